package io.redoubt.fuzz;

import io.redoubt.formula.RandomFormula;
import io.redoubt.house.Samples;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Values for the inputs of a game: what they take, what they nearly take, and what nobody should take.
 *
 * @param samples what each input takes
 * @param heard what somebody gave inputs of a name
 */
record RandomValues(Samples samples, Map<String, List<String>> heard, Random random) {
    private static final int SMALL = 6;

    /** A value, most likely one that the input takes. */
    String of(InputField<?> field) {
        int what = random.nextInt(40);
        if (what == 0) {
            return RandomText.hostile(random);
        }
        String value = good(field);
        return what == 1
                ? RandomText.mistyped(value, random)
                : what == 2 ? RandomText.renumbered(value, random) : value;
    }

    /** A list or a range for an input, most likely a short one. */
    String several(InputField<?> field) {
        String first = good(field);
        return random.nextBoolean() ? first + ',' + good(field) : first + ".." + good(field);
    }

    private String good(InputField<?> field) {
        ValueFormat<?> kind = field.kind() instanceof ListFormat<?> many ? many.one() : field.kind();
        if (field.name().equals("expr")) {
            String text = new RandomFormula(random).text();
            return random.nextInt(3) == 0 ? RandomText.renumbered(text, random) : text;
        }
        if (kind instanceof WholeNumberFormat whole) {
            return Integer.toString(number(whole.least(), whole.most()));
        }
        if (kind instanceof TargetFormat targets && random.nextBoolean()) {
            return number(targets.least(), targets.most()) + (random.nextBoolean() ? "+" : "");
        }
        List<String> known = new ArrayList<>(kind.choices());
        if (known.isEmpty() || random.nextInt(8) == 0) {
            known.addAll(samples.of(field));
            known.addAll(heard.getOrDefault(field.name(), List.of()));
        }
        return known.isEmpty() ? "x" : known.get(random.nextInt(known.size()));
    }

    /** Small numbers, as players ask; now and then any that is allowed, and either end with what lies beyond. */
    private int number(int least, int most) {
        return switch (random.nextInt(40)) {
            case 0 -> least - 1;
            case 1 -> most + 1;
            case 2 -> most;
            case 3 -> least + random.nextInt(most - least + 1);
            default -> least + random.nextInt(Math.min(SMALL, most - least + 1));
        };
    }
}
