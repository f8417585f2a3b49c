package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValueException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses lists of formulas, {@code 3d6, 2d8}, and expands their ranges, {@code 12d6>=2..6}. */
public final class FormulaList {
    private static final int MOST = 10_000;

    private final List<String> values = new ArrayList<>();

    private FormulaList() {}

    /**
     * Returns the formulas of a list in their displayed form; empty if the text is a single formula.
     *
     * @throws BadValueException if one of them cannot be parsed
     */
    public static Optional<List<String>> of(String text) {
        List<Integer> commas = commas(text);
        // Without two dots there is no range; searching a long text for one is slow.
        boolean range = text.contains("..") && Range.WRITTEN.matcher(text).find();
        if (commas.isEmpty() && !range) {
            return Optional.empty();
        }
        FormulaList sides = new FormulaList();
        int from = 0;
        for (int comma : commas) {
            sides.add(text.substring(from, comma), from);
            from = comma + 1;
        }
        sides.add(text.substring(from), from);
        return Optional.of(sides.values);
    }

    /** Returns the positions of commas outside of face lists, max and min. */
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

    /** Adds one formula; columns of errors refer to the whole text. */
    private void add(String part, int offset) {
        try {
            expand(part);
        } catch (BadValueException e) {
            if (e.column().isPresent()) {
                String message = String.valueOf(e.getMessage());
                String expected = message.substring(message.indexOf("expected ") + "expected ".length());
                throw BadValueException.at(e.column().getAsInt() + offset, expected);
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
                throw new BadValueException("asks for more than " + MOST + " answers; use redoubt batch instead");
            }
            return;
        }
        String sign = range.group(1) == null ? "" : range.group(1);
        int from = Integer.parseInt(sign + range.group(2));
        int to = Integer.parseInt(range.group(3));
        if (to < from) {
            throw BadValueException.at(range.start() + 1, "a range upwards: its end is below its start");
        }
        for (int value = from; value <= to; value++) {
            expand(text.substring(0, range.start()) + value + text.substring(range.end()));
        }
    }

    /** Loaded only if there are two dots: compiling the pattern takes a tenth of the time of rolling three dice. */
    private static final class Range {
        /** Two numbers with two dots between them; a sign belongs to the first only after a comparison. */
        static final Pattern WRITTEN = Pattern.compile("((?<=[<>=] ?)-)?(\\d{1,7}) ?\\.\\. ?(-?\\d{1,7})");
    }
}
