package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValueException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
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
        boolean range = text.contains("..") && Range.first(text).isPresent();
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

    /** Returns the positions of commas outside of face lists, max, min and labels. */
    private static List<Integer> commas(String text) {
        List<Integer> commas = new ArrayList<>();
        int open = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            open += c == '(' || c == '{' || c == '[' ? 1 : 0;
            open -= c == ')' || c == '}' || c == ']' ? 1 : 0;
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
                throw BadValueException.at(e.column().getAsInt() + offset, e.expected());
            }
            throw e;
        }
    }

    private void expand(String text) {
        Optional<MatchResult> found = text.contains("..") ? Range.first(text) : Optional.empty();
        if (found.isEmpty()) {
            FormulaReader.read(text);
            values.add(text.strip());
            if (values.size() > MOST) {
                throw new BadValueException("asks for more than " + MOST + " answers; use redoubt batch instead");
            }
            return;
        }
        MatchResult range = found.get();
        String sign = range.group(1) == null ? "" : range.group(1);
        int from = Integer.parseInt(sign + range.group(2));
        int to = Integer.parseInt(range.group(3));
        if (to < from) {
            throw BadValueException.at(
                    range.start() + 1, "a range upwards, like 12d6>=2..6: its end is below its start");
        }
        for (int value = from; value <= to; value++) {
            expand(text.substring(0, range.start()) + value + text.substring(range.end()));
        }
    }

    /** Loaded only if there are two dots: compiling the pattern takes a tenth of the time of rolling three dice. */
    private static final class Range {
        /** Two numbers with two dots between them; a sign belongs to the first only after a comparison. */
        private static final Pattern WRITTEN =
                Pattern.compile("((?<=[<>=≥≤] ?)-)?(\\d{1,7})\\+? ?\\.\\. ?(-?\\d{1,7})");

        private static final Pattern FACES = Pattern.compile("[dD] *\\{$");
        private static final Pattern FUNCTION = Pattern.compile("\\[ *(?:highest|lowest)", Pattern.CASE_INSENSITIVE);

        /** Returns the first range that is neither a part of a face list, like {@code d{1..66}}, nor of a label. */
        static Optional<MatchResult> first(String text) {
            Matcher range = WRITTEN.matcher(text);
            while (range.find()) {
                if (!isWithin(text, range.start())) {
                    return Optional.of(range.toMatchResult());
                }
            }
            return Optional.empty();
        }

        private static boolean isWithin(String text, int place) {
            int brace = text.lastIndexOf('{', place);
            boolean faces = brace > text.lastIndexOf('}', place)
                    && FACES.matcher(text).region(0, brace + 1).find();
            int bracket = text.lastIndexOf('[', place);
            return faces
                    || (bracket > text.lastIndexOf(']', place)
                            && !FUNCTION.matcher(text)
                                    .region(bracket, text.length())
                                    .lookingAt());
        }
    }
}
