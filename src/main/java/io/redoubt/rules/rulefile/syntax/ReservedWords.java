package io.redoubt.rules.rulefile.syntax;

import java.util.List;

/**
 * The words that a rule file cannot use, because the program uses them.
 *
 * @param games the keys of the built-in games
 * @param commands the commands of the program and of sessions
 * @param options the options of every verb, without dashes
 */
public record ReservedWords(List<String> games, List<String> commands, List<String> options) {
    public ReservedWords {
        games = List.copyOf(games);
        commands = List.copyOf(commands);
        options = List.copyOf(options);
    }
}
