package io.redoubt.cli.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Shows text that is longer than the terminal through the user's pager: the command in {@value #VARIABLE}, otherwise
 * {@code less}. If neither can be started, the text is printed as it is.
 */
public final class TextPager {
    /** The environment variable that names the pager; empty or {@code cat} for none. */
    public static final String VARIABLE = "PAGER";

    private static final String STANDARD = "less";

    /** Variables of {@code less} unless the user sets them: leave after a short text, show colours, keep the screen. */
    private static final Map<String, String> PREFERENCES = Map.of("LESS", "FRX", "LESSCHARSET", "utf-8");

    /** Characters of a command that only a shell understands. */
    private static final Pattern OF_A_SHELL = Pattern.compile("[|&;<>()$`\\\\\"'*?\\[#~=%]");

    /** Exit codes of a shell that could not start a command. */
    private static final Set<Integer> NOT_STARTED = Set.of(126, 127);

    private final Map<String, String> env;
    private final Screen screen;

    private TextPager(Map<String, String> env, Screen screen) {
        this.env = env;
        this.screen = screen;
    }

    /** The terminal as the program uses it, which hands it over to the pager and takes it back. */
    public interface Screen {
        /** A terminal that the program only prints to. */
        Screen FREE = new Screen() {
            @Override
            public void release() {
                // the program has no status line and reads no keys
            }

            @Override
            public void regain() {
                // nothing was handed over
            }
        };

        /** Hands the terminal over, before the pager starts. */
        void release();

        /** Takes the terminal back, after the pager has ended. */
        void regain();
    }

    /**
     * Runs a command and shows what it prints, through a pager if that is longer than the terminal. The command must not
     * read from the terminal.
     *
     * @param screen the terminal, handed over while a pager runs
     * @param command the command, given the environment to print to
     * @return the exit code of the command, whatever the pager returns
     */
    public static ExitCode show(Environment world, Screen screen, Function<Environment, ExitCode> command) {
        OptionalInt height = world.height();
        Set<String> pagers = pagers(world.env());
        if (height.isEmpty() || pagers.isEmpty()) {
            return command.apply(world);
        }
        StringWriter kept = new StringWriter();
        PrintWriter out = new PrintWriter(kept);
        try {
            return command.apply(world.printing(out));
        } finally {
            out.flush();
            String text = kept.toString();
            TextPager pager = new TextPager(world.env(), screen);
            if (!isLonger(text, height.getAsInt()) || !pager.isShownBy(pagers, text)) {
                world.out().print(text);
            }
        }
    }

    private boolean isShownBy(Set<String> pagers, String text) {
        screen.release();
        try {
            return pagers.stream().anyMatch(shows(text));
        } finally {
            screen.regain();
        }
    }

    /** Returns the commands to try, in order; none if the user wants no pager or the terminal cannot move its cursor. */
    static Set<String> pagers(Map<String, String> env) {
        String chosen = env.getOrDefault(VARIABLE, STANDARD).strip();
        if (chosen.isEmpty()
                || chosen.equals("cat")
                || env.getOrDefault("TERM", "").equals("dumb")) {
            return Set.of();
        }
        return new LinkedHashSet<>(List.of(chosen, STANDARD));
    }

    /** Returns whether a text has more lines than the terminal. */
    static boolean isLonger(String text, int height) {
        return text.lines().skip(height).findAny().isPresent();
    }

    private Predicate<String> shows(String text) {
        return pager -> {
            List<String> words =
                    OF_A_SHELL.matcher(pager).find() ? List.of("sh", "-c", pager) : List.of(pager.split("\\s+"));
            ProcessBuilder builder = new ProcessBuilder(words)
                    .redirectOutput(ProcessBuilder.Redirect.INHERIT)
                    .redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().putAll(env);
            PREFERENCES.forEach(builder.environment()::putIfAbsent);
            try {
                Process process = builder.start();
                // Ctrl-C is a key of the pager: Java ends, but not before the pager does.
                Thread last = new Thread(() -> await(process), "pager");
                Runtime.getRuntime().addShutdownHook(last);
                write(text, process);
                int exit = await(process);
                forget(last);
                return !NOT_STARTED.contains(exit);
            } catch (IOException e) {
                return false; // there is no such program
            }
        };
    }

    /** Writes the text to the pager; a user who leaves it early does not want the rest. */
    private static void write(String text, Process process) {
        try (OutputStream to = process.getOutputStream()) {
            to.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return;
        }
    }

    /** Waits for the end of the pager; Ctrl-C in the pager does not end the wait. */
    private static int await(Process process) {
        while (true) {
            try {
                return process.waitFor();
            } catch (InterruptedException e) {
                // A key of the pager interrupted the session; the pager still runs.
            }
        }
    }

    private static void forget(Thread last) {
        try {
            Runtime.getRuntime().removeShutdownHook(last);
        } catch (IllegalStateException e) {
            // The program is ending.
        }
    }
}
