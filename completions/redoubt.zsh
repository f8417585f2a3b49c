#compdef redoubt
# zsh completion for redoubt. Made from its forms by: redoubt completion zsh
_redoubt() {
  local game=${REDOUBT_GAME:-fow} verb=${words[2]} at=2
  case $verb in
    fow) game=$verb; verb=${words[3]}; at=3 ;;
    dice) game=dice ;;
  esac
  if ((CURRENT == 2)); then
    compadd -- fow shoot cross gap occupy batch rules readings dice completion help
    return
  elif ((CURRENT == at)); then
    case $game in
      fow) compadd -- shoot cross gap occupy ;;
    esac
    return
  fi
  shift $((at - 1)) words
  ((CURRENT -= at - 1))
  case "$game $verb" in
    'fow shoot')
      _arguments \
        '--at[what is shot at]:at:(nest flak-nest tobruk-pit pillbox turret tank-pit)' \
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
        '--hits[hits scored on a tank in a pit; or give --to-hit]:hits:()' \
        '--to-hit[score to hit the tank, its Concealment included]:to-hit:(1+ 2+ 3+ 4+ 5+ 6+)' \
        '--motivation[Motivation of a tank'\''s crew, for a second Bail Out]:motivation:(reluctant confident fearless)' \
        '--odds[exact odds, no dice rolled]' \
        '--dice[the faces you rolled, in the order the table rolls them]:dice:()' \
        '--seed[repeat a ruling by its printed seed]:seed:()' \
        '--format[how to answer]:format:(text json csv)' \
        '--json[short for --format json]' \
        '--require[with --odds\: exit 1 unless it holds; repeatable]:require:()' \
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never)' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never)' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never)' \
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
        '--reading[settle a disputed point; repeatable, see redoubt readings]:reading:(fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never)' \
        '--show[the outcome a table of a sweep tells]:show:()' \
        '--color[when to use colour]:color:(auto always never)' \
        '--help[help with examples]' ;;
    *' completion') compadd -- bash zsh fish ;;
    *' batch') _arguments '--jobs[how many at once]:N:' '--format[how to answer]:FORMAT:(json csv)' \
      '--json' '--progress[count the lines]' '*:file:_files' ;;
  esac
}
_redoubt "$@"
