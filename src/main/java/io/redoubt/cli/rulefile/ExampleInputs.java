package io.redoubt.cli.rulefile;

import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.procedure.Procedure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The inputs and readings of the options of an example. */
final class ExampleInputs {
    private static final String READING = "reading";

    private final RuleSet game;
    private final Procedure<?, ?> procedure;
    private final Map<String, String> given = new LinkedHashMap<>();
    private final Map<String, String> settled = new LinkedHashMap<>();

    private ExampleInputs(RuleSet game, Procedure<?, ?> procedure) {
        this.game = game;
        this.procedure = procedure;
    }

    /**
     * Returns the inputs of a line of options.
     *
     * @param work charged before work is done; may throw to refuse it
     * @throws BadInputException if there is no such option, or its value is missing
     */
    static Inputs of(String options, RuleSet game, Procedure<?, ?> procedure, Inputs.Work work) {
        ExampleInputs inputs = new ExampleInputs(game, procedure);
        List<String> words = ShellWords.of(options);
        for (int i = 0; i < words.size(); i++) {
            i += inputs.take(words, i);
        }
        return new Inputs(inputs.given, inputs.settled, work);
    }

    /** Reads an option; returns the number of further words that belong to it. */
    private int take(List<String> words, int at) {
        String word = words.get(at);
        int equals = word.indexOf('=');
        String name = word.startsWith("--") ? word.substring(2, equals < 0 ? word.length() : equals) : "";
        boolean joined = equals >= 0 && !name.isEmpty();
        if (!name.equals(READING) && procedure.form().field(name).isPresent()) {
            InputField<?> field = procedure.form().field(name).orElseThrow();
            if (field.kind().isFlag() && !joined) {
                given.put(name, "true");
                return 0;
            }
            given.put(name, value(words, at, joined));
            return joined ? 0 : 1;
        }
        if (name.equals(READING)) {
            String[] pair = value(words, at, joined).split("=", 2);
            String key = pair[0].startsWith(game.key() + '.') ? pair[0] : game.key() + '.' + pair[0];
            settled.put(key, pair.length > 1 ? pair[1] : "");
            return joined ? 0 : 1;
        }
        List<String> known = procedure.form().fields().stream()
                .map(field -> "--" + field.name())
                .toList();
        throw new BadInputException(
                procedure.verb() + " has no option " + PrintableText.of(word) + SpellingSuggestion.hint(word, known));
    }

    private static String value(List<String> words, int at, boolean joined) {
        String word = words.get(at);
        if (joined) {
            return word.substring(word.indexOf('=') + 1);
        }
        if (at + 1 >= words.size()) {
            throw new BadInputException(word + " needs a value");
        }
        return words.get(at + 1);
    }
}
