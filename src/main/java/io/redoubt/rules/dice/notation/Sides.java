package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formulas side by side, {@code 3d6, 2d8}, and those a range stands for, {@code 12d6>=2..6}. */
public final class Sides {
    private static final int MOST = 10_000;

    private final List<String> values = new ArrayList<>();

    private Sides() {}

    /**
     * The formulas that a text stands for, each as it is shown; empty where it is one.
     *
     * @throws BadValue if one of them cannot be read
     */
    public static Optional<List<String>> of(String text) {
        List<Integer> commas = commas(text);
        // Without two dots there is no range; to look for one is dear in a long text.
        boolean range = text.contains("..") && Range.WRITTEN.matcher(text).find();
        if (commas.isEmpty() && !range) {
            return Optional.empty();
        }
        Sides sides = new Sides();
        int from = 0;
        for (int comma : commas) {
            sides.add(text.substring(from, comma), from);
            from = comma + 1;
        }
        sides.add(text.substring(from), from);
        return Optional.of(sides.values);
    }

    /** Where commas stand that belong to no list of faces and no max or min. */
    private static List<Integer> commas(String text) {
        List<Integer> commas = new ArrayList<>();
        int open = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            open += c == '(' || c == '{' ? 1 : 0;
            open -= c == ')' || c == '}' ? 1 : 0;
            if (c == ',' && open == 0) {
                commas.add(i);
            }
        }
        return commas;
    }

    /** One of them; columns count in the whole text. */
    private void add(String part, int offset) {
        try {
            expand(part);
        } catch (BadValue e) {
            if (e.column().isPresent()) {
                String message = String.valueOf(e.getMessage());
                String expected = message.substring(message.indexOf("expected ") + "expected ".length());
                throw BadValue.at(e.column().getAsInt() + offset, expected);
            }
            throw e;
        }
    }

    private void expand(String text) {
        Matcher range = Range.WRITTEN.matcher(text);
        if (!range.find()) {
            FormulaReader.read(text);
            values.add(text.strip());
            if (values.size() > MOST) {
                throw new BadValue("asks for more than " + MOST + " answers: use redoubt batch for so many");
            }
            return;
        }
        String sign = range.group(1) == null ? "" : range.group(1);
        int from = Integer.parseInt(sign + range.group(2));
        int to = Integer.parseInt(range.group(3));
        if (to < from) {
            throw BadValue.at(range.start() + 1, "a range upwards: its end is below its start");
        }
        for (int value = from; value <= to; value++) {
            expand(text.substring(0, range.start()) + value + text.substring(range.end()));
        }
    }

    /** Made only where there are two dots: it is a tenth of what it takes to roll three dice. */
    private static final class Range {
        /** Two numbers with two dots between them; a sign belongs to the first only behind a comparison. */
        static final Pattern WRITTEN = Pattern.compile("((?<=[<>=] ?)-)?(\\d{1,7}) ?\\.\\. ?(-?\\d{1,7})");
    }
}
