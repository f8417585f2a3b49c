# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  # bash takes --skill=tr for three words
  [[ $prev != = ]] || prev=${COMP_WORDS[COMP_CWORD-2]}
  [[ $cur != = ]] || cur=
  local game=${REDOUBT_GAME:-@GAME@} verb=${COMP_WORDS[1]} at=1 words=
  case $verb in
    @GAMES@) game=$verb verb=${COMP_WORDS[2]} at=2 ;;
    dice) game=dice ;;
  esac
  local want=${prev#--} known= own= common= given= verbs= kind= values= where name as some
  while IFS='|' read -r where name as some; do
    case $where in
      ":$game") verbs=$name ;;
      ":$game $verb") known=yes own=$name ;;
      ":=$verb") given=$name ;;
      ':*') common=$name ;;
      "$game $verb" | "$game" | '*')
        if [[ -z $kind && --$name == "$prev" ]]; then kind=$as values=$some; fi
        if [[ -z $kind$given && $name == at && $prev == "$verb" && $cur == [!-]* ]]; then kind=v values=$some want=at; fi ;;
    esac
  done <<'ROWS'
@ROWS@
ROWS
  if ((COMP_CWORD == 1)); then
    words='@FIRST@'
  elif ((COMP_CWORD == at)); then
    words=$verbs
  else
    case $verb in
      completion | schema) words=$given ;;
      rules | readings | config | help) words="$given --format --json --help" ;;
      foresee | plan) words=$given; [[ $prev != --battle ]] || compopt -o default ;;
      cards) words="$given --compare --file --matrix --format --json --help"; compopt -o default ;;
      batch) words='--jobs --first-line --format --json --progress --help'; compopt -o default ;;
      compare) words='--battle --format --json --color --help'; [[ $prev != --battle ]] || compopt -o default ;;
      play) words='--help'; compopt -o default ;;
      verify) words='--format --json --help'; compopt -o default ;;
      *)
        [[ " $own " == *" $want "* || " $common " == *" $want "* ]] || kind=-
        case $kind in
          v) words=$values ;;
          f) compopt -o default ;;
          k) for name in $values; do for as in ${name#*=}; do words+=" ${name%%=*}=${as//,/ ${name%%=*}=}"; done; done ;;
          *)
            [[ -n $known ]] || common=
            [[ $prev != "$verb" || $cur == -* ]] || words=$given
            for name in $own; do
              if [[ $name == FILE ]]; then compopt -o default; else words+=" --$name"; fi
            done
            for name in $common; do [[ " $own " == *" $name "* ]] || words+=" --$name"; done ;;
        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _redoubt redoubt
