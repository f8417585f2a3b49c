#compdef redoubt
# zsh completion for redoubt. Made from its forms by: redoubt completion zsh
_redoubt() {
  local game=${REDOUBT_GAME:-fow} verb=${words[2]} at=2
  case $verb in
    fow|lg) game=$verb; verb=${words[3]}; at=3 ;;
    dice) game=dice ;;
  esac
  if ((CURRENT == 2)); then
    compadd -- fow lg shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory batch rules readings dice completion help
    return
  elif ((CURRENT == at)); then
    case $game in
      fow) compadd -- shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory ;;
      lg) compadd -- shoot cross gap damage collapse detect ignite spread occupy deploy-check ;;
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg shoot')
      _arguments \
        '--method[what the attack is aimed at]:method:(structure known exploratory opening direct)' \
        '--fire-mode[how the weapon fires]:fire-mode:(single beam automatic pulse rotary area)' \
        '--hit[chance to hit (core Rule 14)]:hit:()' \
        '--penetrate[chance to penetrate the structure (core Rule 16); or give --table]:penetrate:()' \
        '--armor-penetrate[chance to penetrate a piece'\''s own armor; or give --table and --armor]:armor-penetrate:()' \
        '--material[what the structure is made of]:material:(brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic)' \
        '--roof[it is the roof that is struck]' \
        '--armor-class[armor class where no table of the chapter has it]:armor-class:()' \
        '--layers[walls or floors to penetrate one after the other]:layers:()' \
        '--troops[pieces there; in the area reached, for an effect area]:troops:()' \
        '--attacks[attacks, one after the other]:attacks:()' \
        '--inside[chance to hit somebody inside, in place of the printed one]:inside:()' \
        '--target-area[which part of the structure exploratory fire goes at]:target-area:()' \
        '--aim[which opening is fired into]:aim:(embrasure window doorway)' \
        '--target-size[target size the players gave the opening]:target-size:()' \
        '--centre[where inside the effect area is centred]:centre:()' \
        '--centre-in-line-of-fire[whether a shot can reach that point]:centre-in-line-of-fire:(yes no)' \
        '--detect[chance to detect the troops first, signature included]:detect:()' \
        '--radius[radius of the effect area, with --piece]:radius:()' \
        '--piece[a piece\: how far behind the wall, how far along it]:piece:()' \
        '--weapon[name or type of the weapon]:weapon:(blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock)' \
        '--mount[who carries the weapon]:mount:(infantry vehicle)' \
        '--effect-area[the weapon has an effect area]' \
        '--nuclear[it is a nuclear warhead]' \
        '--hole[how wide a hole it leaves]:hole:()' \
        '--weather[what may damp a fire]:weather:(clear mist rain mist-and-rain)' \
        '--flammable[whether the surface burns; by its material if not given]:flammable:(yes no)' \
        '--variant[which variant of the point system]:variant:(1 2 3)' \
        '--points[damage points the target can take]:points:()' \
        '--damage[damage points lost before]:damage:()' \
        '--attack-factor[attack factor of the weapon]:attack-factor:()' \
        '--table[a penetration table of your own (TOML)]:table:()' \
        '--armor[armor class of the pieces themselves, for --table]:armor:()' \
        '--from[the works the shooter is in]:from:(bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building)' \
        '--bearing[where a weapon turret fires, off its front]:bearing:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg cross')
      _arguments \
        '--troops[pieces there; in the area reached, for an effect area]:troops:()' \
        '--as[who passes]:as:(troops vehicle)' \
        '--armor-penetrate[chance to penetrate a piece'\''s own armor; or give --table and --armor]:armor-penetrate:()' \
        '--turns-inside[turns spent in the fire after entering it]:turns-inside:()' \
        '--attack-factor[attack factor of the fire, if you alter it]:attack-factor:()' \
        '--structure[how the structure is]:structure:(intact damaged breached destroyed)' \
        '--action[what the troops want to do there]:action:(move-through occupy shoot)' \
        '--table[a penetration table of your own (TOML)]:table:()' \
        '--armor[armor class of the pieces themselves, for --table]:armor:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg gap')
      _arguments \
        '--points[damage points the target can take]:points:()' \
        '--attacks[attacks in all, 20 if nothing else says how many]:attacks:()' \
        '--hit[chance to hit (core Rule 14)]:hit:()' \
        '--penetrate[chance to penetrate the structure (core Rule 16); or give --table]:penetrate:()' \
        '--per-turn[attacks made in one turn]:per-turn:()' \
        '--turns[turns it goes on for]:turns:()' \
        '--until[make as many attacks as it takes to be so sure]:until:()' \
        '--with[what the wall is attacked with]:with:(demolitions chainsaw buzzsaw)' \
        '--as[who does it]:as:(engineers engineering-vehicle wardrone)' \
        '--material[what the structure is made of]:material:(brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic)' \
        '--roof[it is the roof that is struck]' \
        '--armor-class[armor class where no table of the chapter has it]:armor-class:()' \
        '--layers[walls or floors to penetrate one after the other]:layers:()' \
        '--variant[which variant of the point system]:variant:(1 2 3)' \
        '--attack-factor[attack factor of the weapon]:attack-factor:()' \
        '--effect-area[the weapon has an effect area]' \
        '--weapon[name or type of the weapon]:weapon:(blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock)' \
        '--table[a penetration table of your own (TOML)]:table:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg damage')
      _arguments \
        '--scheme[how damage is judged]:scheme:(points guidelines ignore)' \
        '--variant[which variant of the point system]:variant:(1 2 3)' \
        '--attack-factor[attack factor of the weapon]:attack-factor:()' \
        '--effect-area[the weapon has an effect area]' \
        '--weapon[name or type of the weapon]:weapon:(blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock)' \
        '--result[what the attack came to; or give --hit]:result:(miss hit penetrated)' \
        '--points[damage points the target can take]:points:()' \
        '--damage[damage points lost before]:damage:()' \
        '--attacks[attacks, one after the other]:attacks:()' \
        '--hit[chance to hit (core Rule 14)]:hit:()' \
        '--penetrate[chance to penetrate the structure (core Rule 16); or give --table]:penetrate:()' \
        '--material[what the structure is made of]:material:(brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic)' \
        '--roof[it is the roof that is struck]' \
        '--armor-class[armor class where no table of the chapter has it]:armor-class:()' \
        '--layers[walls or floors to penetrate one after the other]:layers:()' \
        '--section[a removable section of the model]:section:()' \
        '--mount[who carries the weapon]:mount:(infantry vehicle)' \
        '--nuclear[it is a nuclear warhead]' \
        '--hole[how wide a hole it leaves]:hole:()' \
        '--table[a penetration table of your own (TOML)]:table:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg collapse')
      _arguments \
        '--damage[damage points lost before]:damage:()' \
        '--points[damage points the target can take]:points:()' \
        '--turns[turns it has to stand]:turns:()' \
        '--variant[which variant of the point system]:variant:(1 2 3)' \
        '--attack-factor[attack factor of the weapon]:attack-factor:()' \
        '--effect-area[the weapon has an effect area]' \
        '--weapon[name or type of the weapon]:weapon:(blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock)' \
        '--hit[chance to hit (core Rule 14)]:hit:()' \
        '--penetrate[chance to penetrate the structure (core Rule 16); or give --table]:penetrate:()' \
        '--material[what the structure is made of]:material:(brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic)' \
        '--roof[it is the roof that is struck]' \
        '--armor-class[armor class where no table of the chapter has it]:armor-class:()' \
        '--layers[walls or floors to penetrate one after the other]:layers:()' \
        '--table[a penetration table of your own (TOML)]:table:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg detect')
      _arguments \
        '--weapon[name or type of the weapon]:weapon:(blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock)' \
        '--concealment-before[how much of the troops was hidden before they fired]:concealment-before:(total more-than-two-thirds less)' \
        '--fired[whether the troops have fired]:fired:(yes no)' \
        '--base[chance to detect at that concealment, without signature]:base:()' \
        '--signature[bonus for the weapon they fired]:signature:()' \
        '--observers[how many look for them]:observers:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg ignite')
      _arguments \
        '--weapon[name or type of the weapon]:weapon:(blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock)' \
        '--material[what the structure is made of]:material:(brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic)' \
        '--roof[it is the roof that is struck]' \
        '--flammable[whether the surface burns; by its material if not given]:flammable:(yes no)' \
        '--weather[what may damp a fire]:weather:(clear mist rain mist-and-rain)' \
        '--hits[hits on the surface, a roll for each]:hits:()' \
        '--armor-class[armor class where no table of the chapter has it]:armor-class:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg spread')
      _arguments \
        '--start[size of the fire when it started]:start:()' \
        '--turns[turns it has burned]:turns:()' \
        '--wind[the wind]:wind:(normal very-strong)' \
        '--fuel[size of all there is to burn]:fuel:()' \
        '--factor[how many times larger it gets, if you alter it]:factor:()' \
        '--every[in how many turns, if you alter it]:every:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg occupy')
      _arguments \
        '--type[what the position is]:type:(bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building)' \
        '--structure[how the structure is]:structure:(intact damaged breached destroyed)' \
        '--action[what the troops want to do there]:action:(move-through occupy shoot)' \
        '--troops[pieces there; in the area reached, for an effect area]:troops:()' \
        '--bearing[where a weapon turret fires, off its front]:bearing:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'lg deploy-check')
      _arguments \
        '--type[what it is]:type:(bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building)' \
        '--walls[what a wall of it is made of]:walls:(brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic)' \
        '--roofs[what a roof of it is made of]:roofs:(brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic)' \
        '--material[what the structure is made of]:material:(brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic)' \
        '--roof[it is the roof that is struck]' \
        '--armor-class[armor class where no table of the chapter has it]:armor-class:()' \
        '--construction[what kind of construction it is]:construction:(permanent field civilian)' \
        '--troops[soldiers in it]:troops:()' \
        '--fire-from-inside[somebody is to fire out of it]' \
        '--entrances[how many entrances it has]:entrances:()' \
        '--tunnel[a corridor or tunnel leads to it]' \
        '--above-ground[it stands above ground]' \
        '--heavily-armored[whether it has heavy armor]:heavily-armored:(yes no)' \
        '--cover[whether it has overhead cover]:cover:(yes no)' \
        '--openings[whether it has firing slits or embrasures]:openings:(yes no)' \
        '--viewing-gear[it has a periscope or the like]' \
        '--screen[it has a defense screen or force field]' \
        '--crew[who works it]:crew:(crewed automated none)' \
        '--force[whose it is]:force:(regular other)' \
        '--points[damage points the target can take]:points:()' \
        '--variant[which variant of the point system]:variant:(1 2 3)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    *' completion') compadd -- bash zsh fish ;;
    *' batch') _arguments '--jobs[how many at once]:N:' '--format[how to answer]:FORMAT:(json csv)' \
      '--json' '--progress[count the lines]' '*:file:_files' ;;
  esac
}
_redoubt "$@"
