package io.redoubt.process;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Somebody at a terminal: types when the program has said what they wait for, never by the clock. The terminal is made
 * by {@code script}, and the program is all that runs in it: a shell between the two would take Ctrl-C for its own.
 * What is waited for is the text alone: colours and moves of the cursor between its letters do not count.
 */
final class Sitting implements Closeable {
    private static final char ESCAPE = '\033';
    private static final int NONE = -1;

    private final Process process;
    private final OutputStream keys;
    private final Reader screen;
    private final StringBuilder raw = new StringBuilder();
    private final StringBuilder seen = new StringBuilder();
    private int escape = NONE;
    private int read;

    Sitting(Path folder, String term, String commandLine) throws IOException {
        List<String> command = attentive(List.of("script", "-qec", "exec " + commandLine, "/dev/null"));
        ProcessBuilder builder =
                Surroundings.process(command, folder, folder).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("TERM", term);
        builder.environment().put("SHELL", "/bin/sh");
        process = builder.start();
        keys = process.getOutputStream();
        screen = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
    }

    /**
     * What a shell starts in the background ignores Ctrl-C, and so does all that it starts in turn. Tests may be run
     * like that; who sits at a terminal is not.
     */
    private static List<String> attentive(List<String> command) {
        List<String> attentive = new ArrayList<>(List.of("env", "--default-signal=INT,QUIT"));
        if (Launched.run(List.of("sh", "-c", String.join(" ", attentive) + " true"), "")
                        .exit()
                != 0) {
            return command; // an env that cannot: the tests are to be run in the foreground
        }
        attentive.addAll(command);
        return attentive;
    }

    /** Reads on until the program has printed this, counted from where the last wait ended. */
    Sitting sees(String text) throws IOException {
        int found;
        while ((found = seen.indexOf(text, read)) < 0) {
            int character = screen.read();
            if (character < 0) {
                throw new AssertionError("ended without '" + text + "':\n" + seen);
            }
            take((char) character);
        }
        read = found + text.length();
        return this;
    }

    private void take(char character) {
        raw.append(character);
        if (character == ESCAPE) {
            escape = raw.length() - 1;
        } else if (escape == NONE) {
            seen.append(character);
        } else if (endsEscape(raw.charAt(escape + 1), raw.length() - escape, character)) {
            escape = NONE;
        }
    }

    /** ESC [ goes on to a letter, ESC ( takes one more, all else that is used here is two characters long. */
    private static boolean endsEscape(char kind, int length, char last) {
        return switch (kind) {
            case '[' -> length > 2 && last >= '@';
            case '(', ')' -> length > 2;
            default -> true;
        };
    }

    /** Presses these keys. */
    Sitting types(String text) throws IOException {
        keys.write(text.getBytes(StandardCharsets.UTF_8));
        keys.flush();
        return this;
    }

    /** Reads to the end; everything that the terminal was sent, escape sequences too. */
    String rest() throws IOException {
        int character;
        while ((character = screen.read()) >= 0) {
            take((char) character);
        }
        return raw.toString();
    }

    int exit() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            keys.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
