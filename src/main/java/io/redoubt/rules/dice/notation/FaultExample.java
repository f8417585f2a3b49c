package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValueException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Adds a valid formula to an error that names none. Loaded only for an error. */
final class FaultExample {
    /** Dice within an advice, so that a user already sees how it is written. */
    private static final Pattern SHOWN = Pattern.compile("(?:like|write|written|is) [^;]*?d[\\d{%F]");

    private static final String SEPARATOR = "; for example ";

    /** Formulas by the beginning of what is expected. */
    private static final Map<String, String> EXAMPLES = new LinkedHashMap<>();

    static {
        EXAMPLES.put("at least one die", "2d6");
        EXAMPLES.put("at least two faces", "2d6");
        EXAMPLES.put("at most 1000 faces", "2d100");
        EXAMPLES.put("at most 10000 dice", "100d6");
        EXAMPLES.put("a number of dice", "(d4)d6");
        EXAMPLES.put("a number of faces", "2d6");
        EXAMPLES.put("a number up to", "2d6+100");
        EXAMPLES.put("a whole number", "2d6+3");
        EXAMPLES.put("numbers that stay", "2d6*100");
        EXAMPLES.put("h or l", "4d6dl1");
        EXAMPLES.put("at most", "4d6kh3");
        EXAMPLES.put("fewer than", "4d6dl1");
        EXAMPLES.put("no re-rolls here", "4d6r1kh3");
        EXAMPLES.put("no explosions here", "4d6!kh3");
        EXAMPLES.put("no further !", "4d6!kh3");
        EXAMPLES.put("no min and max here", "4d6min2kh3");
        EXAMPLES.put("no second !", "4d6!!");
        EXAMPLES.put("no second label", "4d6[fire]");
        EXAMPLES.put("a label", "4d6[fire]");
        EXAMPLES.put("]", "4d6[fire]");
        EXAMPLES.put("no closing parenthesis", "(2d6+3)*2");
        EXAMPLES.put(")", "(2d6+3)*2");
        EXAMPLES.put("(", "max(d6,d8)");
        EXAMPLES.put(", or }", "d{1,1,2,3}");
        EXAMPLES.put("faces upwards", "d{1..3}");
        EXAMPLES.put("of", "[highest 2 of 3d6]");
        EXAMPLES.put("kh1 or kl1", "{3d6,2d8}kh1");
        EXAMPLES.put("a comparison that leaves at least one face that", "d6!>=5");
        EXAMPLES.put("a comparison that leaves", "2d6r1");
        EXAMPLES.put("a comparison that a face", "4d6>=5");
        EXAMPLES.put("a comparison", "12d6 then >=4 then >=3");
        EXAMPLES.put("a face of", "10d10>=6f1");
        EXAMPLES.put("a divisor", "3d6/2");
        EXAMPLES.put("a pool of dice before then", "12d6 then >=4 then >=3");
        EXAMPLES.put("then or the end", "12d6 then >=4 then >=3");
        EXAMPLES.put("an unused name", "12d6 then hit >=4 then wound >=3");
        EXAMPLES.put("a name", "12d6 then hit >=4 then wound >=3");
        EXAMPLES.put("the end: dice end", "12d6 then >=4 then d3");
        EXAMPLES.put("the end: the dice are already counted", "4d6kh3");
        EXAMPLES.put("the end: it is already", "2d6+3<=9");
        EXAMPLES.put("the end: a side", "2d6+3 vs 2d8");
        EXAMPLES.put("the end: two sides", "d6 vs d8");
        EXAMPLES.put("the end: modifiers", "6x(4d6kh3)");
        EXAMPLES.put("1 to ", "6x(4d6kh3)");
    }

    private static final String ANY = "2d6+3";

    private FaultExample() {}

    /** Returns an error that names a valid formula. */
    static BadValueException in(BadValueException error) {
        String message = String.valueOf(error.getMessage());
        if (error.column().isEmpty() || SHOWN.matcher(message).find()) {
            return error;
        }
        String expected = error.expected();
        String example = EXAMPLES.entrySet().stream()
                .filter(each -> expected.startsWith(each.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(ANY);
        return BadValueException.at(error.column().getAsInt(), expected + SEPARATOR + example);
    }
}
