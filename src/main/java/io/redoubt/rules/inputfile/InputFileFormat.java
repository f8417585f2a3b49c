package io.redoubt.rules.inputfile;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
import java.util.function.Function;

/**
 * An input that is a file.
 *
 * <p>Rules open no files: the caller (the command line, a batch) reads the file and passes {@link #attach path and
 * content}. It is displayed as the path alone.
 *
 * @param parser parses the language of the file
 * @param reader interprets its keys; throws {@link BadValueException}
 */
public record InputFileFormat<T>(TableParser parser, Function<FileTable, T> reader)
        implements ValueFormat<InputFile<T>> {
    /** Separator of path and content: the one character that no path can contain. */
    private static final char SEPARATOR = '\0';

    /** Returns the text to parse for a file that was read. */
    public static String attach(String path, String content) {
        return path + SEPARATOR + content;
    }

    /** Returns whether a text contains a file that was already read. */
    public static boolean isAttached(String text) {
        return text.indexOf(SEPARATOR) >= 0;
    }

    @Override
    public InputFile<T> parse(String text) {
        int end = text.indexOf(SEPARATOR);
        if (end < 0) {
            throw new BadValueException(PrintableText.of(text) + " was not read: no access to files here");
        }
        String path = text.substring(0, end);
        try {
            return new InputFile<>(path, reader.apply(parser.parse(text.substring(end + 1))));
        } catch (BadValueException e) {
            throw new BadValueException(PrintableText.of(path) + ", " + e.getMessage());
        }
    }

    @Override
    public String show(InputFile<T> value) {
        return value.path();
    }

    @Override
    public String label() {
        return "FILE";
    }

    @Override
    public String expects() {
        return "the path of a TOML file";
    }

    @Override
    public boolean isFile() {
        return true;
    }
}
