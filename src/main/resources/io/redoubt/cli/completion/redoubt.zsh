#compdef redoubt
# zsh completion for redoubt. Made from its forms by: redoubt completion zsh
_redoubt() {
  local game=${REDOUBT_GAME:-@GAME@} verb at=2 file key name
  local -a ruled
  # The file of --rules has its game and verbs in column 1.
  while ((CURRENT > 2)) && [[ $words[2] == --rules(|=*) ]]; do
    if [[ $words[2] == --rules ]]; then
      ((CURRENT > 3)) || { _files; return }
      file=$words[3]
      shift 2 words
      ((CURRENT -= 2))
    else
      file=${words[2]#--rules=}
      shift words
      ((CURRENT--))
    fi
    file=${${(Q)file}/#\~\//$HOME/} ruled=()
    [[ -f $file ]] || continue
    while IFS=' ' read -r key name _; do
      case $key in
        game) game=$name ;;
        verb) ruled+=($name) ;;
      esac
    done 2>/dev/null <"$file"
  done
  verb=$words[2]
  case $verb in
    @GAMES@ | $game) game=$verb verb=$words[3] at=3 ;;
  esac
  local where kind values help value known= alone= subject=
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
    if [[ $words[2] == --rules=* ]]; then
      compset -P '--rules=' && _files
    elif [[ $words[2] == -* ]]; then
      compadd -- --rules
    else
      compadd -- $ruled @FIRST@
    fi
    return
  elif ((CURRENT == at)); then
    (( $#described )) && _describe verb described || compadd -- $ruled
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
