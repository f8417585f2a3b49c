# Rows of the table for the games of rule files. Arguments: the files of the own folder, a +, and those of --rules.
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
    parts = split("@AFTER@", part, "|")
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
END { finish() }
