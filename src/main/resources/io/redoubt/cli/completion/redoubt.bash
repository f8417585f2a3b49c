# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  # bash takes --skill=tr for three words
  [[ $prev != = ]] || prev=${COMP_WORDS[COMP_CWORD-2]}
  [[ $cur != = ]] || cur=
  local game=${REDOUBT_GAME:-@GAME@} verb= at=1 words= name= ruled= own_games= rows=
  local -a files=()
  while [[ ${COMP_WORDS[at]} == --rules ]] && ((COMP_CWORD > at)); do
    ((at++))
    [[ ${COMP_WORDS[at]} != = ]] || ((at++))
    ((COMP_CWORD > at)) || { compopt -o default; return; }
    files+=("${COMP_WORDS[at]/#\~\//$HOME/}")
    ((at++))
  done
  # Rule files of the command line, the settings and the own folder.
  rows=$(awk '@AWK@' "${XDG_CONFIG_HOME:-$HOME/.config}"/redoubt/rules/*.rules + "${files[@]}" 2>/dev/null </dev/null)
  while IFS='|' read -r where name; do
    case $where in
      ':!') game=$name ;;
      ':+') own_games+=" $name" ;;
    esac
  done <<<"$rows"
  verb=${COMP_WORDS[at]}
  local begins=$at
  case $verb in
    @GAMES@) game=$verb verb=${COMP_WORDS[at + 1]} ;;
    *) [[ -z $verb || " $own_games " != *" $verb "* ]] || game=$verb verb=${COMP_WORDS[at + 1]} ;;
  esac
  [[ $game != "${COMP_WORDS[at]}" ]] || ((at++))
  local want=${prev#--} known= own= common= given= verbs= kind= values= where as some
  while IFS='|' read -r where name as some; do
    some=${some%%|*}
    case $where in
      ": $verb") own=$name ;;
      ":$game") verbs=$name ;;
      ":$game $verb") known=yes own=$name ;;
      ":=$verb" | ":=$game $verb") given=$name ;;
      ':*') common=$name ;;
      " $verb" | "$game $verb" | "$game" | '*')
        if [[ -z $kind && --$name == "$prev" ]]; then kind=$as values=$some; fi
        if [[ -n $known && -z $kind && $name == at && $prev == "$verb" && $cur == [!-]* && " $given " != *' FILE '* ]]; then kind=v values=$some want=at; fi ;;
    esac
  done < <(
    printf '%s\n' "$rows"
    cat <<'ROWS'
@ROWS@
ROWS
  )
  if ((COMP_CWORD == begins)); then
    [[ " $own_games " != *" $game "* ]] || ruled=$verbs
    words="$ruled$own_games @FIRST@"
    [[ $cur != -* ]] || words=--rules
  elif ((COMP_CWORD == at)); then
    words=$verbs
  else
    [[ -n $known ]] || common=
    [[ " $own " == *" $want "* || " $common " == *" $want "* ]] || kind=-
    case $kind in
      v) words=$values ;;
      f) compopt -o default ;;
      k) for name in $values; do for as in ${name#*=}; do words+=" ${name%%=*}=${as//,/ ${name%%=*}=}"; done; done ;;
      *)
        words=$given
        if [[ " $given " == *' FILE '* ]]; then
          words=${words//FILE/}
          compopt -o default
        fi
        # Options beside files would only insert their dashes.
        if [[ " $given " != *' FILE '* || $cur == -* ]]; then
          for name in $own; do words+=" --$name"; done
          for name in $common; do [[ " $own " == *" $name "* ]] || words+=" --$name"; done
        fi ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _redoubt redoubt
