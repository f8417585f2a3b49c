package io.redoubt.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The waiting times of a user at a terminal for the prompt of a session; the terminal is that of script(1).
 *
 * @param start the time from the command to the prompt, in milliseconds
 * @param enter the time from Enter on an empty line to the next prompt, in milliseconds
 */
record Prompt(double start, double enter) {
    private static final String PROMPT = "fow> ";
    private static final int ENTERS = 20;
    private static final int SETTLED_MILLIS = 1500;
    private static final double MILLIS = 1e6;

    /** Measures one session; empty if there is no terminal. */
    static Optional<Prompt> once(String launcher, Map<String, String> environment)
            throws IOException, InterruptedException {
        if (!Files.isExecutable(Path.of("/usr/bin/script"))) {
            return Optional.empty();
        }
        ProcessBuilder builder = new ProcessBuilder("script", "-qefc", launcher + " play", "/dev/null");
        builder.environment().putAll(environment);
        builder.environment().put("TERM", "xterm-256color");
        long began = System.nanoTime();
        Process session = builder.start();
        try (InputStream from = session.getInputStream();
                OutputStream to = session.getOutputStream()) {
            awaitPrompt(from);
            double start = (System.nanoTime() - began) / MILLIS;
            Thread.sleep(SETTLED_MILLIS); // by then the session has loaded what it loads after the prompt
            double enters = 0;
            for (int i = 0; i < ENTERS; i++) {
                drain(from);
                long typed = System.nanoTime();
                to.write('\r');
                to.flush();
                awaitPrompt(from);
                enters += (System.nanoTime() - typed) / MILLIS;
            }
            to.write("exit\r".getBytes(StandardCharsets.US_ASCII));
            to.flush();
            return Optional.of(new Prompt(start, enters / ENTERS));
        } finally {
            session.destroy();
        }
    }

    private static void awaitPrompt(InputStream from) throws IOException {
        int matched = 0;
        while (matched < PROMPT.length()) {
            int next = from.read();
            if (next < 0) {
                throw new IOException("the session ended before its prompt");
            }
            matched = next == PROMPT.charAt(matched) ? matched + 1 : next == PROMPT.charAt(0) ? 1 : 0;
        }
    }

    /** Reads the rest of the output that belongs to a prompt. */
    private static void drain(InputStream from) throws IOException, InterruptedException {
        Thread.sleep(20);
        from.skipNBytes(from.available());
    }
}
