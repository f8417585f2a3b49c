#compdef redoubt
# zsh completion for redoubt. Made from its forms by: redoubt completion zsh
_redoubt() {
  local game=${REDOUBT_GAME:-@GAME@} verb=${words[2]} at=2
  case $verb in
    @GAMES@) game=$verb verb=${words[3]} at=3 ;;
  esac
  local where name kind values help value known= alone= subject=
  local -a described own common given specs offered
  local -A spec
  while IFS='|' read -r where name kind values help; do
    case $where in
      ": $verb") alone=yes own=(${=name}) ;;
      ":?$game") described+=("$name:${help//:/\\:}") ;;
      ":$game $verb") known=yes own=(${=name}) ;;
      ":=$verb" | ":=$game $verb") given=(${=name}) ;;
      ':*') common=(${=name}) ;;
      " $verb" | "$game $verb" | "$game" | '*')
        (( ${+spec[$name]} )) && continue
        help=${${${help//\[/\\[}//\]/\\]}//:/\\:}
        case $kind in
          -) spec[$name]="--${name}[$help]" ;;
          f) spec[$name]="--${name}=[$help]:$name:_files" ;;
          v)
            spec[$name]="--${name}=[$help]:$name:($values)"
            [[ $name != at || -z $values ]] || subject=":name:($values)" ;;
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
  [[ -n $known$alone ]] || return
  [[ -n $known ]] || common=() subject=
  for name in $own ${common:|own}; do specs+=("$spec[$name]"); done
  if (( ${given[(I)FILE]} )); then
    subject=
    specs+=('*:file:_files')
  elif (( $#given )); then
    specs+=("*:name:($given)")
  fi
  _arguments ${subject:+$subject} $specs
}
_redoubt "$@"
