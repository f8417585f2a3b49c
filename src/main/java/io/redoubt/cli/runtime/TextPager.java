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

    private TextPager(Map<String, String> env) {
        this.env = env;
    }

    /**
     * Runs a command and shows what it prints, through a pager if that is longer than the terminal. The command must not
     * read from the terminal.
     *
     * @param command the command, given the environment to print to
     * @return the exit code of the command, whatever the pager returns
     */
    public static ExitCode show(Environment world, Function<Environment, ExitCode> command) {
        OptionalInt height = world.height();
        Set<String> pagers = pagers(world.env());
        if (height.isEmpty() || pagers.isEmpty()) {
            return command.apply(world);
        }
        StringWriter kept = new StringWriter();
        PrintWriter out = new PrintWriter(kept);
        ExitCode exit = command.apply(world.printing(out));
        out.flush();
        String text = kept.toString();
        TextPager pager = new TextPager(world.env());
        if (!isLonger(text, height.getAsInt()) || pagers.stream().noneMatch(pager.shows(text))) {
            world.out().print(text);
        }
        return exit;
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
                Runtime.getRuntime().addShutdownHook(new Thread(() -> await(process), "pager"));
                write(text, process);
                return !NOT_STARTED.contains(await(process));
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

    private static int await(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }
}
