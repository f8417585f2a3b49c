package io.redoubt.cli.completion;

import io.redoubt.cli.line.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * What can stand after a command that is no verb of a game.
 *
 * @param command its word
 * @param options its options
 * @param words the words worth offering; {@link #FILE} among them stands for the names of files
 */
public record CommandWords(String command, List<Option> options, List<String> words) {
    /** What stands for the names of files. */
    public static final String FILE = "FILE";

    /**
     * A command as it reads its own line.
     *
     * @param options all but help
     */
    public static CommandWords of(String command, List<Option> options, List<String> words) {
        List<Option> all = new ArrayList<>(options);
        all.add(Option.HELP);
        return new CommandWords(command, all, words);
    }

    /** The same with values worth offering for an option. */
    public CommandWords offering(String option, List<String> values) {
        List<Option> all = new ArrayList<>(options);
        all.replaceAll(each -> each.name().equals(option) ? each.offering(values) : each);
        return new CommandWords(command, all, words);
    }
}
