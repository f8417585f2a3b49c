#compdef redoubt
# zsh completion for redoubt. Made from its forms by: redoubt completion zsh
_redoubt() {
  local game=${REDOUBT_GAME:-fow} verb=${words[2]} at=2
  case $verb in
    fow|dh) game=$verb; verb=${words[3]}; at=3 ;;
    dice) game=dice ;;
  esac
  if ((CURRENT == 2)); then
    compadd -- fow dh shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory batch rules readings cards dice completion help
    return
  elif ((CURRENT == at)); then
    case $game in
      fow) compadd -- shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory ;;
      dh) compadd -- shoot penetrate assault counterattack leave deploy-check ;;
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--at[the target fills in its options; see redoubt cards]:at:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret)' \
        '--cards[own cards for --by and --at]:cards:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'dh shoot')
      _arguments \
        '--by[what attacks]:by:(small-arms main-gun rocket at-rifle flame-thrower explosives)' \
        '--at[what is attacked]:at:(bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position)' \
        '--aim[what the shot is meant for; an anti-tank rifle must say]:aim:(crew structure)' \
        '--shots[shots of small arms in one attack, or attacks of another weapon]:shots:()' \
        '--volleys[how often small arms attack like this, one after the other]:volleys:()' \
        '--rof[rate of fire of one weapon, instead of --shots]:rof:()' \
        '--weapons[how many such weapons fire]:weapons:()' \
        '--accuracy[accuracy (ACC) of the firers]:accuracy:()' \
        '--accuracy-mod[other modifiers of the accuracy]:accuracy-mod:()' \
        '--ap[AP of the weapon\: it wounds on that or less]:ap:()' \
        '--cover[cover a normal structure gives]:cover:(medium hard)' \
        '--indirect[the fire is indirect]' \
        '--gun[take the figures of this weapon of a card]:gun:(slog:45mm slog:Maxim pit:Rifles t34:76.2mm t34:7.62-DT glog:MG34-HMG atb:7.5cm hmgb:MG34-HMG conc:10.5cm h35:37mm-Sa18 h35:7.5mm-MI)' \
        '--penetration[penetration row of the weapon]:penetration:()' \
        '--penetration-mod[modifiers of the die for penetration]:penetration-mod:()' \
        '--weapon-dm[damage modifier (DM) of the weapon]:weapon-dm:()' \
        '--mm[morale modifier (MM) of the weapon]:mm:()' \
        '--acquire[number to Acquire, the size of a Fort not yet in it]:acquire:()' \
        '--acquired[the work is Acquired already]' \
        '--hit[number to hit]:hit:()' \
        '--facing[side that is struck]:facing:(front side rear top)' \
        '--penetrated[the attack is known to penetrate]' \
        '--table-die[die on the results table, if it fell already]:table-die:()' \
        '--crew[men inside now]:crew:()' \
        '--target-dm[damage modifier (DM) of the work]:target-dm:()' \
        '--front[armour of the front, part by part]:front:()' \
        '--side[armour of the sides]:side:()' \
        '--rear[armour of the rear]:rear:()' \
        '--top[armour value of the top]:top:()' \
        '--heavy-weapon[a gun or machine gun of the work]:heavy-weapon:()' \
        '--destroyed-weapon[a heavy weapon lost before]:destroyed-weapon:()' \
        '--heaviest[the weapon the attacker names first, and again for the next]:heaviest:()' \
        '--pins[Pin markers of the crew]:pins:()' \
        '--penetrating-hits[Penetrating Hits (PH) on the work before]:penetrating-hits:()' \
        '--guts[Guts of the crew, the weapon'\''s MM not yet in them]:guts:()' \
        '--guts-mod[other modifiers of the Guts, own cover included]:guts-mod:()' \
        '--second-pin[what the owner does at a second Pin marker]:second-pin:(stay fall-back)' \
        '--cease[when fire of several attacks stops]:cease:(destroyed empty)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--cards[own cards for --by and --at]:cards:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'dh penetrate')
      _arguments \
        '--gun[take the figures of this weapon of a card]:gun:(slog:45mm slog:Maxim pit:Rifles t34:76.2mm t34:7.62-DT glog:MG34-HMG atb:7.5cm hmgb:MG34-HMG conc:10.5cm h35:37mm-Sa18 h35:7.5mm-MI)' \
        '--penetration[penetration row of the weapon]:penetration:()' \
        '--penetration-mod[modifiers of the die for penetration]:penetration-mod:()' \
        '--at[what is attacked]:at:(bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position)' \
        '--facing[side that is struck]:facing:(front side rear top)' \
        '--front[armour of the front, part by part]:front:()' \
        '--side[armour of the sides]:side:()' \
        '--rear[armour of the rear]:rear:()' \
        '--top[armour value of the top]:top:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(slog pit t34 glog atb hmgb conc h35)' \
        '--cards[own cards for --by and --at]:cards:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'dh assault')
      _arguments \
        '--at[what is assaulted]:at:(bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position)' \
        '--mode[how it is to be done]:mode:(close-assault improvised throw-grenades charge close-combat set-explosives)' \
        '--attacker[who assaults]:attacker:(infantry vehicle)' \
        '--score[Close Assault (CA) score, reckoned by the core book, Explosives not in it]:score:()' \
        '--explosives[the unit has Explosives and uses them in the assault]' \
        '--grenades[the unit uses grenades]' \
        '--win[chance of the Close Assault at that score]:win:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(slog pit t34 glog atb hmgb conc h35)' \
        '--cards[own cards for --by and --at]:cards:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'dh counterattack')
      _arguments \
        '--from[the fortification that fires back]:from:(slog pit t34 glog atb hmgb conc h35)' \
        '--action[what its crew wants to do]:action:(fire charge)' \
        '--crew[men inside now; all of the card if not given]:crew:()' \
        '--casualties[men lost since]:casualties:()' \
        '--destroyed-weapon[a heavy weapon lost before; repeatable]:destroyed-weapon:()' \
        '--man[a weapon the owner wants served before others; repeatable]:man:()' \
        '--bearing[where the target is, off straight ahead]:bearing:(front side rear)' \
        '--left[when a crew that charges left its work]:left:(no this-turn earlier)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(slog pit t34 glog atb hmgb conc h35)' \
        '--at[the target fills in its options; see redoubt cards]:at:(slog pit t34 glog atb hmgb conc h35)' \
        '--cards[own cards for --by and --at]:cards:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'dh leave')
      _arguments \
        '--from[the fortification it leaves]:from:(slog pit t34 glog atb hmgb conc h35)' \
        '--crew[men who leave; all of the card if not given]:crew:()' \
        '--cause[why it leaves]:cause:(voluntary fall-back rout)' \
        '--section[men in a normal infantry section of this army]:section:()' \
        '--light-mgs[light machine guns with the crew, not on the card]:light-mgs:()' \
        '--carry[a weapon that card or scenario lets it take along; repeatable]:carry:()' \
        '--destroyed-weapon[a heavy weapon lost before; repeatable]:destroyed-weapon:()' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(slog pit t34 glog atb hmgb conc h35)' \
        '--at[the target fills in its options; see redoubt cards]:at:(slog pit t34 glog atb hmgb conc h35)' \
        '--cards[own cards for --by and --at]:cards:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    'dh deploy-check')
      _arguments \
        '--structure[what it is\: plain digging, a Bunker, a Fort, or a card]:structure:(bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position)' \
        '--houses[men it is made for]:houses:()' \
        '--squad[men in a squad or section of its army]:squad:()' \
        '--label[what the group calls it]:label:(bunker fort)' \
        '--cover[cover plain digging gives]:cover:(medium hard)' \
        '--as-fortification[somebody wants it to count as a Fortification]' \
        '--points[points somebody gives it]:points:()' \
        '--provided-by[how it came into the game]:provided-by:(scenario agreement nobody)' \
        '--role[what it is used for]:role:(defence counter-attack)' \
        '--period[theatre or time of the game]:period:(pacific second-world-war modern)' \
        '--mount[how a weapon is mounted; repeatable]:mount:(front side rear all-round)' \
        '--on-card[whether the card says so]:on-card:(yes no)' \
        '--on-record[whether own figures are written down to show]:on-record:(yes no)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:(slog pit t34 glog atb hmgb conc h35)' \
        '--at[the target fills in its options; see redoubt cards]:at:(slog pit t34 glog atb hmgb conc h35)' \
        '--cards[own cards for --by and --at]:cards:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' \
        '*:file:_files' ;;
    'dice dice')
      _arguments \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--by[the one who acts fills in its options; see redoubt cards]:by:()' \
        '--at[the target fills in its options; see redoubt cards]:at:()' \
        '--cards[own cards for --by and --at]:cards:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    *' completion') compadd -- bash zsh fish ;;
    *' cards') _arguments '--compare[beside the first]:CARD:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35)' \
      '--file[own cards]:FILE:_files' '--matrix[table of odds]' '--json' \
      '*:card:(veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35)' ;;
    *' batch') _arguments '--jobs[how many at once]:N:' '--format[how to answer]:FORMAT:(json csv)' \
      '--json' '--progress[count the lines]' '*:file:_files' ;;
  esac
}
_redoubt "$@"
