# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  local game=${REDOUBT_GAME:-fow} verb=${COMP_WORDS[1]} at=1 words=
  case $verb in
    fow|lg) game=$verb; verb=${COMP_WORDS[2]}; at=2 ;;
    dice) game=dice ;;
  esac
  if ((COMP_CWORD == 1)); then
    words='fow lg shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory batch rules readings dice completion help'
  elif ((COMP_CWORD == at)); then
    case $game in
      fow) words='shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory' ;;
      lg) words='shoot cross gap damage collapse detect ignite spread occupy deploy-check' ;;
    esac
  else
    case "$game $verb" in
      'fow shoot')
        case $prev in
          --at) words='nest flak-nest tobruk-pit pillbox turret tank-pit trench-line gun-pit street-barricade behind-bunker' ;;
          --skill) words='conscript trained veteran' ;;
          --rof) words='' ;;
          --firepower) words='1+ 2+ 3+ 4+ 5+ 6+' ;;
          --range) words='' ;;
          --teams) words='' ;;
          --weapon) words='normal no-he flame-thrower bunker-buster' ;;
          --state) words='unharmed pinned bailed-out destroyed' ;;
          --line-of-sight) words='yes no' ;;
          --mode) words='direct bombardment air-strike' ;;
          --aim-point) words='bunker other' ;;
          --national-rule) words='none stabilisers volley-fire other' ;;
          --anti-tank) words='' ;;
          --front) words='' ;;
          --side) words='' ;;
          --top) words='' ;;
          --facing) words='front side' ;;
          --bearing) words='' ;;
          --hits) words='' ;;
          --to-hit) words='1+ 2+ 3+ 4+ 5+ 6+' ;;
          --motivation) words='reluctant confident fearless' ;;
          --target-skill) words='conscript trained veteran' ;;
          --team) words='infantry man-packed-gun gun unarmoured-vehicle' ;;
          --target-teams) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --skill --rof --firepower --range --teams --weapon --state --line-of-sight --moved --no-fire-on-the-move --shooter-pinned --smoke --mode --aim-point --national-rule --anti-tank --front --side --top --facing --bearing --hits --to-hit --motivation --target-skill --team --target-teams --gone-to-ground --concealed --same-section --same-side --gapped --through-bunker --destroyed --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow fire')
        case $prev in
          --from) words='nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit' ;;
          --bearing) words='' ;;
          --slit) words='' ;;
          --field-of-fire) words='' ;;
          --rof) words='' ;;
          --pinned-rof) words='' ;;
          --state) words='unharmed pinned bailed-out destroyed' ;;
          --target) words='ground aircraft' ;;
          --mode) words='direct bombardment' ;;
          --to-hit) words='2+ 3+ 4+ 5+ 6+' ;;
          --skill) words='conscript trained veteran' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--from --bearing --slit --field-of-fire --all-round --rof --pinned-rof --state --target --mode --to-hit --skill --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow assault')
        case $prev in
          --at) words='nest flak-nest tobruk-pit pillbox turret' ;;
          --team) words='' ;;
          --slits) words='' ;;
          --tank-assault) words='' ;;
          --state) words='unharmed pinned bailed-out destroyed' ;;
          --rounds) words='unlimited' ;;
          --motivation) words='reluctant confident fearless' ;;
          --defensive-fire) words='' ;;
          --stop-at) words='' ;;
          --turret) words='' ;;
          --across) words='nothing street-barricade' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --team --slits --tank-assault --state --rounds --motivation --defensive-fire --stop-at --only-defender --turret --across --not-adjacent --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow counterattack')
        case $prev in
          --from) words='nest flak-nest tobruk-pit pillbox turret' ;;
          --state) words='unharmed pinned bailed-out destroyed' ;;
          --adjacent) words='infantry gun vehicle none' ;;
          --teams-left) words='' ;;
          --motivation) words='reluctant confident fearless' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--from --state --adjacent --teams-left --motivation --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow cross')
        case $prev in
          --obstacle) words='trench-line gun-pit tank-pit bunker street-barricade' ;;
          --as) words='infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle' ;;
          --skill) words='conscript trained veteran' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--obstacle --as --skill --overloaded --unarmoured --demolition-carrier --not-adjacent --gapped --destroyed --occupied --along --at-the-double --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow gap')
        case $prev in
          --with) words='pioneers gun demolition-carrier' ;;
          --obstacle) words='trench-line gun-pit tank-pit bunker street-barricade' ;;
          --teams) words='' ;;
          --skill) words='conscript trained veteran' ;;
          --rof) words='' ;;
          --firepower) words='1+ 2+ 3+ 4+ 5+ 6+' ;;
          --second-firepower) words='1+ 2+ 3+ 4+ 5+ 6+' ;;
          --range) words='' ;;
          --line-of-sight) words='yes no' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--with --obstacle --teams --skill --pinned --not-adjacent --moved --bunker-buster --rof --firepower --second-firepower --range --line-of-sight --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow deploy-check')
        case $prev in
          --spacing) words='' ;;
          --spacing-to) words='own enemy' ;;
          --location) words='open building road track railway-line stream river lake water other' ;;
          --building-on) words='open building road track railway-line stream river lake water other' ;;
          --in-deployment-area) words='yes no' ;;
          --mission) words='none fortifications defensive-battle' ;;
          --fortification) words='nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade' ;;
          --own-bunkers) words='' ;;
          --own-obstacles) words='' ;;
          --mission-fortifications) words='' ;;
          --platoons) words='' ;;
          --team-class) words='guns machine-guns anti-aircraft infantry tanks' ;;
          --fortification-state) words='' ;;
          --depth) words='' ;;
          --width) words='' ;;
          --height) words='' ;;
          --length) words='' ;;
          --turret) words='yes no' ;;
          --at-parapet) words='yes no' ;;
          --barricade-position) words='adjacent set-back unclear' ;;
          --join) words='bunker-joins-platoon independent-joins-bunker' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--spacing --spacing-to --location --building-on --in-deployment-area --on-objective --after-enemy-objective --mission-override --mission --fortification --own-bunkers --own-obstacles --mission-fortifications --platoons --team-class --fortification-state --depth --width --height --length --turret --at-parapet --barricade-position --join --odds --dice --seed --format --json --require --reading --show --color --help'; compopt -o default ;;
        esac ;;
      'fow occupy')
        case $prev in
          --position) words='trench-line gun-pit tank-pit bunker street-barricade' ;;
          --as) words='infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle' ;;
          --action) words='move rotate-hull rotate-turret shoot stand-on-top' ;;
          --moved) words='none normal at-the-double' ;;
          --fire) words='opposite-side same-side bombardment air-strike' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--position --as --action --all-turn --moved --shot --same-section --off-parapet --turretless --fire --gapped --destroyed --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow states')
        case $prev in
          --team-class) words='guns machine-guns anti-aircraft infantry tanks' ;;
          --state) words='' ;;
          --type) words='nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--team-class --state --type --as-bunker --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow start-step')
        case $prev in
          --at) words='nest flak-nest tobruk-pit pillbox turret' ;;
          --state) words='unharmed pinned bailed-out destroyed' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --state --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow defender')
        case $prev in
          --mission) words='none fortifications defensive-battle' ;;
          --a-bunkers) words='yes no' ;;
          --b-bunkers) words='yes no' ;;
          --normal-defender) words='a b' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--mission --a-bunkers --b-bunkers --normal-defender --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'fow victory')
        case $prev in
          --destroyed) words='' ;;
          --total) words='' ;;
          --captured) words='' ;;
          --own-standing) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--destroyed --total --captured --own-standing --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg shoot')
        case $prev in
          --method) words='structure known exploratory opening direct' ;;
          --fire-mode) words='single beam automatic pulse rotary area' ;;
          --hit) words='' ;;
          --penetrate) words='' ;;
          --armor-penetrate) words='' ;;
          --material) words='brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic' ;;
          --armor-class) words='' ;;
          --layers) words='' ;;
          --troops) words='' ;;
          --attacks) words='' ;;
          --inside) words='' ;;
          --target-area) words='' ;;
          --aim) words='embrasure window doorway' ;;
          --target-size) words='' ;;
          --centre) words='' ;;
          --centre-in-line-of-fire) words='yes no' ;;
          --detect) words='' ;;
          --radius) words='' ;;
          --piece) words='' ;;
          --weapon) words='blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock' ;;
          --mount) words='infantry vehicle' ;;
          --hole) words='' ;;
          --weather) words='clear mist rain mist-and-rain' ;;
          --flammable) words='yes no' ;;
          --variant) words='1 2 3' ;;
          --points) words='' ;;
          --damage) words='' ;;
          --attack-factor) words='' ;;
          --table) words='' ;;
          --armor) words='' ;;
          --from) words='bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building' ;;
          --bearing) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--method --fire-mode --hit --penetrate --armor-penetrate --material --roof --armor-class --layers --troops --attacks --inside --target-area --aim --target-size --centre --centre-in-line-of-fire --detect --radius --piece --weapon --mount --effect-area --nuclear --hole --weather --flammable --variant --points --damage --attack-factor --table --armor --from --bearing --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg cross')
        case $prev in
          --troops) words='' ;;
          --as) words='troops vehicle' ;;
          --armor-penetrate) words='' ;;
          --turns-inside) words='' ;;
          --attack-factor) words='' ;;
          --structure) words='intact damaged breached destroyed' ;;
          --action) words='move-through occupy shoot' ;;
          --table) words='' ;;
          --armor) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--troops --as --armor-penetrate --turns-inside --attack-factor --structure --action --table --armor --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg gap')
        case $prev in
          --points) words='' ;;
          --attacks) words='' ;;
          --hit) words='' ;;
          --penetrate) words='' ;;
          --per-turn) words='' ;;
          --turns) words='' ;;
          --until) words='' ;;
          --with) words='demolitions chainsaw buzzsaw' ;;
          --as) words='engineers engineering-vehicle wardrone' ;;
          --material) words='brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic' ;;
          --armor-class) words='' ;;
          --layers) words='' ;;
          --variant) words='1 2 3' ;;
          --attack-factor) words='' ;;
          --weapon) words='blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock' ;;
          --table) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--points --attacks --hit --penetrate --per-turn --turns --until --with --as --material --roof --armor-class --layers --variant --attack-factor --effect-area --weapon --table --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg damage')
        case $prev in
          --scheme) words='points guidelines ignore' ;;
          --variant) words='1 2 3' ;;
          --attack-factor) words='' ;;
          --weapon) words='blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock' ;;
          --result) words='miss hit penetrated' ;;
          --points) words='' ;;
          --damage) words='' ;;
          --attacks) words='' ;;
          --hit) words='' ;;
          --penetrate) words='' ;;
          --material) words='brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic' ;;
          --armor-class) words='' ;;
          --layers) words='' ;;
          --section) words='' ;;
          --mount) words='infantry vehicle' ;;
          --hole) words='' ;;
          --table) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--scheme --variant --attack-factor --effect-area --weapon --result --points --damage --attacks --hit --penetrate --material --roof --armor-class --layers --section --mount --nuclear --hole --table --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg collapse')
        case $prev in
          --damage) words='' ;;
          --points) words='' ;;
          --turns) words='' ;;
          --variant) words='1 2 3' ;;
          --attack-factor) words='' ;;
          --weapon) words='blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock' ;;
          --hit) words='' ;;
          --penetrate) words='' ;;
          --material) words='brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic' ;;
          --armor-class) words='' ;;
          --layers) words='' ;;
          --table) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--damage --points --turns --variant --attack-factor --effect-area --weapon --hit --penetrate --material --roof --armor-class --layers --table --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg detect')
        case $prev in
          --weapon) words='blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock' ;;
          --concealment-before) words='total more-than-two-thirds less' ;;
          --fired) words='yes no' ;;
          --base) words='' ;;
          --signature) words='' ;;
          --observers) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--weapon --concealment-before --fired --base --signature --observers --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg ignite')
        case $prev in
          --weapon) words='blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock' ;;
          --material) words='brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic' ;;
          --flammable) words='yes no' ;;
          --weather) words='clear mist rain mist-and-rain' ;;
          --hits) words='' ;;
          --armor-class) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--weapon --material --roof --flammable --weather --hits --armor-class --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg spread')
        case $prev in
          --start) words='' ;;
          --turns) words='' ;;
          --wind) words='normal very-strong' ;;
          --fuel) words='' ;;
          --factor) words='' ;;
          --every) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--start --turns --wind --fuel --factor --every --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg occupy')
        case $prev in
          --type) words='bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building' ;;
          --structure) words='intact damaged breached destroyed' ;;
          --action) words='move-through occupy shoot' ;;
          --troops) words='' ;;
          --bearing) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--type --structure --action --troops --bearing --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'lg deploy-check')
        case $prev in
          --type) words='bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building' ;;
          --walls) words='brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic' ;;
          --roofs) words='brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic' ;;
          --material) words='brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic' ;;
          --armor-class) words='' ;;
          --construction) words='permanent field civilian' ;;
          --troops) words='' ;;
          --entrances) words='' ;;
          --heavily-armored) words='yes no' ;;
          --cover) words='yes no' ;;
          --openings) words='yes no' ;;
          --crew) words='crewed automated none' ;;
          --force) words='regular other' ;;
          --points) words='' ;;
          --variant) words='1 2 3' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--type --walls --roofs --material --roof --armor-class --construction --troops --fire-from-inside --entrances --tunnel --above-ground --heavily-armored --cover --openings --viewing-gear --screen --crew --force --points --variant --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'dice dice')
        case $prev in
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing lg.inside-roll=per-attack lg.inside-roll=each-piece lg.armor-inside=own-armor lg.armor-inside=none lg.nuclear-inside=whole-area lg.nuclear-inside=half-area lg.area-destruction=penetration lg.area-destruction=hit lg.fire-from-bunker=refused lg.fire-from-bunker=allowed lg.detection-rolls=per-observer lg.detection-rolls=per-team lg.penetrating-points=attack-factor lg.penetrating-points=plus-hit lg.collapse-percent=whole-tens lg.collapse-percent=half-up lg.collapse-percent=exact lg.collapse-checks=every-turn lg.collapse-checks=after-damage lg.untenable=barred lg.untenable=open lg.weather=lower-number lg.weather=lower-die lg.mist-and-rain=rain lg.mist-and-rain=sum lg.fire-growth=after-two-turns lg.fire-growth=next-turn lg.fire-attacks=each-turn lg.fire-attacks=once' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      *' completion') words='bash zsh fish' ;;
      *' batch') words='--jobs --format --json --progress --help'; compopt -o default ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _redoubt redoubt
