# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  # bash takes --skill=tr for three words
  [[ $prev != = ]] || prev=${COMP_WORDS[COMP_CWORD-2]}
  [[ $cur != = ]] || cur=
  local game=${REDOUBT_GAME:-fow} verb= at=1 words= name= ruled= own_games= rows=
  local -a files=()
  while [[ ${COMP_WORDS[at]} == --rules ]] && ((COMP_CWORD > at)); do
    ((at++))
    [[ ${COMP_WORDS[at]} != = ]] || ((at++))
    ((COMP_CWORD > at)) || { compopt -o default; return; }
    files+=("${COMP_WORDS[at]/#\~\//$HOME/}")
    ((at++))
  done
  # Rule files of the command line, the settings and the own folder.
  rows=$(awk '# Rows of the table for the games of rule files. Arguments: the files of the own folder, a +, and those of --rules.
# :+|GAME names such a game, :!|GAME the game that is meant where none is named; the last such row applies.
function flush(  word, name) {
  if (verb != "") {
    print ":" game " " verb "|" inputs
    print ":?" game "|" verb "|||" about
    printf "%s", rows
    for (name in ends_at) print game " " verb "|" name "|v|" ends "|"
  }
  verb = inputs = ends = rows = ""
}
function finish(  each, part, parts, after) {
  flush()
  if (game != "") {
    parts = split("play|play a battle interactively|foresee|exact results of a sequence of commands|plan|the best turn for a goal, and its probability|rules|look up rules|readings|disputed rules and their readings|cards|sample and own cards: show, compare, check|compare|compare several questions side by side", part, "|")
    for (each = 1; each <= parts; each += 2) {
      after = after " " part[each]
      print ":?" game "|" part[each] "|||" part[each + 1]
    }
    print ":" game "|" verbs after
    print ":+|" game
    if (typed) print ":!|" game
  }
  game = verbs = ""
  split("", said)
}
# The words of a choice, such as: green 5+ | trained "Trained" 4+ = green
function choices(text,  part, parts, many, all) {
  gsub(/"[^"]*"/, "", text)
  sub(/[#=[].*/, "", text)
  many = split(text, part, "|")
  for (parts = 1; many > 1 && parts <= many; parts++)
    if (match(part[parts], /[a-z][a-z0-9-]*/)) all = all " " substr(part[parts], RSTART, RLENGTH)
  return substr(all, 2)
}
function rest(  text) {
  text = $0
  sub(/^ *[^ ]+ +[^ ]+ */, "", text)
  return text
}
function add(file, now,  line) {
  if (file != "" && (getline line <file) > 0) {
    close(file)
    ARGV[++last] = file
    if (now && !first) first = last
  }
}
BEGIN {
  split("require until show", words, " ")
  for (each in words) ends_at[words[each]]
  folder = ENVIRON["XDG_CONFIG_HOME"]
  if (folder !~ /^[/]/) folder = ENVIRON["HOME"] "/.config"
  while ((getline < (folder "/redoubt/config.toml")) > 0 && $0 !~ /^ *[[]/)
    if (match($0, /^ *(rules|game) *= *"[^"]*"/)) {
      split(substr($0, RSTART, RLENGTH), told, "\"")
      config[$1 ~ /^rules/ ? "rules" : "game"] = told[2]
    }
  count = ARGC
  for (each = 1; each < count; each++) given[each] = ARGV[each]
  for (each = 1; each < count && given[each] != "+"; each++) add(given[each], 0)
  many = split(ENVIRON["REDOUBT_RULES"] != "" ? ENVIRON["REDOUBT_RULES"] : config["rules"], named, ":")
  for (part = 1; part <= many; part++) add(named[part], 0)
  for (each++; each < count; each++) add(given[each], 1)
  ARGC = last + 1
  meant = ENVIRON["REDOUBT_GAME"] != "" ? ENVIRON["REDOUBT_GAME"] : config["game"]
  if (meant != "") print ":!|" meant
  if (!last) exit
}
FNR == 1 {
  finish()
  typed = first && ++read + 0 >= first
}
{ sub(/[^ -~]+$/, "") }
/^[^ -~]*game / { game = $2 }
/^verb / {
  flush()
  verb = $2
  verbs = verbs (verbs == "" ? "" : " ") verb
  about = match($0, /"[^"]*"/) ? substr($0, RSTART + 1, RLENGTH - 2) : ""
}
/^kind / { flush() }
/^ +value / { said[$2] = $3 == "flag" ? "-" : choices(rest()) }
/^ +outcome / && verb != "" { ends = ends (ends == "" ? "" : " ") $2 }
/^ +input / && verb != "" {
  inputs = inputs (inputs == "" ? "" : " ") $2
  values = $3 == "flag" ? "-" : choices(rest())
  for (each = 3; values == "" && each < NF; each++)
    if ($each == "from") {
      name = $(each + 1)
      values = said[sub(/^[^.]*[.]/, "", name) ? name : $2]
    }
  rows = rows game " " verb "|" $2 "|" (values == "-" ? "-|" : "v|" values) "|\n"
}
END { finish() }' "${XDG_CONFIG_HOME:-$HOME/.config}"/redoubt/rules/*.rules + "${files[@]}" 2>/dev/null </dev/null)
  while IFS='|' read -r where name; do
    case $where in
      ':!') game=$name ;;
      ':+') own_games+=" $name" ;;
    esac
  done <<<"$rows"
  verb=${COMP_WORDS[at]}
  local begins=$at
  case $verb in
    fow | vv | dh | lg) game=$verb verb=${COMP_WORDS[at + 1]} ;;
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
: play|patience no-pager help
:=play|FILE
: verify|strict format json color help
:=verify|FILE
: state|format json color help
:=state|FILE
: log|format json color no-pager help
:=log|FILE
: luck|format json color help
:=luck|FILE
: report|html force format json color help
:=report|FILE
: foresee|battle goal any-time require until patience reading format json markdown chart force color help
:=foresee|
: plan|battle require worth at-least any-time by at verbs turns reply set until patience reading format json markdown chart force color help
:=plan|
: batch|jobs first-line format json patience progress help
:=batch|FILE
: rules|check show patience sample samples of format json color no-pager help
:=rules|FOW-GEN-01 FOW-GEN-02 FOW-GEN-03 FOW-GEN-04 FOW-GEN-05 FOW-GEN-06 FOW-GEN-07 FOW-GEN-08 FOW-GEN-09 FOW-GEN-10 FOW-GEN-11 FOW-GEN-12 FOW-TANKPIT-01 FOW-TANKPIT-02 FOW-TANKPIT-03 FOW-TANKPIT-04 FOW-TANKPIT-05 FOW-TANKPIT-06 FOW-TANKPIT-07 FOW-TANKPIT-08 FOW-TANKPIT-09 FOW-TANKPIT-10 FOW-TANKPIT-11 FOW-TRENCH-01 FOW-TRENCH-02 FOW-TRENCH-03 FOW-TRENCH-04 FOW-TRENCH-05 FOW-TRENCH-06 FOW-TRENCH-07 FOW-TRENCH-08 FOW-TRENCH-09 FOW-TRENCH-10 FOW-TRENCH-11 FOW-GUNPIT-01 FOW-GUNPIT-02 FOW-GUNPIT-03 FOW-GUNPIT-04 FOW-GUNPIT-05 FOW-TCROSS-01 FOW-TCROSS-02 FOW-TCROSS-03 FOW-TCROSS-04 FOW-TCROSS-05 FOW-TCROSS-06 FOW-TCROSS-07 FOW-TCROSS-08 FOW-TCROSS-09 FOW-TCROSS-10 FOW-TCROSS-11 FOW-TCROSS-12 FOW-BUNK-01 FOW-BUNK-02 FOW-BUNK-03 FOW-BUNK-04 FOW-BUNK-05 FOW-BUNK-06 FOW-BUNK-07 FOW-BUNK-08 FOW-BUNK-09 FOW-FIRE-01 FOW-FIRE-02 FOW-FIRE-03 FOW-FIRE-04 FOW-FIRE-05 FOW-FIRE-06 FOW-FIRE-07 FOW-FIRE-08 FOW-FIRE-09 FOW-FIRE-10 FOW-FIRE-11 FOW-FIRE-12 FOW-FIRE-13 FOW-ARTB-01 FOW-ARTB-02 FOW-AAB-01 FOW-AAB-02 FOW-AAB-03 FOW-AAB-04 FOW-BOBS-01 FOW-BOBS-02 FOW-BOBS-03 FOW-BOBS-04 FOW-BOBS-05 FOW-BOBS-06 FOW-FIGHT-01 FOW-FIGHT-02 FOW-FIGHT-03 FOW-FIGHT-04 FOW-FIGHT-05 FOW-FIGHT-06 FOW-FIGHT-07 FOW-FIGHT-08 FOW-SHOT-01 FOW-SHOT-02 FOW-SHOT-03 FOW-SHOT-04 FOW-SHOT-05 FOW-SHOT-06 FOW-SHOT-07 FOW-SHOT-08 FOW-SHOT-09 FOW-SHOT-10 FOW-SHOT-11 FOW-SHOT-12 FOW-SHOT-13 FOW-SHOT-14 FOW-SHOT-15 FOW-NEST-01 FOW-NEST-02 FOW-NEST-03 FOW-NEST-04 FOW-NEST-05 FOW-NEST-06 FOW-NEST-07 FOW-NEST-08 FOW-PILL-01 FOW-PILL-02 FOW-PILL-03 FOW-PILL-04 FOW-PILL-05 FOW-PILL-06 FOW-TURRET-01 FOW-TURRET-02 FOW-TURRET-03 FOW-TURRET-04 FOW-TURRET-05 FOW-TURRET-06 FOW-TURRET-07 FOW-NOHE-01 FOW-NOHE-02 FOW-NOHE-03 FOW-NOHE-04 FOW-FLAME-01 FOW-FLAME-02 FOW-FLAME-03 FOW-FLAME-04 FOW-FLAME-05 FOW-FLAME-06 FOW-FLAME-07 FOW-FLAME-08 FOW-BUST-01 FOW-BUST-02 FOW-BUST-03 FOW-DEST-01 FOW-DEST-02 FOW-DEST-03 FOW-DEST-04 FOW-SMOKE-01 FOW-SMOKE-02 FOW-SMOKE-03 FOW-SMOKE-04 FOW-SMOKE-05 FOW-SMOKE-06 FOW-SMOKE-07 FOW-ARTY-01 FOW-ARTY-02 FOW-ARTY-03 FOW-ARTY-04 FOW-DEPL-01 FOW-DEPL-02 FOW-DEPL-03 FOW-DEPL-04 FOW-DEPL-05 FOW-DEPL-06 FOW-DEPL-07 FOW-DEPL-08 FOW-DEPL-09 FOW-DEPL-10 FOW-DEPL-11 FOW-DEPL-12 FOW-DEPL-13 FOW-DEPL-14 FOW-DEPL-15 FOW-DEPL-16 FOW-ASLT-01 FOW-ASLT-02 FOW-ASLT-03 FOW-ASLT-04 FOW-ASLT-05 FOW-ASLT-06 FOW-ASLT-07 FOW-ASLT-08 FOW-ASLT-09 FOW-ASLT-10 FOW-ASLT-11 FOW-ASLT-12 FOW-ASLT-13 FOW-ASLT-14 FOW-ASLT-15 FOW-ASLT-16 FOW-ASLT-17 FOW-DFIRE-01 FOW-DFIRE-02 FOW-DFIRE-03 FOW-DFIRE-04 FOW-CTR-01 FOW-CTR-02 FOW-CTR-03 FOW-CTR-04 FOW-CTR-05 FOW-VP-01 FOW-VP-02 FOW-VP-03 FOW-BARR-01 FOW-BARR-02 FOW-BARR-03 FOW-BARR-04 FOW-BARR-05 FOW-BARR-06 FOW-BARR-07 FOW-BARR-08 FOW-BARR-09 FOW-BARR-10 FOW-BARR-11 FOW-BARR-12 FOW-BARR-13 FOW-BARR-14 FOW-BARR-15 FOW-GAP-01 FOW-GAP-02 FOW-GAP-03 FOW-GAP-04 FOW-GAP-05 FOW-GAP-06 FOW-GAP-07 FOW-GAP-08 FOW-GAP-09 FOW-GAP-10 FOW-GAP-11 FOW-GAP-12 FOW-GAP-13 FOW-STATES-01 FOW-STATES-02 FOW-STATES-03 FOW-STATES-04 FOW-STATES-05 FOW-STATES-06 FOW-STATES-07 FOW-STATES-08 FOW-CORE-01 FOW-CORE-02 FOW-CORE-03 FOW-CORE-04 FOW-CORE-05 FOW-CORE-06 FOW-CORE-07 FOW-CORE-08 FOW-CORE-09 FOW-CORE-10 FOW-CORE-11 FOW-CORE-12 FOW-CORE-13 FOW-CORE-14 FOW-CORE-15 FOW-CORE-16 FOW-CORE-20 FOW-CORE-21 FOW-CORE-22 FOW-CORE-23 FOW-CORE-30 FOW-CORE-31 FOW-CORE-32 FOW-CORE-33 FOW-CORE-40 FOW-CORE-41 FOW-CORE-42 FOW-CORE-43 FOW-CORE-44 FOW-CORE-45 FOW-CORE-46 FOW-CORE-47 FOW-CORE-48 FOW-CORE-49 FOW-CORE-50 FOW-CORE-51 FOW-CORE-52 FOW-CORE-53 FOW-CORE-54 VV-20.1-1 VV-20.1-2 VV-20.1-3 VV-20.1-4 VV-20.1-5 VV-20.1-6 VV-20.1-7 VV-20.2-1 VV-20.2-2 VV-20.2-3 VV-20.3-1 VV-20.3-2 VV-20.3-3 VV-20.3-4 VV-20.3-5 VV-20.3-6 VV-20.3-7 VV-20.3-8 VV-20.3-9 VV-20.3-10 VV-20.3-11 VV-20.3-12 VV-20.3-13 VV-20.4-1 VV-20.4-2 VV-20.4-3 VV-20.4-4 VV-20.4-5 VV-20.5-1 VV-20.5-2 VV-20.5-3 VV-20.5-4 VV-20.5-5 VV-20.5-6 VV-20.5-7 VV-20.5-8 VV-20.6-1 VV-20.6-2 VV-20.6-3 VV-20.6-4 VV-20.7-1 VV-20.7-2 VV-20.7-3 VV-20.7-4 VV-20.7-5 VV-20.7-6 VV-20.71-1 VV-20.71-2 VV-20.71-3 VV-20.71-4 VV-20.71-5 VV-20.8-1 VV-20.8-2 VV-20.8-3 VV-20.8-4 VV-20.8-5 VV-20.8-6 VV-20.8-7 VV-20.8-8 VV-20.8-9 VV-20.9-1 VV-20.9-2 VV-20.9-3 VV-20.9-4 VV-20.10-1 VV-20.10-2 VV-20.10-3 VV-20.10-4 VV-20.11-1 VV-20.11-2 VV-20.11-3 VV-20.11-4 VV-20.11-5 VV-20.11-6 VV-20.11-7 VV-20.11-8 VV-20.11-9 VV-20.12-1 VV-20.12-2 VV-20.12-3 VV-20.12-4 VV-20.12-5 VV-20.12-6 VV-20.12-7 VV-20.12-8 VV-20.12-9 VV-20.121-1 VV-20.121-2 VV-20.121-3 VV-20.121-4 VV-20.121-5 VV-20.121-6 VV-20.121-7 VV-20.121-8 VV-20.121-9 VV-CORE-01 VV-CORE-02 VV-CORE-03 VV-CORE-04 VV-CORE-05 VV-CORE-06 VV-CORE-07 VV-CORE-08 VV-CORE-09 VV-CORE-10 VV-CORE-11 VV-CORE-12 VV-CORE-13 VV-CORE-14 VV-CORE-15 VV-CORE-16 VV-CORE-17 VV-CORE-18 VV-CORE-19 VV-CORE-20 VV-CORE-21 VV-CORE-22 VV-CORE-23 VV-CORE-24 VV-CORE-25 VV-CORE-26 VV-CORE-27 VV-CORE-28 VV-CORE-29 VV-CORE-30 VV-CORE-31 VV-CORE-32 VV-CORE-33 VV-CORE-34 VV-CORE-40 VV-CORE-41 VV-CORE-42 VV-CORE-43 VV-CORE-44 VV-CORE-45 VV-CORE-46 VV-CORE-47 VV-CORE-48 VV-CORE-49 VV-CORE-50 VV-CORE-51 VV-CORE-52 VV-CORE-53 VV-CORE-54 VV-CORE-55 VV-CORE-56 VV-CORE-58 VV-CORE-59 VV-CORE-60 VV-CORE-61 VV-CORE-62 VV-CORE-63 VV-CORE-64 DH-INTRO-01 DH-INTRO-02 DH-INTRO-03 DH-INTRO-04 DH-INTRO-05 DH-CONCEPT-01 DH-CONCEPT-02 DH-CLASS-01 DH-CLASS-02 DH-CLASS-03 DH-CLASS-04 DH-CLASS-05 DH-CLASS-06 DH-CLASS-07 DH-CLASS-08 DH-CLASS-09 DH-SMALLARMS-01 DH-SMALLARMS-02 DH-SMALLARMS-03 DH-SMALLARMS-04 DH-SMALLARMS-05 DH-SMALLARMS-06 DH-SMALLARMS-07 DH-SMALLARMS-08 DH-SMALLARMS-09 DH-SMALLARMS-10 DH-SMALLARMS-11 DH-GUTS-01 DH-GUTS-02 DH-GUTS-03 DH-GUTS-04 DH-GUTS-05 DH-GUTS-06 DH-GUN-01 DH-GUN-02 DH-GUN-03 DH-GUN-04 DH-GUN-05 DH-GUN-06 DH-GUN-07 DH-GUN-08 DH-GUN-09 DH-PEN-01 DH-PEN-02 DH-PEN-03 DH-PEN-04 DH-PEN-05 DH-PEN-06 DH-PEN-07 DH-PEN-08 DH-PEN-09 DH-PEN-10 DH-PEN-11 DH-PEN-12 DH-PEN-13 DH-PEN-14 DH-PEN-15 DH-PEN-16 DH-PEN-17 DH-FLAME-01 DH-FLAME-02 DH-FLAME-03 DH-FLAME-04 DH-FLAME-05 DH-CA-01 DH-CA-02 DH-CA-03 DH-CA-04 DH-CA-05 DH-CA-06 DH-CA-07 DH-FIGHT-01 DH-FIGHT-02 DH-FIGHT-03 DH-FIGHT-04 DH-FIGHT-05 DH-FIGHT-06 DH-FIGHT-07 DH-FIGHT-08 DH-FIGHT-09 DH-FIGHT-10 DH-FIGHT-11 DH-FIGHT-12 DH-CREW-01 DH-CREW-02 DH-CREW-03 DH-CREW-04 DH-CREW-05 DH-CREW-06 DH-LEAVE-01 DH-LEAVE-02 DH-LEAVE-03 DH-LEAVE-04 DH-LEAVE-05 DH-LEAVE-06 DH-LEAVE-07 DH-LEAVE-08 DH-LEAVE-09 DH-LEAVE-10 DH-LEAVE-11 DH-CC-01 DH-CC-02 DH-CC-03 DH-CC-04 DH-CC-05 DH-POINTS-01 DH-POINTS-02 DH-POINTS-03 DH-POINTS-04 DH-SIMPLE-01 DH-SIMPLE-02 DH-SAMPLE-01 DH-SAMPLE-02 DH-SAMPLE-03 DH-SAMPLE-04 DH-SAMPLE-05 DH-CARD-FMT-1 DH-CARD-FMT-2 DH-CARD-FMT-3 DH-CARD-FMT-4 DH-CARD-FMT-5 DH-CARD-FMT-6 DH-CARD-FMT-7 DH-CARD-FMT-8 DH-CARD-SLOG-1 DH-CARD-SLOG-2 DH-CARD-SLOG-3 DH-CARD-SLOG-4 DH-CARD-SLOG-5 DH-CARD-SLOG-6 DH-CARD-SLOG-7 DH-CARD-SLOG-8 DH-CARD-SLOG-9 DH-CARD-SLOG-10 DH-CARD-SLOG-11 DH-CARD-PIT-1 DH-CARD-PIT-2 DH-CARD-PIT-3 DH-CARD-PIT-4 DH-CARD-PIT-5 DH-CARD-PIT-6 DH-CARD-PIT-7 DH-CARD-PIT-8 DH-CARD-PIT-9 DH-CARD-PIT-10 DH-CARD-T34-1 DH-CARD-T34-2 DH-CARD-T34-3 DH-CARD-T34-4 DH-CARD-T34-5 DH-CARD-T34-6 DH-CARD-T34-7 DH-CARD-T34-8 DH-CARD-T34-9 DH-CARD-T34-10 DH-CARD-T34-11 DH-CARD-T34-12 DH-CARD-GLOG-1 DH-CARD-GLOG-2 DH-CARD-GLOG-3 DH-CARD-GLOG-4 DH-CARD-GLOG-5 DH-CARD-GLOG-6 DH-CARD-GLOG-7 DH-CARD-GLOG-8 DH-CARD-GLOG-9 DH-CARD-GLOG-10 DH-CARD-GLOG-11 DH-CARD-ATB-1 DH-CARD-ATB-2 DH-CARD-ATB-3 DH-CARD-ATB-4 DH-CARD-ATB-5 DH-CARD-ATB-6 DH-CARD-ATB-7 DH-CARD-ATB-8 DH-CARD-ATB-9 DH-CARD-ATB-10 DH-CARD-HMGB-1 DH-CARD-HMGB-2 DH-CARD-HMGB-3 DH-CARD-HMGB-4 DH-CARD-HMGB-5 DH-CARD-HMGB-6 DH-CARD-HMGB-7 DH-CARD-HMGB-8 DH-CARD-HMGB-9 DH-CARD-HMGB-10 DH-CARD-HMGB-11 DH-CARD-CONC-1 DH-CARD-CONC-2 DH-CARD-CONC-3 DH-CARD-CONC-4 DH-CARD-CONC-5 DH-CARD-CONC-6 DH-CARD-CONC-7 DH-CARD-CONC-8 DH-CARD-CONC-9 DH-CARD-CONC-10 DH-CARD-CONC-11 DH-CARD-CONC-12 DH-CARD-H35-1 DH-CARD-H35-2 DH-CARD-H35-3 DH-CARD-H35-4 DH-CARD-H35-5 DH-CARD-H35-6 DH-CARD-H35-7 DH-CARD-H35-8 DH-CARD-H35-9 DH-CARD-H35-10 DH-CARD-H35-11 DH-CARD-H35-12 DH-CARD-BLANK-1 DH-CARD-BLANK-2 DH-CARD-BLANK-3 DH-CARD-BLANK-4 DH-CARD-BLANK-5 DH-CORE-01 DH-CORE-02 DH-CORE-03 DH-CORE-04 DH-CORE-05 DH-CORE-06 DH-CORE-07 DH-CORE-08 DH-CORE-09 DH-CORE-10 DH-CORE-11 DH-CORE-12 LG-BRIEF-01 LG-BRIEF-02 LG-BRIEF-03 LG-BRIEF-04 LG-BRIEF-05 LG-BRIEF-06 LG-BRIEF-07 LG-BRIEF-08 LG-BRIEF-09 LG-BRIEF-10 LG-BRIEF-11 LG-TYPE-BUNKER-01 LG-TYPE-BUNKER-02 LG-TYPE-BUNKER-03 LG-TYPE-BUNKER-04 LG-TYPE-BUNKER-05 LG-TYPE-FOXHOLE-01 LG-TYPE-FOXHOLE-02 LG-TYPE-PILLBOX-01 LG-TYPE-PILLBOX-02 LG-TYPE-PILLBOX-03 LG-TYPE-PILLBOX-04 LG-TYPE-STRONGPOINT-01 LG-TYPE-STRONGPOINT-02 LG-TYPE-STRONGPOINT-03 LG-TYPE-STRONGPOINT-04 LG-TYPE-STRONGPOINT-05 LG-TYPE-STRONGPOINT-06 LG-TYPE-TRENCH-01 LG-TYPE-TRENCH-02 LG-TYPE-EMPLACEMENT-01 LG-TYPE-EMPLACEMENT-02 LG-TYPE-TURRET-01 LG-TYPE-TURRET-02 LG-TYPE-TURRET-03 LG-AC-01 LG-AC-02 LG-AC-03 LG-AC-04 LG-AC-05 LG-AC-06 LG-AC-07 LG-AC-08 LG-AC-09 LG-AC-10 LG-AC-11 LG-AC-12 LG-AC-13 LG-AC-14 LG-AC-15 LG-AC-16 LG-AC-17 LG-AC-18 LG-AC-19 LG-AC-20 LG-AC-21 LG-AC-22 LG-ATTACK-01 LG-ATTACK-02 LG-ATTACK-03 LG-ATTACK-04 LG-ATTACK-05 LG-ATTACK-06 LG-ATTACK-07 LG-DESTR-01 LG-DESTR-02 LG-DESTR-03 LG-DESTR-04 LG-DESTR-05 LG-DESTR-06 LG-DESTR-07 LG-DESTR-08 LG-DESTR-09 LG-DESTR-10 LG-DESTR-11 LG-DESTR-12 LG-DESTR-13 LG-DESTR-14 LG-DESTR-15 LG-DESTR-16 LG-CONCEAL-01 LG-CONCEAL-02 LG-CONCEAL-03 LG-CONCEAL-04 LG-CONCEAL-05 LG-CONCEAL-06 LG-CONCEAL-07 LG-CONCEAL-08 LG-CONCEAL-09 LG-CONCEAL-10 LG-CONCEAL-11 LG-KNOWN-01 LG-KNOWN-02 LG-KNOWN-03 LG-KNOWN-04 LG-KNOWN-05 LG-KNOWN-06 LG-KNOWN-07 LG-KNOWN-08 LG-EXPL-01 LG-EXPL-02 LG-EXPL-03 LG-EXPL-04 LG-EXPL-05 LG-EXPL-06 LG-EXPL-07 LG-EXPL-08 LG-EXPL-09 LG-EXPL-10 LG-BREACH-01 LG-BREACH-02 LG-BREACH-03 LG-BREACH-04 LG-BREACH-05 LG-BREACH-06 LG-BREACH-07 LG-BREACH-08 LG-MARK-01 LG-MARK-02 LG-MARK-03 LG-MARK-04 LG-MARK-05 LG-DMG-01 LG-DMG-02 LG-DMG-03 LG-DMG-04 LG-DMG-05 LG-DMG-06 LG-DMG-07 LG-DMG-08 LG-DMG-09 LG-DMG-10 LG-DMG-11 LG-DMG-12 LG-DMG-13 LG-DMG-14 LG-DMG-15 LG-DMG-16 LG-DMG-17 LG-DMG-18 LG-COLLAPSE-01 LG-COLLAPSE-02 LG-COLLAPSE-03 LG-FIRE-01 LG-FIRE-02 LG-FIRE-03 LG-FIRE-04 LG-FIRE-05 LG-FIRE-06 LG-FIRE-07 LG-FIRE-08 LG-FIRE-09 LG-FIRE-10 LG-FIRE-11 LG-FIRE-12 LG-FIRE-13 LG-FIRE-14 LG-FIRE-15 LG-FIRE-16 LG-FIRE-17 LG-FIRE-18 LG-FIRE-19 LG-FIRE-20 LG-FIRE-21 LG-FIRE-22 LG-FIRE-23 LG-FIRE-24 LG-FIRE-25 LG-FIRE-26 LG-FIRE-27 LG-FIRE-28 LG-FIRE-29 LG-FIRE-30 LG-FIRE-31 LG-FIRE-32 LG-CORE-01 LG-CORE-02 LG-CORE-03 LG-CORE-04 LG-CORE-05
: readings|format json color no-pager help
:=readings|fow.firepower-tests fow.pinned-nest fow.failed-armour-save fow.tank-pit-save fow.within fow.line-of-sight fow.pinned-shooter fow.front-arc fow.smoke-at-turret fow.sight-through-smoke fow.long-range-armour fow.destroyed-bunker-sight fow.behind-bunker fow.arc-edge fow.defensive-fire-of-others fow.smoke-blinds fow.smoke-at-all-round fow.teams-at-a-nest fow.assault-saves fow.counterattack-victim fow.cavalry-at-trenches fow.empty-tank-pit fow.wreck-in-tank-pit fow.foot-at-barricades fow.gapped-barricade fow.bogging fow.overloaded-bogging fow.double-in-difficult-going fow.dice-at-barricades fow.gun-pit-gone-to-ground fow.vehicles-in-gun-pits fow.spacing-between fow.building-on-forbidden-ground fow.model-size fow.own-bunkers fow.unlisted-state fow.dice-off fow.bunkers-on-the-table vv.cover-of-fortifications vv.wire-penalty vv.opportunity-cover vv.opportunity-adjacent vv.mortar-cover vv.pinned-gun vv.overrun-of-bunker vv.assault-out-of-wire vv.assault-cover vv.assault-odds vv.minefield-die vv.own-minefield vv.afv-in-minefield vv.passengers-in-minefield vv.minefield-entry vv.passage-cost vv.cannot-occupy vv.gun-in-wire vv.minimum-move vv.tunnel-exit vv.farmland vv.single-cave vv.tunnel-length vv.canal-over-tunnel vv.bridge vv.positions-per-hex vv.leaders-in-bunkers dh.model dh.total-of-ten dh.cover-rolls dh.blast-dice dh.earlier-hits dh.equal-armour dh.lowest-row dh.flame-pins dh.fort-acquire dh.no-penetration dh.close-assault-won dh.half-the-rest dh.short-handed dh.all-crew dh.men-of-a-lost-weapon dh.rifle-pit dh.fire-acquire-bonus dh.front-edge dh.turret-bunkers dh.pins-on-a-firing-crew dh.leaders-outside dh.split dh.abandoned-weapons dh.room lg.inside-roll lg.armor-inside lg.nuclear-inside lg.nuclear-troops lg.nuclear-points lg.fire-at-troops-hits-the-wall lg.area-destruction lg.fire-from-bunker lg.detection-rolls lg.collapse-percent lg.collapse-checks lg.troops-in-a-collapse lg.untenable lg.weather lg.mist-and-rain lg.fire-growth lg.fire-attacks lg.fire-damage
: cards|compare file matrix format json color no-pager help
:=cards|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35
: dice|odds dice seed format json markdown require until show chart force color patience help
:=dice|2d6 3d6 4d6kh3 d20 2d20kh1 2d20kl1 4dF d%
: compare|battle format json markdown color chart force help
:=compare|
: schema|help
:=schema|odds ruling refused error comparison foresight plan verification state log luck report rule reading card card-comparison settings
: config|format json color help
:=config|sample
: completion|help
:=completion|bash zsh fish
: help|help
:=help|fow vv dh lg shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify state log luck report foresee plan batch rules readings cards dice compare schema config completion help
:fow|shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play foresee plan rules readings cards compare
:fow shoot|at skill rof firepower range teams weapon state line-of-sight moved no-fire-on-the-move shooter-pinned shooter-pinned-rof from shooter-smoked smoke mode aim-point national-rule anti-tank front side top facing bearing hits to-hit motivation target-skill team target-teams gone-to-ground concealed same-section same-side gapped through-bunker destroyed smoked slit before
:fow fire|from bearing slit smoked-slit field-of-fire all-round rof pinned-rof state target mode to-hit skill target-skill smoked
:fow assault|at team slits tank-assault state rounds motivation defensive-fire stop-at only-defender other-defender turret across not-adjacent pinned on-table out-of-action
:fow counterattack|from state adjacent teams-left motivation
:fow cross|obstacle as skill overloaded unarmoured demolition-carrier not-adjacent gapped destroyed occupied along at-the-double bogged-down
:fow gap|with obstacle teams skill pinned not-adjacent moved no-fire-on-the-move bunker-buster rof firepower second-firepower range line-of-sight gapped
:fow deploy-check|spacing spacing-to location building-on in-deployment-area on-objective after-enemy-objective mission-override mission fortification own-bunkers own-obstacles mission-fortifications platoons team-class fortification-state depth width height length turret at-parapet barricade-position join map ascii
:=fow deploy-check|FILE
:fow occupy|position as action all-turn moved shot same-section off-parapet turretless fire gapped destroyed
:fow states|team-class state type as-bunker
:fow start-step|at state skill motivation
:fow defender|mission a-bunkers b-bunkers normal-defender
:fow victory|destroyed total captured own-standing
:vv|shoot assault cross gap deploy-check rally survive occupy play foresee plan rules readings cards compare
:vv shoot|at bunker-type apfp atfp target-number terrain terrain-cover hindrance smoke assault-move leader grenades satchel support-weapon from in-arc firer weapon range line-of-sight through spotter opportunity pinned fired units losses target gun-shield armour armour-front armour-rear facing immobile
:vv assault|at bunker-type mode attack defend attackers defenders pinned-defenders terrain terrain-cover hexside uphill terrain-cost movement-points exit-cost entered leader enemy-leader grenades enemy-grenades satchel enemy-satchel from in-arc as pinned advanced not-adjacent won entering leaders side hidden die own-mines
:vv cross|position units as terrain terrain-cost uphill hexside movement-points moved fired advanced out-of occupied-by full occupants leaders leaders-entering guns vehicles afvs exit-cost mode phase enemy-afv hidden die own-mines passengers side tunnel underground entry exit
:vv gap|position satchel no-satchel adjacent not-adjacent phase attacked as pinned
:vv deploy-check|position terrain oob requested guidelines theater side nearest-cave only-cave hidden scenario-rule map hex occupants leaders guns vehicles afvs outside second-position tunnels section end under branches crosses bunker-on-route ascii
:=vv deploy-check|FILE
:vv rally|as leader phase
:vv survive|points as rating pinned gun-shield units losses
:vv occupy|position as units mover occupants leaders leaders-entering guns vehicles afvs side
:dh|shoot penetrate assault counterattack leave enter deploy-check play foresee plan rules readings cards compare
:dh shoot|by at aim shots volleys rof weapons accuracy accuracy-mod ap cover indirect gun special coaxial-hit firer-pins penetration penetration-mod weapon-dm mm acquire acquired hit facing penetrated table-die crew target-dm front side rear top heavy-weapon destroyed-weapon heaviest pins penetrating-hits guts guts-mod second-pin cease
:dh penetrate|gun penetration penetration-mod at facing front side rear top
:dh assault|at mode attacker score explosives grenades win crew
:dh counterattack|from action crew casualties destroyed-weapon man bearing pins left
:dh leave|from crew cause section light-mgs carry rifle-ap destroyed-weapon heavy-weapon left
:dh enter|at men crew room abandoned guts
:dh deploy-check|structure houses squad label cover as-fortification points provided-by role period mount on-card on-record
:=dh deploy-check|FILE
:lg|shoot cross gap damage collapse detect ignite spread occupy deploy-check play foresee plan rules readings cards compare
:lg shoot|method fire-mode hit penetrate armor-penetrate material roof armor-class layers troops squad attacks inside target-area aim target-size centre centre-in-line-of-fire detect radius piece weapon mount effect-area nuclear hole weather flammable burning variant points damage section attack-factor table armor from bearing type openings
:lg cross|troops as armor-penetrate turns-inside attack-factor structure action table armor caught type sheltering burning attacked-before
:lg gap|points points-done attacks hit penetrate per-turn turns until with as material roof armor-class layers variant attack-factor effect-area nuclear weapon table
:lg damage|scheme variant attack-factor effect-area weapon result points damage attacks hit penetrate material roof armor-class layers section troops mount nuclear hole from bearing table by-fire
:lg collapse|damage points turns new-damage troops inside variant attack-factor effect-area nuclear weapon hit penetrate material roof armor-class layers table
:lg detect|weapon concealment-before fired base signature observers detected
:lg ignite|weapon material roof flammable weather hits armor-class from bearing
:lg spread|start turns wind fuel fire-size after factor every inside
:lg occupy|type structure action troops bearing burning entering as armor-penetrate attack-factor table armor sheltering
:lg deploy-check|type walls roofs material roof armor-class construction troops fire-from-inside entrances tunnel above-ground heavily-armored cover openings viewing-gear screen crew force points variant
:*|odds dice seed format json markdown require until reading show battle by at anyway chart force cards color patience help
 play|no-pager|-|
 verify|strict|-|
 verify|format|v|text json
 state|format|v|text json
 log|format|v|text json
 log|no-pager|-|
 luck|format|v|text json
 report|html|v|
 report|force|-|
 report|format|v|text json
 foresee|battle|f|
 foresee|goal|v|
 foresee|any-time|-|
 foresee|require|v|
 foresee|until|v|
 foresee|format|v|text json markdown
 foresee|chart|f|
 foresee|force|-|
 foresee|color|v|auto always never
 foresee|help|-|
 plan|battle|f|
 plan|require|v|
 plan|worth|v|
 plan|at-least|v|
 plan|any-time|-|
 plan|by|v|
 plan|at|v|
 plan|verbs|v|
 plan|turns|v|
 plan|reply|v|
 plan|set|v|
 plan|until|v|
 plan|format|v|text json markdown
 plan|chart|f|
 plan|force|-|
 plan|color|v|auto always never
 plan|help|-|
 batch|jobs|v|
 batch|first-line|v|
 batch|format|v|json csv
 batch|progress|-|
 rules|check|v|
 rules|show|-|
 rules|patience|v|
 rules|sample|-|
 rules|samples|-|
 rules|of|v|
 rules|format|v|text json
 rules|no-pager|-|
 readings|format|v|text json
 readings|no-pager|-|
 cards|compare|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35
 cards|file|f|
 cards|matrix|-|
 cards|format|v|text json
 cards|no-pager|-|
 dice|require|v|no yes first tie second
 dice|until|v|no yes first tie second
 dice|show|v|no yes first tie second
 compare|battle|f|
 compare|chart|f|
 compare|force|-|
 config|format|v|text json
fow shoot|at|v|nest flak-nest tobruk-pit pillbox turret tank-pit trench-line gun-pit street-barricade behind-bunker
fow shoot|motivation|v|reluctant confident fearless
fow shoot|gapped|-|
fow fire|from|v|nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit
fow fire|bearing|v|
fow fire|rof|v|
fow fire|state|v|unharmed pinned bailed-out destroyed
fow fire|mode|v|direct bombardment
fow fire|to-hit|v|1+ 2+ 3+ 4+ 5+ 6+
fow fire|skill|v|conscript trained veteran
fow fire|target-skill|v|conscript trained veteran
fow fire|require|v|allowed
fow fire|until|v|allowed
fow fire|show|v|allowed
fow assault|at|v|nest flak-nest tobruk-pit pillbox turret
fow assault|team|v|
fow assault|state|v|unharmed pinned bailed-out destroyed
fow assault|require|v|unharmed bailed-out undecided attackers-fall-back attackers-eliminated captured destroyed
fow assault|until|v|unharmed bailed-out undecided attackers-fall-back attackers-eliminated captured destroyed
fow assault|show|v|unharmed bailed-out undecided attackers-fall-back attackers-eliminated captured destroyed
fow counterattack|from|v|nest flak-nest tobruk-pit pillbox turret
fow counterattack|state|v|unharmed pinned bailed-out destroyed
fow counterattack|require|v|team-destroyed+continues team-destroyed+cannot-counterattack enemy-unharmed+continues enemy-unharmed+cannot-counterattack attackers-eliminated
fow counterattack|until|v|team-destroyed+continues team-destroyed+cannot-counterattack enemy-unharmed+continues enemy-unharmed+cannot-counterattack attackers-eliminated
fow counterattack|show|v|team-destroyed+continues team-destroyed+cannot-counterattack enemy-unharmed+continues enemy-unharmed+cannot-counterattack attackers-eliminated
fow cross|skill|v|conscript trained veteran
fow cross|not-adjacent|-|
fow cross|destroyed|-|
fow cross|require|v|impassable must-stop bogged-down difficult-going cross-country crosses
fow cross|until|v|impassable must-stop bogged-down difficult-going cross-country crosses
fow cross|show|v|impassable must-stop bogged-down difficult-going cross-country crosses
fow gap|obstacle|v|trench-line gun-pit tank-pit bunker street-barricade
fow gap|teams|v|
fow gap|skill|v|conscript trained veteran
fow gap|pinned|-|
fow gap|not-adjacent|-|
fow gap|moved|-|
fow gap|rof|v|
fow gap|firepower|v|1+ 2+ 3+ 4+ 5+ 6+
fow gap|range|v|
fow gap|line-of-sight|v|yes no
fow gap|gapped|-|
fow gap|require|v|ungapped gapped
fow gap|until|v|ungapped gapped
fow gap|show|v|ungapped gapped
fow deploy-check|turret|v|yes no
fow deploy-check|require|v|legal illegal
fow deploy-check|until|v|legal illegal
fow deploy-check|show|v|legal illegal
fow occupy|as|v|infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle
fow occupy|moved|v|none normal at-the-double
fow occupy|destroyed|-|
fow occupy|require|v|no-cover bulletproof concealed concealed+bulletproof concealed+gone-to-ground allowed
fow occupy|until|v|no-cover bulletproof concealed concealed+bulletproof concealed+gone-to-ground allowed
fow occupy|show|v|no-cover bulletproof concealed concealed+bulletproof concealed+gone-to-ground allowed
fow states|team-class|v|guns machine-guns anti-aircraft infantry tanks
fow states|state|v|
fow states|require|v|not-listed listed strongpoint barrier both not-a-bunker bunker
fow states|until|v|not-listed listed strongpoint barrier both not-a-bunker bunker
fow states|show|v|not-listed listed strongpoint barrier both not-a-bunker bunker
fow start-step|at|v|nest flak-nest tobruk-pit pillbox turret tank-pit vehicle platoon
fow start-step|state|v|unharmed pinned bailed-out bogged-down destroyed
fow start-step|skill|v|conscript trained veteran
fow start-step|motivation|v|reluctant confident fearless
fow start-step|require|v|unharmed freed rallied pinned bailed-out bogged-down destroyed
fow start-step|until|v|unharmed freed rallied pinned bailed-out bogged-down destroyed
fow start-step|show|v|unharmed freed rallied pinned bailed-out bogged-down destroyed
fow defender|require|v|mission-decides a-attacks b-attacks
fow defender|until|v|mission-decides a-attacks b-attacks
fow defender|show|v|mission-decides a-attacks b-attacks
fow victory|destroyed|v|
fow victory|require|v|no-bonus bonus
fow victory|until|v|no-bonus bonus
fow victory|show|v|no-bonus bonus
fow|at|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret
fow|weapon|v|normal no-he flame-thrower bunker-buster
fow|from|v|nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit
fow|front|v|
fow|side|v|
fow|top|v|
fow|facing|v|front side
fow|bearing|v|
fow|require|v|unharmed pinned bailed-out destroyed
fow|until|v|unharmed pinned bailed-out destroyed
fow|show|v|unharmed pinned bailed-out destroyed
fow|by|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret
fow|pinned|-|
fow|as|v|infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle
fow|position|v|trench-line gun-pit tank-pit bunker street-barricade
fow|action|v|move rotate-hull rotate-turret shoot stand-on-top
fow|type|v|nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade
vv shoot|at|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
vv assault|at|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
vv assault|in-arc|v|yes no
vv assault|leaders|v|
vv assault|require|v|fails wins enters allowed
vv assault|until|v|fails wins enters allowed
vv assault|show|v|fails wins enters allowed
vv cross|position|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
vv cross|units|v|
vv cross|as|v|infantry gun vehicle afv
vv cross|uphill|v|
vv cross|hexside|v|
vv cross|fired|-|
vv cross|advanced|-|
vv cross|mode|v|move advance close-assault overrun stay leave tunnel
vv cross|require|v|allowed must-stop must-continue
vv cross|until|v|allowed must-stop must-continue
vv cross|show|v|allowed must-stop must-continue
vv gap|position|v|bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave
vv gap|satchel|-|
vv gap|not-adjacent|-|
vv gap|phase|v|command fire movement defensive-fire advance-and-assault after-action
vv gap|as|v|infantry gun vehicle afv
vv gap|require|v|gapped
vv gap|until|v|gapped
vv gap|show|v|gapped
vv deploy-check|terrain|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean
vv deploy-check|side|v|japanese us british german soviet other
vv deploy-check|hidden|-|
vv deploy-check|require|v|legal illegal
vv deploy-check|until|v|legal illegal
vv deploy-check|show|v|legal illegal
vv rally|as|v|infantry elite leader gun vehicle
vv rally|leader|v|
vv rally|phase|v|command fire movement defensive-fire advance-and-assault after-action
vv rally|require|v|pinned rallied
vv rally|until|v|pinned rallied
vv rally|show|v|pinned rallied
vv survive|as|v|gun vehicle
vv survive|pinned|-|
vv survive|require|v|unharmed pinned reduced eliminated
vv survive|until|v|unharmed pinned reduced eliminated
vv survive|show|v|unharmed pinned reduced eliminated
vv occupy|as|v|infantry gun vehicle afv
vv occupy|units|v|
vv occupy|require|v|fortification entrenchment allowed
vv occupy|until|v|fortification entrenchment allowed
vv occupy|show|v|fortification entrenchment allowed
vv|smoke|v|
vv|from|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel building
vv|weapon|v|small-arms machine-gun gun at-weapon mortar artillery air
vv|range|v|
vv|line-of-sight|v|yes no
vv|target|v|infantry gun vehicle afv
vv|facing|v|front rear hexside
vv|require|v|failure success missed no-effect casualties immobilised eliminated
vv|until|v|failure success missed no-effect casualties immobilised eliminated
vv|show|v|failure success missed no-effect casualties immobilised eliminated
vv|mode|v|close-assault overrun
vv|as|v|infantry gun vehicle afv
vv|not-adjacent|-|
vv|moved|-|
vv|adjacent|-|
vv|map|f|
vv|section|v|
vv|points|v|
dh shoot|by|v|small-arms main-gun rocket at-rifle flame-thrower explosives
dh shoot|destroyed-weapon|v|
dh penetrate|require|v|bounces penetrates
dh penetrate|until|v|bounces penetrates
dh penetrate|show|v|bounces penetrates
dh assault|crew|v|
dh assault|require|v|fails allowed succeeds
dh assault|until|v|fails allowed succeeds
dh assault|show|v|fails allowed succeeds
dh counterattack|crew|v|
dh counterattack|require|v|nothing allowed rifles-only some-weapons all-weapons charges
dh counterattack|until|v|nothing allowed rifles-only some-weapons all-weapons charges
dh counterattack|show|v|nothing allowed rifles-only some-weapons all-weapons charges
dh counterattack|at|v|slog pit t34 glog atb hmgb conc h35
dh leave|from|v|bunker fort slog pit t34 glog atb hmgb conc h35
dh leave|crew|v|
dh leave|require|v|allowed leaves routed-out
dh leave|until|v|allowed leaves routed-out
dh leave|show|v|allowed leaves routed-out
dh leave|at|v|slog pit t34 glog atb hmgb conc h35
dh enter|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position
dh enter|crew|v|
dh enter|require|v|allowed enters
dh enter|until|v|allowed enters
dh enter|show|v|allowed enters
dh deploy-check|cover|v|medium hard
dh deploy-check|require|v|legal illegal
dh deploy-check|until|v|legal illegal
dh deploy-check|show|v|legal illegal
dh deploy-check|at|v|slog pit t34 glog atb hmgb conc h35
dh|by|v|slog pit t34 glog atb hmgb conc h35
dh|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position
dh|rof|v|
dh|hit|v|
dh|side|v|
dh|require|v|not-acquired missed no-penetration unharmed allowed casualties stands stands+weapon-lost holds holds+weapon-lost pinned pinned+weapon-lost fell-back fell-back+weapon-lost routed routed+weapon-lost wiped-out wiped-out+weapon-lost destroyed+fell-back destroyed+routed destroyed+no-survivors eliminated
dh|until|v|not-acquired missed no-penetration unharmed allowed casualties stands stands+weapon-lost holds holds+weapon-lost pinned pinned+weapon-lost fell-back fell-back+weapon-lost routed routed+weapon-lost wiped-out wiped-out+weapon-lost destroyed+fell-back destroyed+routed destroyed+no-survivors eliminated
dh|show|v|not-acquired missed no-penetration unharmed allowed casualties stands stands+weapon-lost holds holds+weapon-lost pinned pinned+weapon-lost fell-back fell-back+weapon-lost routed routed+weapon-lost wiped-out wiped-out+weapon-lost destroyed+fell-back destroyed+routed destroyed+no-survivors eliminated
dh|mode|v|close-assault improvised throw-grenades charge close-combat set-explosives
dh|grenades|-|
dh|from|v|bunker fort slog pit t34 glog atb hmgb conc h35
dh|action|v|fire charge
dh|bearing|v|front side rear
dh|section|v|
dh|structure|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position
dh|points|v|
dh|mount|v|front side rear all-round
lg shoot|inside|v|
lg cross|attack-factor|v|
lg cross|require|v|crosses some-lost all-lost penetrated
lg cross|until|v|crosses some-lost all-lost penetrated
lg cross|show|v|crosses some-lost all-lost penetrated
lg gap|points|v|
lg gap|attacks|v|
lg gap|until|v|
lg gap|as|v|engineers engineering-vehicle wardrone
lg gap|require|v|not-breached breached
lg gap|show|v|not-breached breached
lg damage|troops|v|
lg damage|require|v|no-damage hole part-destroyed standing destroyed
lg damage|until|v|no-damage hole part-destroyed standing destroyed
lg damage|show|v|no-damage hole part-destroyed standing destroyed
lg collapse|troops|v|
lg collapse|require|v|stands destroyed collapses
lg collapse|until|v|stands destroyed collapses
lg collapse|show|v|stands destroyed collapses
lg detect|require|v|not-detected detected
lg detect|until|v|not-detected detected
lg detect|show|v|not-detected detected
lg ignite|require|v|no-fire fire
lg ignite|until|v|no-fire fire
lg ignite|show|v|no-fire fire
lg spread|turns|v|
lg spread|require|v|burning at-fuel-limit
lg spread|until|v|burning at-fuel-limit
lg spread|show|v|burning at-fuel-limit
lg occupy|attack-factor|v|
lg occupy|require|v|allowed some-lost all-lost penetrated
lg occupy|until|v|allowed some-lost all-lost penetrated
lg occupy|show|v|allowed some-lost all-lost penetrated
lg deploy-check|type|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building
lg deploy-check|troops|v|
lg deploy-check|force|v|regular other
lg deploy-check|require|v|legal illegal
lg deploy-check|until|v|legal illegal
lg deploy-check|show|v|legal illegal
lg|squad|v|
lg|aim|v|embrasure window doorway
lg|require|v|not-detected missed missed-the-opening missed-the-structure no-penetration penetrated not-penetrated-no-fire not-penetrated-but-on-fire penetrated-no-fire penetrated-and-on-fire penetrated-nobody-hit nobody-hit piece-hit-armor-holds piece-out-of-action still-in-action out-of-action standing destroyed
lg|until|v|not-detected missed missed-the-opening missed-the-structure no-penetration penetrated not-penetrated-no-fire not-penetrated-but-on-fire penetrated-no-fire penetrated-and-on-fire penetrated-nobody-hit nobody-hit piece-hit-armor-holds piece-out-of-action still-in-action out-of-action standing destroyed
lg|show|v|not-detected missed missed-the-opening missed-the-structure no-penetration penetrated not-penetrated-no-fire not-penetrated-but-on-fire penetrated-no-fire penetrated-and-on-fire penetrated-nobody-hit nobody-hit piece-hit-armor-holds piece-out-of-action still-in-action out-of-action standing destroyed
lg|with|v|demolitions chainsaw buzzsaw
lg|fired|v|yes no
lg|hits|v|
lg|entering|v|yes no
lg|tunnel|-|
lg|cover|v|yes no
lg|crew|v|crewed automated none
*|at|v|
*|skill|v|conscript trained veteran
*|rof|v|
*|firepower|v|1+ 2+ 3+ 4+ 5+ 6+
*|range|v|
*|teams|v|
*|weapon|v|blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock other
*|state|v|unharmed pinned bailed-out destroyed
*|line-of-sight|v|yes no
*|moved|-|
*|no-fire-on-the-move|-|
*|shooter-pinned|-|
*|shooter-pinned-rof|v|
*|from|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building
*|shooter-smoked|v|none some side all
*|smoke|-|
*|mode|v|direct bombardment air-strike
*|aim-point|v|bunker other
*|national-rule|v|none stabilisers volley-fire other
*|anti-tank|v|
*|front|v|
*|side|v|japanese us british german soviet other
*|top|v|
*|facing|v|front side rear top
*|bearing|v|
*|hits|v|
*|to-hit|v|1+ 2+ 3+ 4+ 5+ 6+
*|motivation|v|reluctant confident fearless
*|target-skill|v|conscript trained veteran
*|team|v|infantry man-packed-gun gun unarmoured-vehicle
*|target-teams|v|
*|gone-to-ground|-|
*|concealed|-|
*|same-section|-|
*|same-side|-|
*|gapped|-|
*|through-bunker|-|
*|destroyed|-|
*|smoked|v|none some side all
*|slit|v|
*|before|v|
*|odds|-|
*|dice|v|
*|seed|v|
*|format|v|text json csv markdown
*|json|-|
*|markdown|-|
*|require|v|legal illegal
*|until|v|legal illegal
*|reading|k|fow.firepower-tests=per-hit,per-weapon fow.pinned-nest=both-tests,second-only,no-second fow.failed-armour-save=not-above,below fow.tank-pit-save=every-save,direct-fire fow.within=inclusive,exclusive fow.line-of-sight=all,pillbox-only fow.pinned-shooter=rof-1,full-rof fow.front-arc=front,side fow.smoke-at-turret=before-gun,not-allowed fow.sight-through-smoke=blocked,clear fow.long-range-armour=plus-one,none fow.destroyed-bunker-sight=blocked,clear fow.behind-bunker=bulletproof-only,concealed-too fow.arc-edge=inside,outside fow.defensive-fire-of-others=field-of-fire,line-of-sight fow.smoke-blinds=its-slit,every-shot fow.smoke-at-all-round=its-side,all-round fow.teams-at-a-nest=all,one-per-slit fow.assault-saves=per-hit,one fow.counterattack-victim=bunkers-owner,attacker fow.cavalry-at-trenches=cross-country,impassable fow.empty-tank-pit=like-a-gun-pit,difficult-going fow.wreck-in-tank-pit=occupies,leaves-it-empty fow.foot-at-barricades=no-test,skill-test fow.gapped-barricade=start-adjacent,only-difficult,bans-stay fow.bogging=two-plus,skill-test,no-roll fow.overloaded-bogging=three-plus,as-others fow.double-in-difficult-going=not-allowed,allowed fow.dice-at-barricades=rof,one fow.gun-pit-gone-to-ground=core-rules,never fow.vehicles-in-gun-pits=not-allowed,allowed fow.spacing-between=any-bunkers,own-bunkers fow.building-on-forbidden-ground=forbidden,allowed fow.model-size=warning,fault fow.own-bunkers=either-rule,fortifications-only,any-mission fow.unlisted-state=not-allowed,uncommon fow.dice-off=attacks,defends fow.bunkers-on-the-table=enemy-bunkers,all-bunkers vv.cover-of-fortifications=add-both,position-only vv.wire-penalty=every-attack,anti-personnel vv.opportunity-cover=hindrances-count,target-hex-only vv.opportunity-adjacent=minus-2,minus-3 vv.mortar-cover=position-counts,terrain-only vv.pinned-gun=any-point,at-its-rating vv.overrun-of-bunker=never,allowed vv.assault-out-of-wire=no-penalty,plus-one vv.assault-cover=terrain-and-position,terrain-only vv.assault-odds=drop-fraction,for-the-defender vv.minefield-die=1d6,2d6 vv.own-minefield=attacked,safe vv.afv-in-minefield=rolls,safe vv.passengers-in-minefield=share-fate,own-die vv.minefield-entry=every-entry,movement-only vv.passage-cost=plus-one,terrain-only vv.cannot-occupy=passes-through,may-not-enter vv.gun-in-wire=no-effect,stops,barred vv.minimum-move=one-hex-always,must-afford vv.tunnel-exit=one-per-hex,plus-one vv.farmland=field,crops vv.single-cave=illegal,legal vv.tunnel-length=steps,hexes vv.canal-over-tunnel=forbidden,allowed vv.bridge=forbidden,allowed vv.positions-per-hex=one,several vv.leaders-in-bunkers=count,do-not-count dh.model=variant,plain-cover dh.total-of-ten=eliminated,routed dh.cover-rolls=by-accuracy,fixed,carry dh.blast-dice=ten,crew dh.earlier-hits=each-ph,each-attack dh.equal-armour=penetrates,bounces dh.lowest-row=check-and-ph,nothing dh.flame-pins=none,three dh.fort-acquire=easier,harder dh.no-penetration=nothing,guts-check dh.close-assault-won=by-players,work-destroyed,crew-killed,crew-routed dh.half-the-rest=round-down,round-up dh.short-handed=no-rifles,half-the-rest dh.all-crew=anybody-left,full-complement dh.men-of-a-lost-weapon=free,tied dh.rifle-pit=half,all dh.fire-acquire-bonus=own-numbers,main-gun dh.front-edge=in-front,off-front dh.turret-bunkers=traverse,flat-front dh.pins-on-a-firing-crew=no-effect,no-fire dh.leaders-outside=each-unit,one-in-all dh.split=nearest,full-sections dh.abandoned-weapons=manned-again,lost dh.room=crew-of-the-card,any-number lg.inside-roll=per-attack,each-piece lg.armor-inside=own-armor,none lg.nuclear-inside=whole-area,half-area lg.nuclear-troops=destroyed,armor-saves lg.nuclear-points=points,destroyed lg.fire-at-troops-hits-the-wall=yes,no lg.area-destruction=penetration,hit lg.fire-from-bunker=refused,allowed lg.detection-rolls=per-team,per-observer lg.collapse-percent=whole-tens,half-up,exact lg.collapse-checks=every-turn,after-damage lg.troops-in-a-collapse=by-hand,out-of-action lg.untenable=barred,open lg.weather=lower-number,lower-die lg.mist-and-rain=rain,sum lg.fire-growth=after-two-turns,next-turn lg.fire-attacks=each-turn,once lg.fire-damage=none,each-turn
*|show|v|legal illegal
*|battle|f|
*|by|v|
*|anyway|-|
*|chart|f|
*|force|-|
*|cards|f|
*|color|v|auto always never
*|patience|v|
*|help|-|
*|smoked-slit|v|
*|field-of-fire|v|
*|all-round|-|
*|pinned-rof|v|
*|target|v|ground teams aircraft
*|slits|v|
*|tank-assault|v|
*|rounds|v|unlimited
*|defensive-fire|v|
*|stop-at|v|
*|only-defender|-|
*|other-defender|v|
*|turret|v|
*|across|v|nothing street-barricade
*|not-adjacent|-|
*|pinned|-|
*|on-table|v|
*|out-of-action|v|
*|adjacent|v|infantry gun vehicle none
*|teams-left|v|
*|obstacle|v|trench-line gun-pit tank-pit bunker street-barricade
*|as|v|troops vehicle
*|overloaded|-|
*|unarmoured|-|
*|demolition-carrier|-|
*|occupied|-|
*|along|-|
*|at-the-double|-|
*|bogged-down|-|
*|with|v|pioneers gun demolition-carrier
*|bunker-buster|-|
*|second-firepower|v|1+ 2+ 3+ 4+ 5+ 6+
*|spacing|v|
*|spacing-to|v|own enemy
*|location|v|open building road track railway-line stream river lake water other
*|building-on|v|open building road track railway-line stream river lake water other
*|in-deployment-area|v|yes no
*|on-objective|-|
*|after-enemy-objective|-|
*|mission-override|-|
*|mission|v|none fortifications defensive-battle
*|fortification|v|nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade
*|own-bunkers|v|
*|own-obstacles|v|
*|mission-fortifications|v|
*|platoons|v|
*|team-class|v|guns machine-guns anti-aircraft infantry tanks
*|fortification-state|v|
*|depth|v|
*|width|v|
*|height|v|
*|length|v|
*|at-parapet|v|yes no
*|barricade-position|v|adjacent set-back unclear
*|join|v|bunker-joins-platoon independent-joins-bunker
*|map|f|
*|ascii|-|
*|position|v|bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave
*|action|v|move-through occupy shoot
*|all-turn|-|
*|shot|-|
*|off-parapet|-|
*|turretless|-|
*|fire|v|opposite-side same-side bombardment air-strike
*|type|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building
*|as-bunker|-|
*|a-bunkers|v|yes no
*|b-bunkers|v|yes no
*|normal-defender|v|a b
*|total|v|
*|captured|v|
*|own-standing|v|
*|bunker-type|v|concrete wood
*|apfp|v|
*|atfp|v|A B C D E F
*|target-number|v|
*|terrain|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean
*|terrain-cover|v|
*|hindrance|v|
*|assault-move|-|
*|leader|v|
*|grenades|-|
*|satchel|v|
*|support-weapon|-|
*|in-arc|v|yes no
*|firer|v|infantry gun vehicle afv
*|through|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
*|spotter|-|
*|opportunity|-|
*|fired|-|
*|units|v|
*|losses|v|cheapest keep-firing
*|gun-shield|-|
*|armour|v|A B C D E F
*|armour-front|v|A B C D E F
*|armour-rear|v|A B C D E F
*|immobile|-|
*|attack|v|
*|defend|v|
*|attackers|v|
*|defenders|v|
*|pinned-defenders|v|
*|hexside|v|
*|uphill|v|
*|terrain-cost|v|
*|movement-points|v|
*|exit-cost|v|
*|entered|-|
*|enemy-leader|v|
*|enemy-grenades|-|
*|enemy-satchel|v|
*|advanced|-|
*|won|-|
*|entering|v|
*|leaders|v|
*|hidden|-|
*|die|v|1d6 2d6 1d10
*|own-mines|-|
*|out-of|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
*|occupied-by|v|none friendly enemy
*|full|-|
*|occupants|v|
*|leaders-entering|v|
*|guns|v|
*|vehicles|v|
*|afvs|v|
*|phase|v|command fire movement defensive-fire advance-and-assault after-action
*|enemy-afv|-|
*|passengers|v|
*|tunnel|v|
*|underground|-|
*|entry|v|cave bunker elsewhere
*|exit|v|cave bunker elsewhere
*|no-satchel|-|
*|attacked|-|
*|oob|v|
*|requested|v|
*|guidelines|v|yes no
*|theater|v|pacific europe africa other
*|nearest-cave|v|
*|only-cave|-|
*|scenario-rule|-|
*|hex|v|
*|outside|v|
*|second-position|-|
*|tunnels|v|scenario owner none
*|section|v|
*|end|v|cave bunker elsewhere
*|under|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean
*|branches|v|
*|crosses|-|
*|bunker-on-route|-|
*|points|v|
*|rating|v|
*|mover|v|own enemy
*|aim|v|crew structure
*|shots|v|
*|volleys|v|
*|weapons|v|
*|accuracy|v|
*|accuracy-mod|v|
*|ap|v|
*|cover|v|medium hard
*|indirect|-|
*|gun|v|slog:45mm slog:Maxim pit:Rifles t34:76.2mm t34:7.62-DT glog:MG34-HMG atb:7.5cm hmgb:MG34-HMG conc:10.5cm h35:37mm-Sa18 h35:7.5mm-MI
*|special|v|none no-acquire fire-acquire indirect
*|coaxial-hit|-|
*|firer-pins|v|
*|penetration|v|
*|penetration-mod|v|
*|weapon-dm|v|
*|mm|v|
*|acquire|v|
*|acquired|-|
*|hit|v|
*|penetrated|-|
*|table-die|v|
*|crew|v|
*|target-dm|v|
*|rear|v|
*|heavy-weapon|v|
*|destroyed-weapon|v|
*|heaviest|v|
*|pins|v|
*|penetrating-hits|v|
*|guts|v|
*|guts-mod|v|
*|second-pin|v|stay fall-back
*|cease|v|destroyed empty
*|attacker|v|infantry vehicle
*|score|v|
*|explosives|-|
*|win|v|
*|casualties|v|
*|man|v|
*|left|v|no this-turn earlier
*|cause|v|voluntary fall-back rout
*|light-mgs|v|
*|carry|v|
*|rifle-ap|v|
*|men|v|
*|room|v|
*|abandoned|-|
*|structure|v|intact damaged breached destroyed
*|houses|v|
*|squad|v|
*|label|v|bunker fort
*|as-fortification|-|
*|provided-by|v|scenario agreement nobody
*|role|v|defence counter-attack
*|period|v|pacific second-world-war modern
*|mount|v|infantry vehicle
*|on-card|v|yes no
*|on-record|v|yes no
*|method|v|structure known exploratory opening direct
*|fire-mode|v|single beam automatic pulse rotary area
*|penetrate|v|
*|armor-penetrate|v|
*|material|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic
*|roof|-|
*|armor-class|v|
*|layers|v|
*|troops|v|
*|attacks|v|
*|inside|v|
*|target-area|v|
*|target-size|v|
*|centre|v|
*|centre-in-line-of-fire|v|yes no
*|detect|v|
*|radius|v|
*|piece|v|
*|effect-area|-|
*|nuclear|-|
*|hole|v|
*|weather|v|clear mist rain mist-and-rain
*|flammable|v|yes no
*|burning|-|
*|variant|v|1 2 3
*|damage|v|
*|attack-factor|v|
*|table|v|
*|armor|v|
*|openings|v|yes no
*|turns-inside|v|
*|caught|v|first again
*|sheltering|v|
*|attacked-before|v|yes no
*|points-done|v|
*|per-turn|v|
*|turns|v|
*|scheme|v|points guidelines ignore
*|result|v|miss hit penetrated
*|by-fire|-|
*|new-damage|v|yes no
*|concealment-before|v|total more-than-two-thirds less
*|base|v|
*|signature|v|
*|observers|v|
*|detected|-|
*|start|v|
*|wind|v|normal very-strong
*|fuel|v|
*|fire-size|v|
*|after|v|
*|factor|v|
*|every|v|
*|walls|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic
*|roofs|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic
*|construction|v|permanent field civilian
*|fire-from-inside|-|
*|entrances|v|
*|above-ground|-|
*|heavily-armored|v|yes no
*|viewing-gear|-|
*|screen|-|
ROWS
  )
  if ((COMP_CWORD == begins)); then
    [[ " $own_games " != *" $game "* ]] || ruled=$verbs
    words="$ruled$own_games fow vv dh lg shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify state log luck report foresee plan batch rules readings cards dice compare schema config completion help"
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
