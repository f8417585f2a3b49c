#compdef redoubt
# zsh completion for redoubt. Made from its forms by: redoubt completion zsh
_redoubt() {
  local game=${REDOUBT_GAME:-@GAME@} verb at=2 name where rows
  local -a ruled files own_games
  while ((CURRENT > 2)) && [[ $words[2] == --rules(|=*) ]]; do
    if [[ $words[2] == --rules ]]; then
      ((CURRENT > 3)) || { _files; return }
      files+=("$words[3]")
      shift 2 words
      ((CURRENT -= 2))
    else
      files+=("${words[2]#--rules=}")
      shift words
      ((CURRENT--))
    fi
  done
  files=(${${(Q)files}/#\~\//$HOME/})
  # Rule files of the command line, the settings and the own folder.
  rows=$(awk '@AWK@' ${XDG_CONFIG_HOME:-$HOME/.config}/redoubt/rules/*.rules(N) + $files 2>/dev/null </dev/null)
  while IFS='|' read -r where name; do
    case $where in
      ':!') game=$name ;;
      ':+') own_games+=($name) ;;
    esac
  done <<<"$rows"
  verb=$words[2]
  case $verb in
    @GAMES@) game=$verb verb=$words[3] at=3 ;;
    ?*) (( ! ${own_games[(Ie)$verb]} )) || game=$verb verb=$words[3] at=3 ;;
  esac
  local kind values help value known= alone= subject=
  local -a described own common given specs offered
  local -A spec
  while IFS='|' read -r where name kind values help; do
    case $where in
      ": $verb") alone=yes own=(${=name}) ;;
      ":$game") (( ! ${own_games[(Ie)$game]} )) || ruled=(${=name}) ;;
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
  done < <(
    print -r -- "$rows"
    cat <<'ROWS'
@ROWS@
ROWS
  )
  if ((CURRENT == 2)); then
    if [[ $words[2] == --rules=* ]]; then
      compset -P '--rules=' && _files
    elif [[ $words[2] == -* ]]; then
      compadd -- --rules
    else
      compadd -- $ruled $own_games @FIRST@
    fi
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
