# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  # bash takes --skill=tr for three words
  [[ $prev != = ]] || prev=${COMP_WORDS[COMP_CWORD-2]}
  [[ $cur != = ]] || cur=
  local game=${REDOUBT_GAME:-@GAME@} verb= at=1 words= file= key= name= ruled=
  # The file of --rules has its game and verbs in column 1.
  while [[ ${COMP_WORDS[at]} == --rules ]] && ((COMP_CWORD > at)); do
    ((at++))
    [[ ${COMP_WORDS[at]} != = ]] || ((at++))
    ((COMP_CWORD > at)) || { compopt -o default; return; }
    file=${COMP_WORDS[at]/#\~\//$HOME/} ruled=
    ((at++))
    [[ -f $file ]] || continue
    while IFS=' ' read -r key name _; do
      case $key in
        game) game=$name ;;
        verb) ruled+=" $name" ;;
      esac
    done 2>/dev/null <"$file"
  done
  verb=${COMP_WORDS[at]}
  local begins=$at
  case $verb in
    @GAMES@) game=$verb verb=${COMP_WORDS[at + 1]} ;;
    "$game") verb=${COMP_WORDS[at + 1]} ;;
  esac
  [[ $game != "${COMP_WORDS[at]}" ]] || ((at++))
  local want=${prev#--} known= own= common= given= verbs= kind= values= where as some
  while IFS='|' read -r where name as some; do
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
  done <<'ROWS'
@ROWS@
ROWS
  if ((COMP_CWORD == begins)); then
    words="$ruled @FIRST@"
    [[ $cur != -* ]] || words=--rules
  elif ((COMP_CWORD == at)); then
    words=${verbs:-$ruled}
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
