package io.redoubt.fuzz;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Examples with every number as large as the form takes it, or as large as it is answered beside the others, and then
 * with every other choice there is: answered or refused, and neither slowly.
 */
final class LargestFuzz {
    /** So many rounds go through all examples of all games. */
    private static final int PARTS = 50;

    /** One round in so many is as patient as people are; the others refuse sooner, and ask the more. */
    private static final int PATIENT = 9;

    private static final int USAGE = 2;
    private static final int SMALLER = 3;

    private final List<Wanted> examples;
    private final int part;
    private final Counter counter;
    private final Shell shell;

    /** A round of them; the same seed takes the same examples. */
    LargestFuzz(Sources sources, long seed, Counter counter) {
        this.examples = sources.examples();
        this.part = (int) Math.floorMod(seed, (long) PARTS);
        this.counter = counter;
        this.shell = seed % PATIENT == 0 ? Shell.plain() : Shell.in(Map.of("REDOUBT_PATIENCE", "200ms"));
    }

    /** Asks. */
    void run() {
        for (int i = part; i < examples.size(); i += PARTS) {
            chosen(largest(examples.get(i)));
        }
    }

    private Wanted largest(Wanted example) {
        Wanted largest = example;
        for (InputField<?> field : example.form().fields()) {
            if (field.kind() instanceof WholeNumberFormat whole) {
                largest = larger(largest, field, whole);
            }
        }
        return largest;
    }

    /** With the largest number that is answered, or as it was. */
    private Wanted larger(Wanted wanted, InputField<?> field, WholeNumberFormat whole) {
        for (int number = whole.most(); number > 0 && number >= whole.least(); number /= SMALLER) {
            Wanted larger = with(wanted, field, Integer.toString(number));
            if (isAnswered(larger)) {
                return larger;
            }
        }
        return wanted;
    }

    private void chosen(Wanted wanted) {
        for (InputField<?> field : wanted.form().fields()) {
            List<String> choices = field.kind().isFlag()
                    ? List.of("true")
                    : field.kind().isNumber() ? List.of() : field.kind().choices();
            choices.forEach(choice -> isAnswered(with(wanted, field, choice)));
        }
    }

    private static Wanted with(Wanted wanted, InputField<?> field, String value) {
        List<Wanted.Option> options = new ArrayList<>(wanted.options());
        options.removeIf(option -> option.name().equals(field.name()));
        options.add(Wanted.Option.of(field, value));
        return new Wanted(wanted.game(), wanted.verb(), options);
    }

    /** As text and as JSON, which may be refused where the text is short enough to write. */
    private boolean isAnswered(Wanted wanted) {
        Shell.Result text = counter.run(shell, QuestionFuzz.with(wanted.words(), "--odds"));
        if (text.exit() == USAGE) {
            return false;
        }
        Shell.Result json = counter.run(shell, QuestionFuzz.with(wanted.words(), "--odds", "--json"));
        if (json.exit() != USAGE) {
            new AnswerCheck(Json.object(json.out()), wanted.line()).run();
        }
        return true;
    }
}
