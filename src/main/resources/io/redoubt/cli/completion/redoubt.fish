# fish completion for redoubt. Made from its forms by: redoubt completion fish
set -g __redoubt_rows \
@ROWS@

# The row of an option: that of the verb, else of the game, else of all.
function __redoubt_row -a game verb name
  for where in "$game $verb" $game '*'
    set -l row (string match -r -- '^'(string escape --style=regex -- "$where|$name|")'.*' $__redoubt_rows)
    if set -q row[1]
      echo $row[1]
      return
    end
  end
end

# The verbs of a game, with what they do.
function __redoubt_verbs -a game
  string replace -r -f -- "^:\\?$game\\|(.*)\\|\\|\\|" '$1'\t $__redoubt_rows
end

# The words listed for a place.
function __redoubt_list -a where
  string replace -r -f -- '^'(string escape --style=regex -- ":$where|") '' $__redoubt_rows | string split ' '
end

function __redoubt_complete
  set -l words (commandline -opc)
  set -l game @GAME@
  set -q REDOUBT_GAME; and set game $REDOUBT_GAME
  set -l verb $words[2]
  set -l at 2
  switch "$verb"
    case @GAMES_FISH@
      set game $verb
      set verb $words[3]
      set at 3
    case dice
      set game dice
  end
  if test (count $words) -eq 1
    string split ' ' -- '@FIRST@'
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
  switch "$verb"
    case completion schema rules readings config help
      __redoubt_list "=$verb"
    case foresee plan
      if test "$prev" = --battle
        __fish_complete_path $token
        return
      end
      __redoubt_list "=$verb"
    case cards
      __redoubt_list '=cards'
      printf '%s\t%s\n' --compare 'set this card beside the first' --file 'own cards' --matrix 'table of odds'
    case batch
      printf '%s\t%s\n' --jobs 'how many at once' --first-line 'number of the first line'
      printf '%s\t%s\n' --format 'how to answer' --json '' --progress 'count the lines'
      __fish_complete_path $token
    case compare
      if test "$prev" = --battle
        __fish_complete_path (string replace -r -- '^--[^=]+=' '' $token)
        return
      end
      printf '%s\t%s\n' --battle 'a battle whose pieces the questions name' --format 'how to answer' --json '' --color ''
    case verify
      printf '%s\t%s\n' --format 'how to answer' --json ''
      __fish_complete_path $token
    case play
      __fish_complete_path $token
    case '*'
      set -l own (__redoubt_list "$game $verb")
      set -q own[1]; or return
      set -l all $own
      for name in (__redoubt_list '*')
        contains -- $name $own; or set -a all $name
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
      if test "$prev" = "$verb"; and not string match -q -- '-*' "$token"
        set -l cell (string split '|' -- (__redoubt_row $game $verb at))
        test -n "$cell[4]"; and string split ' ' -- $cell[4]
        __redoubt_list "=$verb"
      end
      for name in $all
        if test -z "$name"
          continue
        else if test $name = FILE
          __fish_complete_path $token
        else
          printf -- '--%s\t%s\n' $name (string split '|' -- (__redoubt_row $game $verb $name))[5]
        end
      end
  end
end
complete -c redoubt -f -a '(__redoubt_complete)'
