package io.redoubt.cli.command;

import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A command completed by what was typed at its prompts, for the journal of a battle. */
final class CompletedCommand {
    private CompletedCommand() {}

    /**
     * Returns a command that gives the answers as options; unchanged if there were none.
     *
     * @param typed the command as it was typed
     * @param answers the texts typed at prompts, by input
     */
    static String of(String typed, Form<?> form, Map<String, String> answers) {
        if (answers.isEmpty()) {
            return typed;
        }
        List<String> words = new ArrayList<>(ShellWords.of(typed));
        answers.forEach((input, texts) -> {
            Optional<InputField<?>> field = form.field(input);
            for (String text : texts.split(ListFormat.SEPARATOR, -1)) {
                if (field.filter(InputField::isPositional).isPresent()) {
                    words.add(text);
                } else if (text.startsWith("-")) {
                    words.add("--" + input + '=' + text);
                } else {
                    words.add("--" + input);
                    words.add(text);
                }
            }
        });
        return ShellWords.joined(words);
    }
}
