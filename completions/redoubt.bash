# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  local game=${REDOUBT_GAME:-fow} verb=${COMP_WORDS[1]} at=1 words=
  case $verb in
    fow) game=$verb; verb=${COMP_WORDS[2]}; at=2 ;;
    dice) game=dice ;;
  esac
  if ((COMP_CWORD == 1)); then
    words='fow shoot batch rules readings dice completion help'
  elif ((COMP_CWORD == at)); then
    case $game in
      fow) words='shoot' ;;
    esac
  else
    case "$game $verb" in
      'fow shoot')
        case $prev in
          --at) words='nest flak-nest tobruk-pit pillbox turret tank-pit' ;;
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
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none' ;;
          --show) words='' ;;
          --color) words='auto always never' ;;
          *) words='--at --skill --rof --firepower --range --teams --weapon --state --line-of-sight --moved --no-fire-on-the-move --shooter-pinned --smoke --mode --aim-point --national-rule --anti-tank --front --side --top --facing --bearing --hits --to-hit --motivation --odds --dice --seed --format --json --require --reading --show --color --help' ;;
        esac ;;
      'dice dice')
        case $prev in
          --dice) words='' ;;
          --seed) words='' ;;
          --format) words='text json csv' ;;
          --require) words='' ;;
          --reading) words='fow.firepower-tests=per-hit fow.firepower-tests=per-weapon fow.pinned-nest=both-tests fow.pinned-nest=second-only fow.pinned-nest=no-second fow.failed-armour-save=not-above fow.failed-armour-save=below fow.tank-pit-save=every-save fow.tank-pit-save=direct-fire fow.within=inclusive fow.within=exclusive fow.line-of-sight=all fow.line-of-sight=pillbox-only fow.pinned-shooter=rof-1 fow.pinned-shooter=full-rof fow.front-arc=front fow.front-arc=side fow.smoke-at-turret=before-gun fow.smoke-at-turret=not-allowed fow.long-range-armour=plus-one fow.long-range-armour=none' ;;
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
