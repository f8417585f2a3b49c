package io.redoubt.cli.query;

import io.redoubt.cli.runtime.AtomicFile;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The pictures to draw besides the text of an answer.
 *
 * @param chart the file of the chart; empty for no chart
 * @param map the place of the map; empty for no map
 * @param existing what to do with existing files
 * @param letters the characters of a map in a terminal
 */
public record PictureSettings(
        Optional<String> chart, Optional<MapPlace> map, AtomicFile.Existing existing, Letters letters) {
    /** The value of {@code --map} that draws the map in the terminal. */
    public static final String HERE = "-";

    private static final String ENDING = ".svg";

    /** No pictures. */
    public static final PictureSettings NONE =
            new PictureSettings(Optional.empty(), Optional.empty(), AtomicFile.Existing.KEPT, Letters.UNICODE);

    /** The place of a map. */
    public sealed interface MapPlace {
        /** In the terminal, after the text of the answer. */
        record Here() implements MapPlace {}

        /** In a file. */
        record Into(String file) implements MapPlace {}
    }

    /** The characters of a map in a terminal. */
    public enum Letters {
        UNICODE,
        PLAIN
    }

    /** Returns whether a text can be the file name of a picture. */
    public static boolean isFile(String text) {
        return text.toLowerCase(Locale.ROOT).endsWith(ENDING);
    }

    /**
     * Returns the file name of a picture.
     *
     * @param option the option it was given to, for messages
     * @throws BadInputException if it does not end in {@code .svg}
     */
    public static String file(String option, String text) {
        if (!isFile(text)) {
            throw new BadInputException(option + ' ' + PrintableText.of(text)
                    + ": pictures are written as SVG: give a file that ends in " + ENDING);
        }
        return text;
    }

    /** Parses the place of a map. */
    public static MapPlace place(String text) {
        return text.equals(HERE) ? new MapPlace.Here() : new MapPlace.Into(file("--map", text));
    }

    public boolean areWanted() {
        return chart.isPresent() || map.isPresent();
    }

    /** Returns the files to write. */
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
