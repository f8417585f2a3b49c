# fish completion for redoubt. Made from its forms by: redoubt completion fish
set -g __redoubt_rows \
@ROWS@

# Rows of the rule files of the command line, the settings and the own folder.
function __redoubt_rule_rows
  set -l config $HOME/.config
  set -q XDG_CONFIG_HOME[1]; and set config $XDG_CONFIG_HOME
  set -l own $config/redoubt/rules/*.rules
  awk '@AWK@' $own + $argv 2>/dev/null </dev/null
end

# The row of an option: that of the verb, else of the game, else of all.
function __redoubt_row -a game verb name
  for where in " $verb" "$game $verb" $game '*'
    set -l row (string match -r -- '^'(string escape --style=regex -- "$where|$name|")'.*' $__redoubt_own $__redoubt_rows)
    if set -q row[1]
      echo $row[1]
      return
    end
  end
end

# The verbs of a game, with what they do.
function __redoubt_verbs -a game
  string replace -r -f -- "^:\\?$game\\|(.*)\\|\\|\\|" '$1'\t $__redoubt_own $__redoubt_rows
end

# The words listed for a place.
function __redoubt_list -a where
  string replace -r -f -- '^'(string escape --style=regex -- ":$where|") '' $__redoubt_own $__redoubt_rows | string split ' '
end

function __redoubt_complete
  set -l words (commandline -opc)
  set -l game @GAME@
  test -n "$REDOUBT_GAME"; and set game $REDOUBT_GAME
  set -l files
  while string match -qr -- '^--rules(=|$)' "$words[2]"
    set -l file (string replace -- '--rules=' '' $words[2])
    if test "$file" = --rules
      if not set -q words[3]
        __fish_complete_path (commandline -ct)
        return
      end
      set file $words[3]
      set -e words[2]
    end
    set -e words[2]
    set -a files (string replace -r -- '^~/' $HOME/ $file)
  end
  set -g __redoubt_own (__redoubt_rule_rows $files)
  set -l own_games (string replace -f -- ':+|' '' $__redoubt_own)
  set -l meant (string replace -f -- ':!|' '' $__redoubt_own)
  set -q meant[1]; and set game $meant[-1]
  set -l verb $words[2]
  set -l at 2
  switch "$verb"
    case @GAMES_FISH@ $own_games
      set game $verb
      set verb $words[3]
      set at 3
  end
  if test (count $words) -eq 1
    if string match -q -- '-*' (commandline -ct)
      echo --rules
    else
      contains -- $game $own_games; and __redoubt_list $game
      printf '%s\n' $own_games (string split ' ' -- '@FIRST@')
    end
    return
  else if test (count $words) -lt $at
    __redoubt_verbs $game
    return
  end
  set -l token (commandline -ct)
  set -l prev $words[-1]
  set -l before ''
  if string match -qr -- '^--[^=]+=' $token
    set prev (string replace -r -- '=.*' '' $token)
    set before $prev=
  end
  set -l own (__redoubt_list "$game $verb")
  set -l all $own
  if set -q own[1]
    for name in (__redoubt_list '*')
      contains -- $name $own; or set -a all $name
    end
  else
    set all (__redoubt_list " $verb")
  end
  set -l name (string replace -r -- '^--' '' $prev)
  if string match -q -- '--*' $prev; and contains -- $name $all
    set -l cell (string split '|' -- (__redoubt_row $game $verb $name))
    switch $cell[3]
      case v
        test -n "$cell[4]"; and printf "$before%s\n" (string split ' ' -- $cell[4])
        return
      case k
        for key in (string split ' ' -- $cell[4])
          set -l pair (string split -m 1 '=' -- $key)
          printf "$before$pair[1]=%s\n" (string split ',' -- $pair[2])
        end
        return
      case f
        __fish_complete_path (string replace -r -- '^--[^=]+=' '' $token)
        return
    end
  end
  set -l given (__redoubt_list "=$verb"; __redoubt_list "=$game $verb")
  if set -q own[1]; and test "$prev" = "$verb"; and not contains FILE $given; and not string match -q -- '-*' "$token"
    set -l cell (string split '|' -- (__redoubt_row $game $verb at))
    test -n "$cell[4]"; and string split ' ' -- $cell[4]
  end
  for name in $given
    if test "$name" = FILE
      __fish_complete_path $token
    else if test -n "$name"
      echo $name
    end
  end
  if contains FILE $given; and not string match -q -- '-*' "$token"
    return
  end
  for name in $all
    test -z "$name"; or printf '%s\t%s\n' --$name (string split '|' -- (__redoubt_row $game $verb $name))[5]
  end
end
complete -c redoubt -f -a '(__redoubt_complete)'
