# fish completion for redoubt. Made from its forms by: redoubt completion fish
function __redoubt_verb
  set -l words (commandline -opc)
  set -l game fow
  set -q REDOUBT_GAME; and set game $REDOUBT_GAME
  set -l verb $words[2]
  switch "$verb"
    case fow
      set game $verb
      set verb $words[3]
    case dice
      set game dice
  end
  test "$argv" = "$game $verb"
end
complete -c redoubt -f
complete -c redoubt -n __fish_use_subcommand -a 'fow shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify batch rules readings dice completion help'
complete -c redoubt -n '__redoubt_verb fow ' -a 'shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory'
complete -c redoubt -n '__redoubt_verb fow shoot' -l at -d 'what is shot at' -x -a 'nest flak-nest tobruk-pit pillbox turret tank-pit trench-line gun-pit street-barricade behind-bunker'
complete -c redoubt -n '__redoubt_verb fow shoot' -l skill -d 'Skill rating of the shooter' -x -a 'conscript trained veteran'
complete -c redoubt -n '__redoubt_verb fow shoot' -l rof -d 'rate of fire of one weapon' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l firepower -d 'the weapon\'s Firepower rating' -x -a '1+ 2+ 3+ 4+ 5+ 6+'
complete -c redoubt -n '__redoubt_verb fow shoot' -l range -d 'distance to the slit of a Pillbox, else to the nearest part' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l teams -d 'how many identical weapons shoot' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l weapon -d 'class of the weapon' -x -a 'normal no-he flame-thrower bunker-buster'
complete -c redoubt -n '__redoubt_verb fow shoot' -l state -d 'how the target stands before' -x -a 'unharmed pinned bailed-out destroyed'
complete -c redoubt -n '__redoubt_verb fow shoot' -l line-of-sight -d 'whether the shooter sees that slit or part' -x -a 'yes no'
complete -c redoubt -n '__redoubt_verb fow shoot' -l moved -d 'the shooters moved this turn'
complete -c redoubt -n '__redoubt_verb fow shoot' -l no-fire-on-the-move -d 'the weapon cannot fire on the move'
complete -c redoubt -n '__redoubt_verb fow shoot' -l shooter-pinned -d 'the shooters are Pinned Down'
complete -c redoubt -n '__redoubt_verb fow shoot' -l smoke -d 'fire smoke instead of shot'
complete -c redoubt -n '__redoubt_verb fow shoot' -l mode -d 'how the fire comes in' -x -a 'direct bombardment air-strike'
complete -c redoubt -n '__redoubt_verb fow shoot' -l aim-point -d 'what a bombardment or air strike is aimed at' -x -a 'bunker other'
complete -c redoubt -n '__redoubt_verb fow shoot' -l national-rule -d 'a national special rule somebody calls on' -x -a 'none stabilisers volley-fire other'
complete -c redoubt -n '__redoubt_verb fow shoot' -l anti-tank -d 'the weapon\'s Anti-tank rating (Turret, tank)' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l front -d 'Front armour (Turret, tank)' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l side -d 'Side armour (Turret, tank)' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l top -d 'Top armour (tank under bombardment)' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l facing -d 'the armour that is struck, front if not given' -x -a 'front side'
complete -c redoubt -n '__redoubt_verb fow shoot' -l bearing -d 'where the shot comes from, off the way the turret faces' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l hits -d 'hits scored on a tank in a pit or on teams; or give --to-hit' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l to-hit -d 'score to hit a tank in a pit or teams, all included' -x -a '1+ 2+ 3+ 4+ 5+ 6+'
complete -c redoubt -n '__redoubt_verb fow shoot' -l motivation -d 'Motivation of a tank\'s crew, for a second Bail Out' -x -a 'reluctant confident fearless'
complete -c redoubt -n '__redoubt_verb fow shoot' -l target-skill -d 'training of the teams in cover, or their bare score to hit' -x -a 'conscript trained veteran'
complete -c redoubt -n '__redoubt_verb fow shoot' -l team -d 'what is in cover' -x -a 'infantry man-packed-gun gun unarmoured-vehicle'
complete -c redoubt -n '__redoubt_verb fow shoot' -l target-teams -d 'how many teams can be hit; as many as hits if not given' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l gone-to-ground -d 'the teams in cover are Gone to Ground'
complete -c redoubt -n '__redoubt_verb fow shoot' -l concealed -d 'something else conceals the teams as well'
complete -c redoubt -n '__redoubt_verb fow shoot' -l same-section -d 'the shooter is in the same trench section'
complete -c redoubt -n '__redoubt_verb fow shoot' -l same-side -d 'the shooter is on the teams\' side of the barricade'
complete -c redoubt -n '__redoubt_verb fow shoot' -l gapped -d 'the barricade is gapped'
complete -c redoubt -n '__redoubt_verb fow shoot' -l through-bunker -d 'a Bunker stands in the line of sight'
complete -c redoubt -n '__redoubt_verb fow shoot' -l destroyed -d 'the Bunker hidden behind, or in the way, is Destroyed'
complete -c redoubt -n '__redoubt_verb fow shoot' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow shoot' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow shoot' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow shoot' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow shoot' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow shoot' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow shoot' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow fire' -l from -d 'what the weapon shoots out of' -x -a 'nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit'
complete -c redoubt -n '__redoubt_verb fow fire' -l bearing -d 'where the target lies, off straight ahead' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l slit -d 'where a firing slit of a Pillbox faces, off straight ahead' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l field-of-fire -d 'half the field of fire of a gun in a gun pit, 90 for a 180-degree one' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l all-round -d 'the arsenal entry of this Nest says it shoots all round'
complete -c redoubt -n '__redoubt_verb fow fire' -l rof -d 'rate of fire of the weapon' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l pinned-rof -d 'rate of fire while Pinned Down; 2 for a Turret or where the arsenal says so, else 1' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l state -d 'how the crew stands' -x -a 'unharmed pinned bailed-out destroyed'
complete -c redoubt -n '__redoubt_verb fow fire' -l target -d 'what is shot at' -x -a 'ground aircraft'
complete -c redoubt -n '__redoubt_verb fow fire' -l mode -d 'direct fire or an Artillery Bombardment' -x -a 'direct bombardment'
complete -c redoubt -n '__redoubt_verb fow fire' -l to-hit -d 'score to hit, everything included; leave out for the dice alone' -x -a '2+ 3+ 4+ 5+ 6+'
complete -c redoubt -n '__redoubt_verb fow fire' -l skill -d 'Skill rating of the crew, where a Skill Test decides what hits' -x -a 'conscript trained veteran'
complete -c redoubt -n '__redoubt_verb fow fire' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow fire' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow fire' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow fire' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow fire' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow fire' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow fire' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow fire' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow assault' -l at -d 'the Bunker that is assaulted' -x -a 'nest flak-nest tobruk-pit pillbox turret'
complete -c redoubt -n '__redoubt_verb fow assault' -l team -d 'assaulting teams, like 3xtrained or 2xveteran:pioneer@A; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l slits -d 'firing slits of the Bunker: A, B and so on' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l tank-assault -d 'Tank Assault rating of the teams (Turret)' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l state -d 'how the Bunker stands before' -x -a 'unharmed pinned bailed-out destroyed'
complete -c redoubt -n '__redoubt_verb fow assault' -l rounds -d 'rounds to fight, with counterattacks; else one round\'s hits' -x -a 'unlimited'
complete -c redoubt -n '__redoubt_verb fow assault' -l motivation -d 'Motivation of the assaulting teams' -x -a 'reluctant confident fearless'
complete -c redoubt -n '__redoubt_verb fow assault' -l defensive-fire -d 'a Bunker firing first, like north:3x4+:12in:pinned or assaulted:3x4+; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l stop-at -d 'hits of Defensive Fire that stop the assault' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l only-defender -d 'nobody else defends: a Turret Bailed Out is captured'
complete -c redoubt -n '__redoubt_verb fow assault' -l turret -d 'a Turret near the teams, like T2:bailed-out:3in; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l across -d 'what the teams assault across' -x -a 'nothing street-barricade'
complete -c redoubt -n '__redoubt_verb fow assault' -l not-adjacent -d 'teams did not begin the Assault Step adjacent to it'
complete -c redoubt -n '__redoubt_verb fow assault' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow assault' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow assault' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow assault' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow assault' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow assault' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow assault' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow assault' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l from -d 'the Bunker that counterattacks' -x -a 'nest flak-nest tobruk-pit pillbox turret'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l state -d 'how the Bunker stands' -x -a 'unharmed pinned bailed-out destroyed'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l adjacent -d 'who is adjacent to its slit or turret; infantry or gun if any' -x -a 'infantry gun vehicle none'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l teams-left -d 'assaulting teams still there, before the die' -x
complete -c redoubt -n '__redoubt_verb fow counterattack' -l motivation -d 'Motivation of the assaulting teams' -x -a 'reluctant confident fearless'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow counterattack' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow counterattack' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow counterattack' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow counterattack' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow counterattack' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow counterattack' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow counterattack' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow counterattack' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow cross' -l obstacle -d 'what is in the way' -x -a 'trench-line gun-pit tank-pit bunker street-barricade'
complete -c redoubt -n '__redoubt_verb fow cross' -l as -d 'what the team is' -x -a 'infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle'
complete -c redoubt -n '__redoubt_verb fow cross' -l skill -d 'Skill rating of the team' -x -a 'conscript trained veteran'
complete -c redoubt -n '__redoubt_verb fow cross' -l overloaded -d 'the vehicle is Overloaded'
complete -c redoubt -n '__redoubt_verb fow cross' -l unarmoured -d 'the Fully-tracked vehicle has no armour'
complete -c redoubt -n '__redoubt_verb fow cross' -l demolition-carrier -d 'the team has a Remote Control Demolition Carrier'
complete -c redoubt -n '__redoubt_verb fow cross' -l not-adjacent -d 'the team did not begin the Movement Step adjacent'
complete -c redoubt -n '__redoubt_verb fow cross' -l gapped -d 'the Street Barricade is gapped'
complete -c redoubt -n '__redoubt_verb fow cross' -l destroyed -d 'the Bunker, or the tank in the pit, is Destroyed'
complete -c redoubt -n '__redoubt_verb fow cross' -l occupied -d 'somebody is in the tank pit'
complete -c redoubt -n '__redoubt_verb fow cross' -l along -d 'move along the trench line, in it'
complete -c redoubt -n '__redoubt_verb fow cross' -l at-the-double -d 'the team moves At the Double'
complete -c redoubt -n '__redoubt_verb fow cross' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow cross' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow cross' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow cross' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow cross' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow cross' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow cross' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow cross' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow cross' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow cross' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow cross' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow cross' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow cross' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow gap' -l with -d 'who tries to gap it' -x -a 'pioneers gun demolition-carrier'
complete -c redoubt -n '__redoubt_verb fow gap' -l obstacle -d 'what is to be gapped' -x -a 'trench-line gun-pit tank-pit bunker street-barricade'
complete -c redoubt -n '__redoubt_verb fow gap' -l teams -d 'how many equal teams, guns or carriers try' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l skill -d 'Skill rating of the Pioneers or the gun' -x -a 'conscript trained veteran'
complete -c redoubt -n '__redoubt_verb fow gap' -l pinned -d 'the teams are Pinned Down'
complete -c redoubt -n '__redoubt_verb fow gap' -l not-adjacent -d 'Pioneers or carrier are not adjacent'
complete -c redoubt -n '__redoubt_verb fow gap' -l moved -d 'the teams moved this turn'
complete -c redoubt -n '__redoubt_verb fow gap' -l bunker-buster -d 'the gun is rated Bunker Buster'
complete -c redoubt -n '__redoubt_verb fow gap' -l rof -d 'rate of fire of one gun' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l firepower -d 'the gun\'s Firepower rating' -x -a '1+ 2+ 3+ 4+ 5+ 6+'
complete -c redoubt -n '__redoubt_verb fow gap' -l second-firepower -d 'the carrier\'s second Firepower rating' -x -a '1+ 2+ 3+ 4+ 5+ 6+'
complete -c redoubt -n '__redoubt_verb fow gap' -l range -d 'distance from the gun to the barricade' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l line-of-sight -d 'whether the gun sees the barricade' -x -a 'yes no'
complete -c redoubt -n '__redoubt_verb fow gap' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow gap' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow gap' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow gap' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow gap' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow gap' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow gap' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow gap' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -F
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l spacing -d 'distance to the nearest other Bunker, edge to edge' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l spacing-to -d 'whose Bunker that is' -x -a 'own enemy'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l location -d 'what a Bunker stands on' -x -a 'open building road track railway-line stream river lake water other'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l building-on -d 'what its building stands on' -x -a 'open building road track railway-line stream river lake water other'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l in-deployment-area -d 'whether a Bunker is in its owner\'s deployment area' -x -a 'yes no'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l on-objective -d 'an Objective is placed on the Bunker'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l after-enemy-objective -d 'it was placed after the opponent placed an Objective'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l mission-override -d 'the mission sets another order of placement'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l mission -d 'a special rule of the mission, or none' -x -a 'none fortifications defensive-battle'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l fortification -d 'a fortification somebody wants to use' -x -a 'nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l own-bunkers -d 'Bunkers of the force\'s own' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l own-obstacles -d 'Obstacles of the force\'s own' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l mission-fortifications -d 'fortifications the mission provides' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l platoons -d 'platoons of the force, for the Reserves count' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l team-class -d 'class of a team that is fortified' -x -a 'guns machine-guns anti-aircraft infantry tanks'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l fortification-state -d 'number of its state in the table' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l depth -d 'depth of a model' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l width -d 'width of a strongpoint model' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l height -d 'height of a strongpoint model' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l length -d 'length of a section of barrier or Trench Line' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l turret -d 'whether the tank for a Tank Pit has a turret' -x -a 'yes no'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l at-parapet -d 'whether a team touches a trench parapet' -x -a 'yes no'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l barricade-position -d 'how a team stands at a Street Barricade' -x -a 'adjacent set-back unclear'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l join -d 'somebody joining somebody' -x -a 'bunker-joins-platoon independent-joins-bunker'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow deploy-check' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow occupy' -l position -d 'what the team is in (Bunker, Street Barricade: behind)' -x -a 'trench-line gun-pit tank-pit bunker street-barricade'
complete -c redoubt -n '__redoubt_verb fow occupy' -l as -d 'what the team is; else the usual one for the position' -x -a 'infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle'
complete -c redoubt -n '__redoubt_verb fow occupy' -l action -d 'what it wants to do; without it, its cover is told' -x -a 'move rotate-hull rotate-turret shoot stand-on-top'
complete -c redoubt -n '__redoubt_verb fow occupy' -l all-turn -d 'it spent its whole turn in the position'
complete -c redoubt -n '__redoubt_verb fow occupy' -l moved -d 'how it moved in that turn' -x -a 'none normal at-the-double'
complete -c redoubt -n '__redoubt_verb fow occupy' -l shot -d 'it shot in that turn, bombardments included'
complete -c redoubt -n '__redoubt_verb fow occupy' -l same-section -d 'the shooter is in the same trench section'
complete -c redoubt -n '__redoubt_verb fow occupy' -l off-parapet -d 'it does not touch the parapet of the trench'
complete -c redoubt -n '__redoubt_verb fow occupy' -l turretless -d 'the tank has no turret'
complete -c redoubt -n '__redoubt_verb fow occupy' -l fire -d 'what it takes cover from behind a Street Barricade' -x -a 'opposite-side same-side bombardment air-strike'
complete -c redoubt -n '__redoubt_verb fow occupy' -l gapped -d 'the Street Barricade is gapped'
complete -c redoubt -n '__redoubt_verb fow occupy' -l destroyed -d 'the Bunker is Destroyed'
complete -c redoubt -n '__redoubt_verb fow occupy' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow occupy' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow occupy' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow occupy' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow occupy' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow occupy' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow occupy' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow occupy' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow occupy' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow occupy' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow occupy' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow occupy' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow occupy' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow states' -l team-class -d 'class of teams' -x -a 'guns machine-guns anti-aircraft infantry tanks'
complete -c redoubt -n '__redoubt_verb fow states' -l state -d 'a number of the table: is it listed?' -x
complete -c redoubt -n '__redoubt_verb fow states' -l type -d 'a fortification: which family?' -x -a 'nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade'
complete -c redoubt -n '__redoubt_verb fow states' -l as-bunker -d 'ask whether the type counts as a Bunker'
complete -c redoubt -n '__redoubt_verb fow states' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow states' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow states' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow states' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow states' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow states' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow states' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow states' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow states' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow states' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow states' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow states' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow states' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow start-step' -l at -d 'type of the Bunker' -x -a 'nest flak-nest tobruk-pit pillbox turret'
complete -c redoubt -n '__redoubt_verb fow start-step' -l state -d 'how it stands before the Step' -x -a 'unharmed pinned bailed-out destroyed'
complete -c redoubt -n '__redoubt_verb fow start-step' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow start-step' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow start-step' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow start-step' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow start-step' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow start-step' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow start-step' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow start-step' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow start-step' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow start-step' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow start-step' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow start-step' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow defender' -l mission -d 'a special rule of the mission, or none' -x -a 'none fortifications defensive-battle'
complete -c redoubt -n '__redoubt_verb fow defender' -l a-bunkers -d 'whether force A has Bunkers' -x -a 'yes no'
complete -c redoubt -n '__redoubt_verb fow defender' -l b-bunkers -d 'whether force B has Bunkers' -x -a 'yes no'
complete -c redoubt -n '__redoubt_verb fow defender' -l normal-defender -d 'who would defend otherwise, if anybody' -x -a 'a b'
complete -c redoubt -n '__redoubt_verb fow defender' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow defender' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow defender' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow defender' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow defender' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow defender' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow defender' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow defender' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow defender' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow defender' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow defender' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow defender' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow defender' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb fow victory' -l destroyed -d 'enemy Bunkers Destroyed' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l total -d 'enemy Bunkers there were on the table' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l captured -d 'enemy Turrets captured, not among those Destroyed' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l own-standing -d 'your own Bunkers still standing' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow victory' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow victory' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow victory' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb fow victory' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb fow victory' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb fow victory' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow victory' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb dice dice' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb dice dice' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb dice dice' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb dice dice' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none fow.destroyed-bunker-sight=blocked fow.destroyed-bunker-sight=clear fow.behind-bunker=bulletproof-only fow.behind-bunker=concealed-too fow.arc-edge=inside fow.arc-edge=outside fow.teams-at-a-nest=all fow.teams-at-a-nest=one-per-slit fow.assault-saves=per-hit fow.assault-saves=one fow.counterattack-victim=bunkers-owner fow.counterattack-victim=attacker fow.cavalry-at-trenches=cross-country fow.cavalry-at-trenches=impassable fow.empty-tank-pit=like-a-gun-pit fow.empty-tank-pit=difficult-going fow.wreck-in-tank-pit=occupies fow.wreck-in-tank-pit=leaves-it-empty fow.foot-at-barricades=no-test fow.foot-at-barricades=skill-test fow.gapped-barricade=start-adjacent fow.gapped-barricade=only-difficult fow.gapped-barricade=bans-stay fow.bogging=two-plus fow.bogging=skill-test fow.bogging=no-roll fow.overloaded-bogging=three-plus fow.overloaded-bogging=as-others fow.double-in-difficult-going=not-allowed fow.double-in-difficult-going=allowed fow.dice-at-barricades=rof fow.dice-at-barricades=one fow.gun-pit-gone-to-ground=core-rules fow.gun-pit-gone-to-ground=never fow.spacing-between=any-bunkers fow.spacing-between=own-bunkers fow.building-on-forbidden-ground=forbidden fow.building-on-forbidden-ground=allowed fow.model-size=warning fow.model-size=fault fow.own-bunkers=either-rule fow.own-bunkers=fortifications-only fow.own-bunkers=any-mission fow.unlisted-state=not-allowed fow.unlisted-state=uncommon fow.dice-off=attacks fow.dice-off=defends fow.bunkers-on-the-table=enemy-bunkers fow.bunkers-on-the-table=all-bunkers fow.captured-turrets=destroyed fow.captured-turrets=standing'
complete -c redoubt -n '__redoubt_verb dice dice' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l battle -d 'take named pieces from a battle, and write the ruling to it' -r -F
complete -c redoubt -n '__redoubt_verb dice dice' -l by -d 'the piece of the battle, or the card, that acts' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l at -d 'the piece of the battle, or the card, that something is done to' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb dice dice' -l help -d 'help with examples'
complete -c redoubt -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'
complete -c redoubt -n '__fish_seen_subcommand_from batch play verify' -F
