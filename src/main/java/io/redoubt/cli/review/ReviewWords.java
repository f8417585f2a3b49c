package io.redoubt.cli.review;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.List;

/**
 * The words after a command about a battle.
 *
 * @param words the words without the output format
 * @param format the output format
 */
public record ReviewWords(List<String> words, Format format) {
    private static final String OPTION = "--format";

    /** The format of an answer about a battle. */
    public enum Format {
        TEXT,
        JSON
    }

    public ReviewWords {
        words = List.copyOf(words);
    }

    /**
     * Separates {@code --json} and {@code --format} from the other words.
     *
     * @throws BadInputException if the format is neither text nor json
     */
    public static ReviewWords of(List<String> words) {
        List<String> others = new ArrayList<>();
        Format format = Format.TEXT;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("--json")) {
                format = Format.JSON;
            } else if (word.equals(OPTION) && i + 1 < words.size()) {
                i++;
                format = format(words.get(i));
            } else if (word.startsWith(OPTION + '=')) {
                format = format(word.substring(OPTION.length() + 1));
            } else {
                others.add(word);
            }
        }
        return new ReviewWords(others, format);
    }

    private static Format format(String text) {
        return switch (text) {
            case "text" -> Format.TEXT;
            case "json" -> Format.JSON;
            default ->
                throw new BadInputException(
                        OPTION + ' ' + PrintableText.of(text) + ": this command answers as text or json");
        };
    }
}
