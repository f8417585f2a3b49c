package io.redoubt.cli.completion;

import io.redoubt.cli.parsing.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * The completions after a command other than a verb.
 *
 * @param command the word of the command
 * @param options its options
 * @param words the words to suggest; {@link #FILE} stands for file names
 */
public record CommandCompletion(String command, List<Option> options, List<String> words) {
    /** The placeholder for file names. */
    public static final String FILE = "FILE";

    /**
     * Creates the completions of a command.
     *
     * @param options all options except help
     */
    public static CommandCompletion of(String command, List<Option> options, List<String> words) {
        List<Option> all = new ArrayList<>(options);
        all.add(Option.HELP);
        return new CommandCompletion(command, all, words);
    }

    /** Returns a copy that suggests these values for an option. */
    public CommandCompletion offering(String option, List<String> values) {
        List<Option> all = new ArrayList<>(options);
        all.replaceAll(each -> each.name().equals(option) ? each.offering(values) : each);
        return new CommandCompletion(command, all, words);
    }
}
