package io.redoubt.cli.answering;

import io.redoubt.cli.process.NewFile;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is drawn beside the words of an answer.
 *
 * @param chart the file of a chart, if one is wanted
 * @param map where a map is drawn, if one is wanted
 * @param existing what becomes of files that are there already
 * @param letters what a map in a terminal is drawn with
 */
public record Pictures(Optional<String> chart, Optional<MapPlace> map, NewFile.Existing existing, Letters letters) {
    /** How a map is asked for that goes to the terminal. */
    public static final String HERE = "-";

    private static final String ENDING = ".svg";

    /** Words alone. */
    public static final Pictures NONE =
            new Pictures(Optional.empty(), Optional.empty(), NewFile.Existing.KEPT, Letters.UNICODE);

    /** Where a map is drawn. */
    public sealed interface MapPlace {
        /** Behind the answer in words. */
        record Here() implements MapPlace {}

        /** Into a file. */
        record Into(String file) implements MapPlace {}
    }

    /** What a map in a terminal is drawn with. */
    public enum Letters {
        UNICODE,
        PLAIN
    }

    /** Whether a text can be the file of a picture. */
    public static boolean isFile(String text) {
        return text.toLowerCase(Locale.ROOT).endsWith(ENDING);
    }

    /**
     * The file of a picture.
     *
     * @param option what it was given to
     * @throws BadInput if its name is not that of one
     */
    public static String file(String option, String text) {
        if (!isFile(text)) {
            throw new BadInput(option + ' ' + Escaped.of(text)
                    + ": pictures are written as SVG: give a file that ends in " + ENDING);
        }
        return text;
    }

    /** Reads where a map is to go. */
    public static MapPlace place(String text) {
        return text.equals(HERE) ? new MapPlace.Here() : new MapPlace.Into(file("--map", text));
    }

    public boolean areWanted() {
        return chart.isPresent() || map.isPresent();
    }

    /** The files that are to be written. */
    public List<String> files() {
        List<String> files = new ArrayList<>();
        if (chart.isPresent()) {
            files.add(chart.get());
        }
        if (map.isPresent() && map.get() instanceof MapPlace.Into into) {
            files.add(into.file());
        }
        return files;
    }
}
