# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  local game=${REDOUBT_GAME:-fow} verb=${COMP_WORDS[1]} at=1 words=
  case $verb in
    fow|dh) game=$verb; verb=${COMP_WORDS[2]}; at=2 ;;
    dice) game=dice ;;
  esac
  if ((COMP_CWORD == 1)); then
    words='fow dh shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory batch rules readings cards dice completion help'
  elif ((COMP_CWORD == at)); then
    case $game in
      fow) words='shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory' ;;
      dh) words='shoot penetrate assault counterattack leave deploy-check' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --skill --rof --firepower --range --teams --weapon --state --line-of-sight --moved --no-fire-on-the-move --shooter-pinned --smoke --mode --aim-point --national-rule --anti-tank --front --side --top --facing --bearing --hits --to-hit --motivation --target-skill --team --target-teams --gone-to-ground --concealed --same-section --same-side --gapped --through-bunker --destroyed --odds --dice --seed --format --json --require --reading --show --by --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--from --bearing --slit --field-of-fire --all-round --rof --pinned-rof --state --target --mode --to-hit --skill --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --team --slits --tank-assault --state --rounds --motivation --defensive-fire --stop-at --only-defender --turret --across --not-adjacent --odds --dice --seed --format --json --require --reading --show --by --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--from --state --adjacent --teams-left --motivation --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--obstacle --as --skill --overloaded --unarmoured --demolition-carrier --not-adjacent --gapped --destroyed --occupied --along --at-the-double --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--with --obstacle --teams --skill --pinned --not-adjacent --moved --bunker-buster --rof --firepower --second-firepower --range --line-of-sight --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--spacing --spacing-to --location --building-on --in-deployment-area --on-objective --after-enemy-objective --mission-override --mission --fortification --own-bunkers --own-obstacles --mission-fortifications --platoons --team-class --fortification-state --depth --width --height --length --turret --at-parapet --barricade-position --join --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help'; compopt -o default ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--position --as --action --all-turn --moved --shot --same-section --off-parapet --turretless --fire --gapped --destroyed --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--team-class --state --type --as-bunker --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
        esac ;;
      'fow start-step')
        case $prev in
          --at) words='nest flak-nest tobruk-pit pillbox turret' ;;
          --state) words='unharmed pinned bailed-out destroyed' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --state --odds --dice --seed --format --json --require --reading --show --by --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--mission --a-bunkers --b-bunkers --normal-defender --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --at) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--destroyed --total --captured --own-standing --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
        esac ;;
      'dh shoot')
        case $prev in
          --by) words='small-arms main-gun rocket at-rifle flame-thrower explosives' ;;
          --at) words='bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position' ;;
          --aim) words='crew structure' ;;
          --shots) words='' ;;
          --volleys) words='' ;;
          --rof) words='' ;;
          --weapons) words='' ;;
          --accuracy) words='' ;;
          --accuracy-mod) words='' ;;
          --ap) words='' ;;
          --cover) words='medium hard' ;;
          --gun) words='slog:45mm slog:Maxim pit:Rifles t34:76.2mm t34:7.62-DT glog:MG34-HMG atb:7.5cm hmgb:MG34-HMG conc:10.5cm h35:37mm-Sa18 h35:7.5mm-MI' ;;
          --penetration) words='' ;;
          --penetration-mod) words='' ;;
          --weapon-dm) words='' ;;
          --mm) words='' ;;
          --acquire) words='' ;;
          --hit) words='' ;;
          --facing) words='front side rear top' ;;
          --table-die) words='' ;;
          --crew) words='' ;;
          --target-dm) words='' ;;
          --front) words='' ;;
          --side) words='' ;;
          --rear) words='' ;;
          --top) words='' ;;
          --heavy-weapon) words='' ;;
          --destroyed-weapon) words='' ;;
          --heaviest) words='' ;;
          --pins) words='' ;;
          --penetrating-hits) words='' ;;
          --guts) words='' ;;
          --guts-mod) words='' ;;
          --second-pin) words='stay fall-back' ;;
          --cease) words='destroyed empty' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--by --at --aim --shots --volleys --rof --weapons --accuracy --accuracy-mod --ap --cover --indirect --gun --penetration --penetration-mod --weapon-dm --mm --acquire --acquired --hit --facing --penetrated --table-die --crew --target-dm --front --side --rear --top --heavy-weapon --destroyed-weapon --heaviest --pins --penetrating-hits --guts --guts-mod --second-pin --cease --odds --dice --seed --format --json --require --reading --show --cards --color --help' ;;
        esac ;;
      'dh penetrate')
        case $prev in
          --gun) words='slog:45mm slog:Maxim pit:Rifles t34:76.2mm t34:7.62-DT glog:MG34-HMG atb:7.5cm hmgb:MG34-HMG conc:10.5cm h35:37mm-Sa18 h35:7.5mm-MI' ;;
          --penetration) words='' ;;
          --penetration-mod) words='' ;;
          --at) words='bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position' ;;
          --facing) words='front side rear top' ;;
          --front) words='' ;;
          --side) words='' ;;
          --rear) words='' ;;
          --top) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='slog pit t34 glog atb hmgb conc h35' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--gun --penetration --penetration-mod --at --facing --front --side --rear --top --odds --dice --seed --format --json --require --reading --show --by --cards --color --help' ;;
        esac ;;
      'dh assault')
        case $prev in
          --at) words='bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position' ;;
          --mode) words='close-assault improvised throw-grenades charge close-combat set-explosives' ;;
          --attacker) words='infantry vehicle' ;;
          --score) words='' ;;
          --win) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='slog pit t34 glog atb hmgb conc h35' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --mode --attacker --score --explosives --grenades --win --odds --dice --seed --format --json --require --reading --show --by --cards --color --help' ;;
        esac ;;
      'dh counterattack')
        case $prev in
          --from) words='slog pit t34 glog atb hmgb conc h35' ;;
          --action) words='fire charge' ;;
          --crew) words='' ;;
          --casualties) words='' ;;
          --destroyed-weapon) words='' ;;
          --man) words='' ;;
          --bearing) words='front side rear' ;;
          --left) words='no this-turn earlier' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='slog pit t34 glog atb hmgb conc h35' ;;
          --at) words='slog pit t34 glog atb hmgb conc h35' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--from --action --crew --casualties --destroyed-weapon --man --bearing --left --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
        esac ;;
      'dh leave')
        case $prev in
          --from) words='slog pit t34 glog atb hmgb conc h35' ;;
          --crew) words='' ;;
          --cause) words='voluntary fall-back rout' ;;
          --section) words='' ;;
          --light-mgs) words='' ;;
          --carry) words='' ;;
          --destroyed-weapon) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='slog pit t34 glog atb hmgb conc h35' ;;
          --at) words='slog pit t34 glog atb hmgb conc h35' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--from --crew --cause --section --light-mgs --carry --destroyed-weapon --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
        esac ;;
      'dh deploy-check')
        case $prev in
          --structure) words='bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position' ;;
          --houses) words='' ;;
          --squad) words='' ;;
          --label) words='bunker fort' ;;
          --cover) words='medium hard' ;;
          --points) words='' ;;
          --provided-by) words='scenario agreement nobody' ;;
          --role) words='defence counter-attack' ;;
          --period) words='pacific second-world-war modern' ;;
          --mount) words='front side rear all-round' ;;
          --on-card) words='yes no' ;;
          --on-record) words='yes no' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='slog pit t34 glog atb hmgb conc h35' ;;
          --at) words='slog pit t34 glog atb hmgb conc h35' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--structure --houses --squad --label --cover --as-fortification --points --provided-by --role --period --mount --on-card --on-record --odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help'; compopt -o default ;;
        esac ;;
      'dice dice')
        case $prev in
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing dh.model=variant dh.model=plain-cover dh.total-of-ten=eliminated dh.total-of-ten=routed dh.cover-rolls=by-accuracy dh.cover-rolls=fixed dh.cover-rolls=carry dh.blast-dice=ten dh.blast-dice=crew dh.earlier-hits=each-ph dh.earlier-hits=each-attack dh.equal-armour=penetrates dh.equal-armour=bounces dh.lowest-row=check-and-ph dh.lowest-row=nothing dh.flame-pins=none dh.flame-pins=three dh.fort-acquire=easier dh.fort-acquire=harder dh.no-penetration=nothing dh.no-penetration=guts-check dh.half-the-rest=round-down dh.half-the-rest=round-up dh.short-handed=no-rifles dh.short-handed=half-the-rest dh.all-crew=anybody-left dh.all-crew=full-complement dh.rifle-pit=half dh.rifle-pit=all dh.fire-acquire-bonus=own-numbers dh.fire-acquire-bonus=main-gun dh.front-edge=in-front dh.front-edge=off-front dh.leaders-outside=each-unit dh.leaders-outside=one-in-all dh.split=nearest dh.split=full-sections' ;;
          --show) words='' ;;
          --by) words='' ;;
          --at) words='' ;;
          --cards) words='' ;;
          --color) words='auto always never' ;;
          *) words='--odds --dice --seed --format --json --require --reading --show --by --at --cards --color --help' ;;
        esac ;;
      *' completion') words='bash zsh fish' ;;
      *' cards') words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35 --compare --file --matrix --format --json --help'; compopt -o default ;;
      *' batch') words='--jobs --format --json --progress --help'; compopt -o default ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _redoubt redoubt
