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
complete -c redoubt -n __fish_use_subcommand -a 'fow shoot batch rules readings dice completion help'
complete -c redoubt -n '__redoubt_verb fow ' -a 'shoot'
complete -c redoubt -n '__redoubt_verb fow shoot' -l at -d 'what is shot at' -x -a 'nest flak-nest tobruk-pit pillbox turret tank-pit'
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
complete -c redoubt -n '__redoubt_verb fow shoot' -l hits -d 'hits scored on a tank in a pit; or give --to-hit' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l to-hit -d 'score to hit the tank, its Concealment included' -x -a '1+ 2+ 3+ 4+ 5+ 6+'
complete -c redoubt -n '__redoubt_verb fow shoot' -l motivation -d 'Motivation of a tank\'s crew, for a second Bail Out' -x -a 'reluctant confident fearless'
complete -c redoubt -n '__redoubt_verb fow shoot' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb fow shoot' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb fow shoot' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb fow shoot' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none'
complete -c redoubt -n '__redoubt_verb fow shoot' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb fow shoot' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb fow shoot' -l help -d 'help with examples'
complete -c redoubt -n '__redoubt_verb dice dice' -l odds -d 'exact odds, no dice rolled'
complete -c redoubt -n '__redoubt_verb dice dice' -l dice -d 'the faces you rolled, in the order the table rolls them' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l seed -d 'repeat a ruling by its printed seed' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l format -d 'how to answer' -x -a 'text json csv'
complete -c redoubt -n '__redoubt_verb dice dice' -l json -d 'short for --format json'
complete -c redoubt -n '__redoubt_verb dice dice' -l require -d 'with --odds: exit 1 unless it holds; repeatable' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l reading -d 'settle a disputed point; repeatable, see redoubt readings' -x -a 'fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none'
complete -c redoubt -n '__redoubt_verb dice dice' -l show -d 'the outcome a table of a sweep tells' -x
complete -c redoubt -n '__redoubt_verb dice dice' -l color -d 'when to use colour' -x -a 'auto always never'
complete -c redoubt -n '__redoubt_verb dice dice' -l help -d 'help with examples'
complete -c redoubt -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'
complete -c redoubt -n '__fish_seen_subcommand_from batch' -F
