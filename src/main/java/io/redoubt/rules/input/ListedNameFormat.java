package io.redoubt.rules.input;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * One name of an input that is repeated for each. Names contain no commas, so that a list is not taken for one of them.
 *
 * @param option the name of the input, for the example in the error message
 * @param expects the expected format, for error messages
 */
public record ListedNameFormat(String option, String expects) implements ValueFormat<String> {
    private static final String COMMA = ",";

    @Override
    public String parse(String text) {
        String name = PieceNameFormat.of(text);
        if (name.contains(COMMA)) {
            throw new BadValueException("is more than one name; give each by itself, like " + example(name));
        }
        return name;
    }

    private String example(String names) {
        return Arrays.stream(names.split(COMMA, -1))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .map(name -> "--" + option + " " + PrintableText.of(name))
                .collect(Collectors.joining(" "));
    }

    @Override
    public String show(String value) {
        return value;
    }

    @Override
    public String label() {
        return "NAME";
    }
}
