#compdef redoubt
# zsh completion for redoubt. Made from its forms by: redoubt completion zsh
_redoubt() {
  local game=${REDOUBT_GAME:-@GAME@} verb=${words[2]} at=2
  case $verb in
    @GAMES@) game=$verb verb=${words[3]} at=3 ;;
    dice) game=dice ;;
  esac
  local where name kind values help value known= subject=
  local -a described own common given specs offered
  local -A spec
  while IFS='|' read -r where name kind values help; do
    case $where in
      ":?$game") described+=("$name:${help//:/\\:}") ;;
      ":$game $verb") known=yes own=(${=name}) ;;
      ":=$verb") given=(${=name}) ;;
      ':*') common=(${=name}) ;;
      "$game $verb" | "$game" | '*')
        (( ${+spec[$name]} )) && continue
        help=${${${help//\[/\\[}//\]/\\]}//:/\\:}
        case $kind in
          -) spec[$name]="--${name}[$help]" ;;
          f) spec[$name]="--${name}=[$help]:$name:_files" ;;
          v)
            spec[$name]="--${name}=[$help]:$name:($values)"
            [[ $name != at ]] || subject=":name:($values)" ;;
          k)
            offered=()
            for value in ${=values}; do offered+=(${value%%=*}=${^${(s:,:)${value#*=}}}); done
            spec[$name]="--${name}=[$help]:$name:($offered)" ;;
        esac ;;
    esac
  done <<'ROWS'
@ROWS@
ROWS
  if ((CURRENT == 2)); then
    compadd -- @FIRST@
    return
  elif ((CURRENT == at)); then
    _describe verb described
    return
  fi
  shift $((at - 1)) words
  ((CURRENT -= at - 1))
  case $verb in
    completion | schema | rules | readings | config | help) compadd -- $given ;;
    foresee | plan)
      if [[ $words[CURRENT-1] == --battle ]]; then _files; else compadd -- $given; fi ;;
    cards)
      _arguments "--compare[beside the first]:CARD:($given)" '--file[own cards]:FILE:_files' \
        '--matrix[table of odds]' '--json' "*:card:($given)" ;;
    batch)
      _arguments '--jobs[how many at once]:N:' '--first-line[number of the first line]:N:' \
        '--format[how to answer]:FORMAT:(json csv)' '--json' '--progress[count the lines]' '*:file:_files' ;;
    compare)
      _arguments '--battle[a battle whose pieces the questions name]:FILE:_files' \
        '--format[how to answer]:FORMAT:(text json csv)' '--json' '--color[when to use colour]:WHEN:(auto always never)' \
        '*:question:' ;;
    play) _files ;;
    verify) _arguments '--format[how to answer]:FORMAT:(text json)' '--json' '*:file:_files' ;;
    *)
      [[ -n $known ]] || return
      for name in $own ${common:|own}; do
        if [[ $name == FILE ]]; then specs+=('*:file:_files'); else specs+=("$spec[$name]"); fi
      done
      (( ! $#given )) || subject=":name:($given)"
      _arguments ${subject:+$subject} $specs ;;
  esac
}
_redoubt "$@"
