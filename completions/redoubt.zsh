#compdef redoubt
# zsh completion for redoubt. Made from its forms by: redoubt completion zsh
_redoubt() {
  local game=${REDOUBT_GAME:-fow} verb=${words[2]} at=2
  case $verb in
    fow|vv) game=$verb; verb=${words[3]}; at=3 ;;
    dice) game=dice ;;
  esac
  if ((CURRENT == 2)); then
    compadd -- fow vv shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify batch rules readings dice completion help
    return
  elif ((CURRENT == at)); then
    case $game in
      fow) compadd -- shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory ;;
      vv) compadd -- shoot assault cross gap deploy-check rally survive occupy ;;
    esac
    return
  fi
  shift $((at - 1)) words
  ((CURRENT -= at - 1))
  case "$game $verb" in
    'fow shoot')
      _arguments \
        '--at[what is shot at]:at:(nest flak-nest tobruk-pit pillbox turret tank-pit trench-line gun-pit street-barricade behind-bunker)' \
        '--skill[Skill rating of the shooter]:skill:(conscript trained veteran)' \
        '--rof[rate of fire of one weapon]:rof:()' \
        '--firepower[the weapon'\''s Firepower rating]:firepower:(1+ 2+ 3+ 4+ 5+ 6+)' \
        '--range[distance to the slit of a Pillbox, else to the nearest part]:range:()' \
        '--teams[how many identical weapons shoot]:teams:()' \
        '--weapon[class of the weapon]:weapon:(normal no-he flame-thrower bunker-buster)' \
        '--state[how the target stands before]:state:(unharmed pinned bailed-out destroyed)' \
        '--line-of-sight[whether the shooter sees that slit or part]:line-of-sight:(yes no)' \
        '--moved[the shooters moved this turn]' \
        '--no-fire-on-the-move[the weapon cannot fire on the move]' \
        '--shooter-pinned[the shooters are Pinned Down]' \
        '--smoke[fire smoke instead of shot]' \
        '--mode[how the fire comes in]:mode:(direct bombardment air-strike)' \
        '--aim-point[what a bombardment or air strike is aimed at]:aim-point:(bunker other)' \
        '--national-rule[a national special rule somebody calls on]:national-rule:(none stabilisers volley-fire other)' \
        '--anti-tank[the weapon'\''s Anti-tank rating (Turret, tank)]:anti-tank:()' \
        '--front[Front armour (Turret, tank)]:front:()' \
        '--side[Side armour (Turret, tank)]:side:()' \
        '--top[Top armour (tank under bombardment)]:top:()' \
        '--facing[the armour that is struck, front if not given]:facing:(front side)' \
        '--bearing[where the shot comes from, off the way the turret faces]:bearing:()' \
        '--hits[hits scored on a tank in a pit or on teams; or give --to-hit]:hits:()' \
        '--to-hit[score to hit a tank in a pit or teams, all included]:to-hit:(1+ 2+ 3+ 4+ 5+ 6+)' \
        '--motivation[Motivation of a tank'\''s crew, for a second Bail Out]:motivation:(reluctant confident fearless)' \
        '--target-skill[training of the teams in cover, or their bare score to hit]:target-skill:(conscript trained veteran)' \
        '--team[what is in cover]:team:(infantry man-packed-gun gun unarmoured-vehicle)' \
        '--target-teams[how many teams can be hit; as many as hits if not given]:target-teams:()' \
        '--gone-to-ground[the teams in cover are Gone to Ground]' \
        '--concealed[something else conceals the teams as well]' \
        '--same-section[the shooter is in the same trench section]' \
        '--same-side[the shooter is on the teams'\'' side of the barricade]' \
        '--gapped[the barricade is gapped]' \
        '--through-bunker[a Bunker stands in the line of sight]' \
        '--destroyed[the Bunker hidden behind, or in the way, is Destroyed]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow fire')
      _arguments \
        '--from[what the weapon shoots out of]:from:(nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit)' \
        '--bearing[where the target lies, off straight ahead]:bearing:()' \
        '--slit[where a firing slit of a Pillbox faces, off straight ahead]:slit:()' \
        '--field-of-fire[half the field of fire of a gun in a gun pit, 90 for a 180-degree one]:field-of-fire:()' \
        '--all-round[the arsenal entry of this Nest says it shoots all round]' \
        '--rof[rate of fire of the weapon]:rof:()' \
        '--pinned-rof[rate of fire while Pinned Down; 2 for a Turret or where the arsenal says so, else 1]:pinned-rof:()' \
        '--state[how the crew stands]:state:(unharmed pinned bailed-out destroyed)' \
        '--target[what is shot at]:target:(ground aircraft)' \
        '--mode[direct fire or an Artillery Bombardment]:mode:(direct bombardment)' \
        '--to-hit[score to hit, everything included; leave out for the dice alone]:to-hit:(2+ 3+ 4+ 5+ 6+)' \
        '--skill[Skill rating of the crew, where a Skill Test decides what hits]:skill:(conscript trained veteran)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow assault')
      _arguments \
        '--at[the Bunker that is assaulted]:at:(nest flak-nest tobruk-pit pillbox turret)' \
        '--team[assaulting teams, like 3xtrained or 2xveteran\:pioneer@A; repeatable]:team:()' \
        '--slits[firing slits of the Bunker\: A, B and so on]:slits:()' \
        '--tank-assault[Tank Assault rating of the teams (Turret)]:tank-assault:()' \
        '--state[how the Bunker stands before]:state:(unharmed pinned bailed-out destroyed)' \
        '--rounds[rounds to fight, with counterattacks; else one round'\''s hits]:rounds:(unlimited)' \
        '--motivation[Motivation of the assaulting teams]:motivation:(reluctant confident fearless)' \
        '--defensive-fire[a Bunker firing first, like north\:3x4+\:12in\:pinned or assaulted\:3x4+; repeatable]:defensive-fire:()' \
        '--stop-at[hits of Defensive Fire that stop the assault]:stop-at:()' \
        '--only-defender[nobody else defends\: a Turret Bailed Out is captured]' \
        '--turret[a Turret near the teams, like T2\:bailed-out\:3in; repeatable]:turret:()' \
        '--across[what the teams assault across]:across:(nothing street-barricade)' \
        '--not-adjacent[teams did not begin the Assault Step adjacent to it]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow counterattack')
      _arguments \
        '--from[the Bunker that counterattacks]:from:(nest flak-nest tobruk-pit pillbox turret)' \
        '--state[how the Bunker stands]:state:(unharmed pinned bailed-out destroyed)' \
        '--adjacent[who is adjacent to its slit or turret; infantry or gun if any]:adjacent:(infantry gun vehicle none)' \
        '--teams-left[assaulting teams still there, before the die]:teams-left:()' \
        '--motivation[Motivation of the assaulting teams]:motivation:(reluctant confident fearless)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow cross')
      _arguments \
        '--obstacle[what is in the way]:obstacle:(trench-line gun-pit tank-pit bunker street-barricade)' \
        '--as[what the team is]:as:(infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle)' \
        '--skill[Skill rating of the team]:skill:(conscript trained veteran)' \
        '--overloaded[the vehicle is Overloaded]' \
        '--unarmoured[the Fully-tracked vehicle has no armour]' \
        '--demolition-carrier[the team has a Remote Control Demolition Carrier]' \
        '--not-adjacent[the team did not begin the Movement Step adjacent]' \
        '--gapped[the Street Barricade is gapped]' \
        '--destroyed[the Bunker, or the tank in the pit, is Destroyed]' \
        '--occupied[somebody is in the tank pit]' \
        '--along[move along the trench line, in it]' \
        '--at-the-double[the team moves At the Double]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow gap')
      _arguments \
        '--with[who tries to gap it]:with:(pioneers gun demolition-carrier)' \
        '--obstacle[what is to be gapped]:obstacle:(trench-line gun-pit tank-pit bunker street-barricade)' \
        '--teams[how many equal teams, guns or carriers try]:teams:()' \
        '--skill[Skill rating of the Pioneers or the gun]:skill:(conscript trained veteran)' \
        '--pinned[the teams are Pinned Down]' \
        '--not-adjacent[Pioneers or carrier are not adjacent]' \
        '--moved[the teams moved this turn]' \
        '--bunker-buster[the gun is rated Bunker Buster]' \
        '--rof[rate of fire of one gun]:rof:()' \
        '--firepower[the gun'\''s Firepower rating]:firepower:(1+ 2+ 3+ 4+ 5+ 6+)' \
        '--second-firepower[the carrier'\''s second Firepower rating]:second-firepower:(1+ 2+ 3+ 4+ 5+ 6+)' \
        '--range[distance from the gun to the barricade]:range:()' \
        '--line-of-sight[whether the gun sees the barricade]:line-of-sight:(yes no)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow deploy-check')
      _arguments \
        '--spacing[distance to the nearest other Bunker, edge to edge]:spacing:()' \
        '--spacing-to[whose Bunker that is]:spacing-to:(own enemy)' \
        '--location[what a Bunker stands on]:location:(open building road track railway-line stream river lake water other)' \
        '--building-on[what its building stands on]:building-on:(open building road track railway-line stream river lake water other)' \
        '--in-deployment-area[whether a Bunker is in its owner'\''s deployment area]:in-deployment-area:(yes no)' \
        '--on-objective[an Objective is placed on the Bunker]' \
        '--after-enemy-objective[it was placed after the opponent placed an Objective]' \
        '--mission-override[the mission sets another order of placement]' \
        '--mission[a special rule of the mission, or none]:mission:(none fortifications defensive-battle)' \
        '--fortification[a fortification somebody wants to use]:fortification:(nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade)' \
        '--own-bunkers[Bunkers of the force'\''s own]:own-bunkers:()' \
        '--own-obstacles[Obstacles of the force'\''s own]:own-obstacles:()' \
        '--mission-fortifications[fortifications the mission provides]:mission-fortifications:()' \
        '--platoons[platoons of the force, for the Reserves count]:platoons:()' \
        '--team-class[class of a team that is fortified]:team-class:(guns machine-guns anti-aircraft infantry tanks)' \
        '--fortification-state[number of its state in the table]:fortification-state:()' \
        '--depth[depth of a model]:depth:()' \
        '--width[width of a strongpoint model]:width:()' \
        '--height[height of a strongpoint model]:height:()' \
        '--length[length of a section of barrier or Trench Line]:length:()' \
        '--turret[whether the tank for a Tank Pit has a turret]:turret:(yes no)' \
        '--at-parapet[whether a team touches a trench parapet]:at-parapet:(yes no)' \
        '--barricade-position[how a team stands at a Street Barricade]:barricade-position:(adjacent set-back unclear)' \
        '--join[somebody joining somebody]:join:(bunker-joins-platoon independent-joins-bunker)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' \
        '*:file:_files' ;;
    'fow occupy')
      _arguments \
        '--position[what the team is in (Bunker, Street Barricade\: behind)]:position:(trench-line gun-pit tank-pit bunker street-barricade)' \
        '--as[what the team is; else the usual one for the position]:as:(infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle)' \
        '--action[what it wants to do; without it, its cover is told]:action:(move rotate-hull rotate-turret shoot stand-on-top)' \
        '--all-turn[it spent its whole turn in the position]' \
        '--moved[how it moved in that turn]:moved:(none normal at-the-double)' \
        '--shot[it shot in that turn, bombardments included]' \
        '--same-section[the shooter is in the same trench section]' \
        '--off-parapet[it does not touch the parapet of the trench]' \
        '--turretless[the tank has no turret]' \
        '--fire[what it takes cover from behind a Street Barricade]:fire:(opposite-side same-side bombardment air-strike)' \
        '--gapped[the Street Barricade is gapped]' \
        '--destroyed[the Bunker is Destroyed]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow states')
      _arguments \
        '--team-class[class of teams]:team-class:(guns machine-guns anti-aircraft infantry tanks)' \
        '--state[a number of the table\: is it listed?]:state:()' \
        '--type[a fortification\: which family?]:type:(nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade)' \
        '--as-bunker[ask whether the type counts as a Bunker]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow start-step')
      _arguments \
        '--at[type of the Bunker]:at:(nest flak-nest tobruk-pit pillbox turret)' \
        '--state[how it stands before the Step]:state:(unharmed pinned bailed-out destroyed)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow defender')
      _arguments \
        '--mission[a special rule of the mission, or none]:mission:(none fortifications defensive-battle)' \
        '--a-bunkers[whether force A has Bunkers]:a-bunkers:(yes no)' \
        '--b-bunkers[whether force B has Bunkers]:b-bunkers:(yes no)' \
        '--normal-defender[who would defend otherwise, if anybody]:normal-defender:(a b)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'fow victory')
      _arguments \
        '--destroyed[enemy Bunkers Destroyed]:destroyed:()' \
        '--total[enemy Bunkers there were on the table]:total:()' \
        '--captured[enemy Turrets captured, not among those Destroyed]:captured:()' \
        '--own-standing[your own Bunkers still standing]:own-standing:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'vv shoot')
      _arguments \
        '--at[what the target is in]:at:(open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel)' \
        '--bunker-type[how the bunker is built]:bunker-type:(concrete wood)' \
        '--apfp[Anti-Personnel Firepower, added up]:apfp:()' \
        '--atfp[Anti-Tank Firepower]:atfp:(A B C D E F)' \
        '--target-number[a bare test instead\: 2d6 at or under this]:target-number:()' \
        '--terrain[terrain of the hex]:terrain:(open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean)' \
        '--terrain-cover[cover of the terrain, if not the book'\''s]:terrain-cover:()' \
        '--hindrance[hindrance hexes and hexsides on the way]:hindrance:()' \
        '--smoke[hindrance of Smoke markers (Smoke 1\: 1, Smoke 2\: 2)]:smoke:()' \
        '--assault-move[the target is using assault movement]' \
        '--leader[modifier of a leader with the attackers]:leader:()' \
        '--grenades[the attackers use a Grenades counter]' \
        '--satchel[APFP of a satchel charge the attackers use]:satchel:()' \
        '--support-weapon[a firing unit uses a support weapon too]' \
        '--from[where the attackers are]:from:(open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel building)' \
        '--in-arc[whether the target is in the bunker'\''s front firing arc]:in-arc:(yes no)' \
        '--firer[what fires]:firer:(infantry gun vehicle afv)' \
        '--weapon[what it fires with]:weapon:(small-arms machine-gun gun at-weapon mortar artillery air)' \
        '--range[distance, the target'\''s hex counted]:range:()' \
        '--line-of-sight[whether the firer sees the hex]:line-of-sight:(yes no)' \
        '--through[a position in a hex that the line of sight crosses]:through:(open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel)' \
        '--spotter[an unpinned friend sees the hex for the mortar]' \
        '--opportunity[Opportunity Fire at a moving unit]' \
        '--pinned[the firer is pinned]' \
        '--fired[the firer has attacked in this turn already]' \
        '--units[the units in the hex, like 4-6-4,2-6-3,leader or gun=3 (APFP-range-rating)]:units:()' \
        '--losses[how their owner takes casualty points]:losses:(cheapest keep-firing)' \
        '--target[what is fired at; with ATFP a Gun, or an AFV whose armour is given]:target:(infantry gun vehicle afv)' \
        '--gun-shield[the Gun fired at has a shield that faces the fire]' \
        '--armour[Armour Factor of an AFV that has only one, or the one struck]:armour:(A B C D E F)' \
        '--armour-front[front Armour Factor of an AFV]:armour-front:(A B C D E F)' \
        '--armour-rear[rear Armour Factor of an AFV]:armour-rear:(A B C D E F)' \
        '--facing[which armour the shot strikes]:facing:(front rear hexside)' \
        '--immobile[the AFV is immobilised already]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'vv assault')
      _arguments \
        '--at[what the target is in]:at:(open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel)' \
        '--bunker-type[how the bunker is built]:bunker-type:(concrete wood)' \
        '--mode[close assault or overrun]:mode:(close-assault overrun)' \
        '--attack[APFP of the assaulting units, added up (of the AFV in an overrun)]:attack:()' \
        '--defend[APFP of the unpinned defending units, added up (a Gun has 2)]:defend:()' \
        '--attackers[assaulting units]:attackers:()' \
        '--defenders[defending units, the pinned ones included]:defenders:()' \
        '--pinned-defenders[how many of the defending units are pinned]:pinned-defenders:()' \
        '--terrain[terrain of the hex]:terrain:(open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean)' \
        '--terrain-cover[cover of the terrain, if not the book'\''s]:terrain-cover:()' \
        '--hexside[cover of a wall or hedge that is crossed]:hexside:()' \
        '--uphill[hill levels the assault climbs]:uphill:()' \
        '--leader[modifier of a leader with the attackers]:leader:()' \
        '--enemy-leader[modifier of a leader with the defenders]:enemy-leader:()' \
        '--grenades[the attackers use a Grenades counter]' \
        '--enemy-grenades[the defenders use a Grenades counter]' \
        '--satchel[APFP of a satchel charge the attackers use]:satchel:()' \
        '--enemy-satchel[APFP of a satchel charge the defenders use]:enemy-satchel:()' \
        '--from[where the attackers are]:from:(open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel building)' \
        '--in-arc[whether the other hex lies in a bunker'\''s firing arc]:in-arc:(yes no)' \
        '--as[what assaults]:as:(infantry gun vehicle afv)' \
        '--pinned[the firer is pinned]' \
        '--advanced[the units have advanced in this phase]' \
        '--not-adjacent[the units are not adjacent to the hex]' \
        '--won[the close assault is won already]' \
        '--hidden[the minefield is hidden so far]' \
        '--die[what is rolled for mines, if not as settled]:die:(1d6 2d6 1d10)' \
        '--own-mines[their own side laid the mines]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'vv cross')
      _arguments \
        '--position[the position in the hex]:position:(open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel)' \
        '--units[units that enter, each counted]:units:()' \
        '--as[what they are]:as:(infantry gun vehicle afv)' \
        '--terrain[terrain of the hex]:terrain:(open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean)' \
        '--terrain-cost[Movement Points of the terrain, if not the book'\''s]:terrain-cost:()' \
        '--uphill[hill levels climbed, one Movement Point each]:uphill:()' \
        '--hexside[walls and hedges crossed, one Movement Point each]:hexside:()' \
        '--movement-points[Movement Points they have left]:movement-points:()' \
        '--moved[they have moved in this phase already]' \
        '--occupied-by[who is in the position]:occupied-by:(none friendly enemy)' \
        '--full[the position is stacked to its limit]' \
        '--occupants[infantry units inside, leaders included]:occupants:()' \
        '--leaders[how many of the occupants are leaders]:leaders:()' \
        '--guns[Guns inside]:guns:()' \
        '--vehicles[vehicles and AFVs in the position]:vehicles:()' \
        '--exit-cost[Movement Points to get out of the hex again]:exit-cost:()' \
        '--mode[how they go]:mode:(move advance close-assault overrun stay leave tunnel)' \
        '--phase[when they want to leave barbed wire]:phase:(command fire movement defensive-fire advance-and-assault after-action)' \
        '--hidden[the minefield is hidden so far]' \
        '--die[what is rolled for mines, if not as settled]:die:(1d6 2d6 1d10)' \
        '--own-mines[their own side laid the mines]' \
        '--passengers[units carried or towed by each of them]:passengers:()' \
        '--side[whose units they are, for caves]:side:(japanese us british german soviet other)' \
        '--tunnel[hexes to move through a tunnel]:tunnel:()' \
        '--entry[where they go into the tunnel]:entry:(cave bunker elsewhere)' \
        '--exit[where they come out of it, if they do]:exit:(cave bunker elsewhere)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'vv gap')
      _arguments \
        '--position[the obstacle]:position:(bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave)' \
        '--satchel[a satchel charge is at hand]' \
        '--no-satchel[the side has no satchel charge left]' \
        '--adjacent[the wire hex is adjacent]' \
        '--not-adjacent[the wire hex is not adjacent]' \
        '--phase[when it is done]:phase:(command fire movement defensive-fire advance-and-assault after-action)' \
        '--attacked[the unit has attacked in this turn]' \
        '--as[what the unit is]:as:(infantry gun vehicle afv)' \
        '--pinned[the firer is pinned]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'vv deploy-check')
      _arguments \
        '--position[the position]:position:(bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave)' \
        '--terrain[terrain of its hex]:terrain:(open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean)' \
        '--oob[what the order of battle gives, like foxhole=3; repeatable]:oob:()' \
        '--requested[what is to be placed, like foxhole=4; repeatable]:requested:()' \
        '--guidelines[whether it stands where the order of battle says]:guidelines:(yes no)' \
        '--theater[theater of the scenario, for caves]:theater:(pacific europe africa other)' \
        '--side[whose it is]:side:(japanese us british german soviet other)' \
        '--nearest-cave[distance of a cave to the next cave]:nearest-cave:()' \
        '--only-cave[there is no other cave]' \
        '--hidden[the minefield is hidden]' \
        '--scenario-rule[a special scenario rule provides hidden minefields]' \
        '--map[map that was written down]:map:()' \
        '--hex[hex that was written down]:hex:()' \
        '--occupants[infantry units inside, leaders included]:occupants:()' \
        '--leaders[how many of the occupants are leaders]:leaders:()' \
        '--guns[Guns inside]:guns:()' \
        '--vehicles[vehicles and AFVs in the position]:vehicles:()' \
        '--outside[units in the hex but outside the position]:outside:()' \
        '--second-position[another position is in the hex]' \
        '--tunnels[who lays out the tunnels]:tunnels:(scenario owner none)' \
        '--section[length of a tunnel section, in steps]:section:()' \
        '--end[what stands at an end of a tunnel; repeatable]:end:(cave bunker elsewhere)' \
        '--under[terrain a tunnel runs under; repeatable]:under:(open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean)' \
        '--branches[tunnels that start at one cave]:branches:()' \
        '--crosses[the tunnel crosses one of another system]' \
        '--bunker-on-route[a bunker stands along the tunnel]' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' \
        '*:file:_files' ;;
    'vv rally')
      _arguments \
        '--as[what the unit is]:as:(infantry elite leader gun vehicle)' \
        '--leader[modifier of an unpinned leader in its hex]:leader:()' \
        '--phase[phase of its owner]:phase:(command fire movement defensive-fire advance-and-assault after-action)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'vv survive')
      _arguments \
        '--points[casualty points of one attack]:points:()' \
        '--as[what is hit; or name --units]:as:(gun vehicle)' \
        '--rating[Casualty Rating of the Gun or vehicle]:rating:()' \
        '--pinned[it is pinned already]' \
        '--gun-shield[the Gun fired at has a shield that faces the fire]' \
        '--units[the units in the hex, like 4-6-4,2-6-3,leader or gun=3 (APFP-range-rating)]:units:()' \
        '--losses[how their owner takes casualty points]:losses:(cheapest keep-firing)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'vv occupy')
      _arguments \
        '--position[the position]:position:(bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave)' \
        '--as[what wants to occupy it; else the position is told]:as:(infantry gun vehicle afv)' \
        '--units[how many of them]:units:()' \
        '--mover[whose units, seen from those inside]:mover:(own enemy)' \
        '--occupants[infantry units inside, leaders included]:occupants:()' \
        '--leaders[how many of the occupants are leaders]:leaders:()' \
        '--guns[Guns inside]:guns:()' \
        '--vehicles[vehicles and AFVs in the position]:vehicles:()' \
        '--side[whose units they are, for caves]:side:(japanese us british german soviet other)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'dice dice')
      _arguments \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--battle[take named pieces from a battle, and write the ruling to it]:battle:_files' \
        '--by[the piece of the battle, or the card, that acts]:by:()' \
        '--at[the piece of the battle, or the card, that something is done to]:at:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    *' completion') compadd -- bash zsh fish ;;
    *' batch') _arguments '--jobs[how many at once]:N:' '--format[how to answer]:FORMAT:(json csv)' \
      '--json' '--progress[count the lines]' '*:file:_files' ;;
    *' play' | *' verify') _files ;;
  esac
}
_redoubt "$@"
