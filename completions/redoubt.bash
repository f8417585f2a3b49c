# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  local game=${REDOUBT_GAME:-fow} verb=${COMP_WORDS[1]} at=1 words=
  case $verb in
    fow|vv) game=$verb; verb=${COMP_WORDS[2]}; at=2 ;;
    dice) game=dice ;;
  esac
  if ((COMP_CWORD == 1)); then
    words='fow vv shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify batch rules readings dice completion help'
  elif ((COMP_CWORD == at)); then
    case $game in
      fow) words='shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory' ;;
      vv) words='shoot assault cross gap deploy-check rally survive occupy' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --skill --rof --firepower --range --teams --weapon --state --line-of-sight --moved --no-fire-on-the-move --shooter-pinned --smoke --mode --aim-point --national-rule --anti-tank --front --side --top --facing --bearing --hits --to-hit --motivation --target-skill --team --target-teams --gone-to-ground --concealed --same-section --same-side --gapped --through-bunker --destroyed --odds --dice --seed --format --json --require --reading --show --battle --by --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--from --bearing --slit --field-of-fire --all-round --rof --pinned-rof --state --target --mode --to-hit --skill --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --team --slits --tank-assault --state --rounds --motivation --defensive-fire --stop-at --only-defender --turret --across --not-adjacent --odds --dice --seed --format --json --require --reading --show --battle --by --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--from --state --adjacent --teams-left --motivation --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--obstacle --as --skill --overloaded --unarmoured --demolition-carrier --not-adjacent --gapped --destroyed --occupied --along --at-the-double --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--with --obstacle --teams --skill --pinned --not-adjacent --moved --bunker-buster --rof --firepower --second-firepower --range --line-of-sight --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--spacing --spacing-to --location --building-on --in-deployment-area --on-objective --after-enemy-objective --mission-override --mission --fortification --own-bunkers --own-obstacles --mission-fortifications --platoons --team-class --fortification-state --depth --width --height --length --turret --at-parapet --barricade-position --join --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help'; compopt -o default ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--position --as --action --all-turn --moved --shot --same-section --off-parapet --turretless --fire --gapped --destroyed --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--team-class --state --type --as-bunker --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
        esac ;;
      'fow start-step')
        case $prev in
          --at) words='nest flak-nest tobruk-pit pillbox turret' ;;
          --state) words='unharmed pinned bailed-out destroyed' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --state --odds --dice --seed --format --json --require --reading --show --battle --by --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--mission --a-bunkers --b-bunkers --normal-defender --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
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
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--destroyed --total --captured --own-standing --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
        esac ;;
      'vv shoot')
        case $prev in
          --at) words='open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel' ;;
          --bunker-type) words='concrete wood' ;;
          --apfp) words='' ;;
          --atfp) words='A B C D E F' ;;
          --target-number) words='' ;;
          --terrain) words='open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean' ;;
          --terrain-cover) words='' ;;
          --hindrance) words='' ;;
          --smoke) words='' ;;
          --leader) words='' ;;
          --satchel) words='' ;;
          --from) words='open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel building' ;;
          --in-arc) words='yes no' ;;
          --firer) words='infantry gun vehicle afv' ;;
          --weapon) words='small-arms machine-gun gun at-weapon mortar artillery air' ;;
          --range) words='' ;;
          --line-of-sight) words='yes no' ;;
          --through) words='open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel' ;;
          --units) words='' ;;
          --losses) words='cheapest keep-firing' ;;
          --target) words='infantry gun vehicle afv' ;;
          --armour) words='A B C D E F' ;;
          --armour-front) words='A B C D E F' ;;
          --armour-rear) words='A B C D E F' ;;
          --facing) words='front rear hexside' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --bunker-type --apfp --atfp --target-number --terrain --terrain-cover --hindrance --smoke --assault-move --leader --grenades --satchel --support-weapon --from --in-arc --firer --weapon --range --line-of-sight --through --spotter --opportunity --pinned --fired --units --losses --target --gun-shield --armour --armour-front --armour-rear --facing --immobile --odds --dice --seed --format --json --require --reading --show --battle --by --color --help' ;;
        esac ;;
      'vv assault')
        case $prev in
          --at) words='open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel' ;;
          --bunker-type) words='concrete wood' ;;
          --mode) words='close-assault overrun' ;;
          --attack) words='' ;;
          --defend) words='' ;;
          --attackers) words='' ;;
          --defenders) words='' ;;
          --pinned-defenders) words='' ;;
          --terrain) words='open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean' ;;
          --terrain-cover) words='' ;;
          --hexside) words='' ;;
          --uphill) words='' ;;
          --leader) words='' ;;
          --enemy-leader) words='' ;;
          --satchel) words='' ;;
          --enemy-satchel) words='' ;;
          --from) words='open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel building' ;;
          --in-arc) words='yes no' ;;
          --as) words='infantry gun vehicle afv' ;;
          --die) words='1d6 2d6 1d10' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --bunker-type --mode --attack --defend --attackers --defenders --pinned-defenders --terrain --terrain-cover --hexside --uphill --leader --enemy-leader --grenades --enemy-grenades --satchel --enemy-satchel --from --in-arc --as --pinned --advanced --not-adjacent --won --hidden --die --own-mines --odds --dice --seed --format --json --require --reading --show --battle --by --color --help' ;;
        esac ;;
      'vv cross')
        case $prev in
          --position) words='open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel' ;;
          --units) words='' ;;
          --as) words='infantry gun vehicle afv' ;;
          --terrain) words='open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean' ;;
          --terrain-cost) words='' ;;
          --uphill) words='' ;;
          --hexside) words='' ;;
          --movement-points) words='' ;;
          --occupied-by) words='none friendly enemy' ;;
          --occupants) words='' ;;
          --leaders) words='' ;;
          --guns) words='' ;;
          --vehicles) words='' ;;
          --exit-cost) words='' ;;
          --mode) words='move advance close-assault overrun stay leave tunnel' ;;
          --phase) words='command fire movement defensive-fire advance-and-assault after-action' ;;
          --die) words='1d6 2d6 1d10' ;;
          --passengers) words='' ;;
          --side) words='japanese us british german soviet other' ;;
          --tunnel) words='' ;;
          --entry) words='cave bunker elsewhere' ;;
          --exit) words='cave bunker elsewhere' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--position --units --as --terrain --terrain-cost --uphill --hexside --movement-points --moved --occupied-by --full --occupants --leaders --guns --vehicles --exit-cost --mode --phase --hidden --die --own-mines --passengers --side --tunnel --entry --exit --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
        esac ;;
      'vv gap')
        case $prev in
          --position) words='bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave' ;;
          --phase) words='command fire movement defensive-fire advance-and-assault after-action' ;;
          --as) words='infantry gun vehicle afv' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--position --satchel --no-satchel --adjacent --not-adjacent --phase --attacked --as --pinned --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
        esac ;;
      'vv deploy-check')
        case $prev in
          --position) words='bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave' ;;
          --terrain) words='open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean' ;;
          --oob) words='' ;;
          --requested) words='' ;;
          --guidelines) words='yes no' ;;
          --theater) words='pacific europe africa other' ;;
          --side) words='japanese us british german soviet other' ;;
          --nearest-cave) words='' ;;
          --map) words='' ;;
          --hex) words='' ;;
          --occupants) words='' ;;
          --leaders) words='' ;;
          --guns) words='' ;;
          --vehicles) words='' ;;
          --outside) words='' ;;
          --tunnels) words='scenario owner none' ;;
          --section) words='' ;;
          --end) words='cave bunker elsewhere' ;;
          --under) words='open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean' ;;
          --branches) words='' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--position --terrain --oob --requested --guidelines --theater --side --nearest-cave --only-cave --hidden --scenario-rule --map --hex --occupants --leaders --guns --vehicles --outside --second-position --tunnels --section --end --under --branches --crosses --bunker-on-route --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help'; compopt -o default ;;
        esac ;;
      'vv rally')
        case $prev in
          --as) words='infantry elite leader gun vehicle' ;;
          --leader) words='' ;;
          --phase) words='command fire movement defensive-fire advance-and-assault after-action' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--as --leader --phase --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
        esac ;;
      'vv survive')
        case $prev in
          --points) words='' ;;
          --as) words='gun vehicle' ;;
          --rating) words='' ;;
          --units) words='' ;;
          --losses) words='cheapest keep-firing' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--points --as --rating --pinned --gun-shield --units --losses --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
        esac ;;
      'vv occupy')
        case $prev in
          --position) words='bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave' ;;
          --as) words='infantry gun vehicle afv' ;;
          --units) words='' ;;
          --mover) words='own enemy' ;;
          --occupants) words='' ;;
          --leaders) words='' ;;
          --guns) words='' ;;
          --vehicles) words='' ;;
          --side) words='japanese us british german soviet other' ;;
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--position --as --units --mover --occupants --leaders --guns --vehicles --side --odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
        esac ;;
      'dice dice')
        case $prev in
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing vv.cover-of-fortifications=add-both vv.cover-of-fortifications=position-only vv.wire-penalty=every-attack vv.wire-penalty=anti-personnel vv.opportunity-cover=hindrances-count vv.opportunity-cover=target-hex-only vv.opportunity-adjacent=minus-2 vv.opportunity-adjacent=minus-3 vv.mortar-cover=position-counts vv.mortar-cover=terrain-only vv.pinned-gun=any-point vv.pinned-gun=at-its-rating vv.overrun-of-bunker=never vv.overrun-of-bunker=allowed vv.assault-out-of-wire=no-penalty vv.assault-out-of-wire=plus-one vv.assault-cover=terrain-and-position vv.assault-cover=terrain-only vv.assault-odds=drop-fraction vv.assault-odds=for-the-defender vv.minefield-die=1d6 vv.minefield-die=2d6 vv.own-minefield=attacked vv.own-minefield=safe vv.afv-in-minefield=rolls vv.afv-in-minefield=safe vv.passengers-in-minefield=share-fate vv.passengers-in-minefield=own-die vv.minefield-entry=every-entry vv.minefield-entry=movement-only vv.passage-cost=plus-one vv.passage-cost=terrain-only vv.cannot-occupy=passes-through vv.cannot-occupy=may-not-enter vv.gun-in-wire=no-effect vv.gun-in-wire=stops vv.gun-in-wire=barred vv.minimum-move=one-hex-always vv.minimum-move=must-afford vv.tunnel-exit=one-per-hex vv.tunnel-exit=plus-one vv.farmland=field vv.farmland=crops vv.single-cave=illegal vv.single-cave=legal vv.tunnel-length=steps vv.tunnel-length=hexes vv.positions-per-hex=one vv.positions-per-hex=several vv.leaders-in-bunkers=count vv.leaders-in-bunkers=do-not-count' ;;
          --show) words='' ;;
          --battle) words=''; compopt -o default ;;
          --by) words='' ;;
          --at) words='' ;;
          --color) words='auto always never' ;;
          *) words='--odds --dice --seed --format --json --require --reading --show --battle --by --at --color --help' ;;
        esac ;;
      *' completion') words='bash zsh fish' ;;
      *' batch') words='--jobs --format --json --progress --help'; compopt -o default ;;
      *' play' | *' verify') words='--help'; compopt -o default ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _redoubt redoubt
