package io.redoubt.cli.lookahead;

import io.redoubt.cli.runtime.CommandFileReader;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.input.BadInputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the steps of a command line: quoted, unquoted with semicolons, or one per line of a file or standard input. */
final class StepSource {
    /** Maximum number of steps, far above any practical use; keeps a wrong file from being read to its end. */
    static final int MOST_STEPS = 1_000;

    private final Environment world;

    StepSource(Environment world) {
        this.world = world;
    }

    /**
     * Returns the words of every step.
     *
     * @throws BadInputException if there are too many steps
     * @throws FileAccessException if the file cannot be read
     */
    List<List<String>> of(LookAheadArguments line) {
        List<List<String>> steps = read(line);
        if (steps.size() > MOST_STEPS) {
            throw new BadInputException("more than " + MOST_STEPS + " steps; give fewer");
        }
        return steps;
    }

    private List<List<String>> read(LookAheadArguments line) {
        List<String> words = line.words();
        if (words.size() == 1 && words.get(0).equals("-")) {
            return lines("standard input", world.in());
        }
        if (words.size() == 1 && isFile(words.get(0))) {
            try (InputStream in = UserPaths.open(world.directory(), words.get(0))) {
                return lines(words.get(0), in);
            } catch (IOException e) {
                throw UserPaths.unreadable(words.get(0), e);
            }
        }
        if (!line.isQuoted()) {
            return StepParser.split(words);
        }
        List<List<String>> steps = new ArrayList<>();
        words.forEach(word -> steps.addAll(StepParser.split(word)));
        return steps;
    }

    /**
     * Returns whether a word names a file: a step is never a single word, so a word with a dot or slash, or the name of
     * an existing file, is read as a file.
     */
    private boolean isFile(String word) {
        if (word.chars().anyMatch(c -> Character.isWhitespace(c) || c == ';')) {
            return false;
        }
        Path path = UserPaths.of(world, word);
        return word.indexOf('.') >= 0 || word.indexOf('/') >= 0 || (Files.exists(path) && !Files.isDirectory(path));
    }

    static List<List<String>> lines(String name, InputStream in) {
        List<List<String>> steps = new ArrayList<>();
        CommandFileReader.read(name, in, MOST_STEPS + 1).forEach(line -> steps.addAll(StepParser.split(line)));
        return steps;
    }
}
