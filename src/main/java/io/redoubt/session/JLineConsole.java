package io.redoubt.session;

import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.query.RulingCancelledException;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.TextPager;
import io.redoubt.cli.runtime.UserFolder;
import io.redoubt.cli.runtime.UserPaths;
import java.io.ByteArrayInputStream;
import java.io.IOError;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp;
import org.jline.utils.Status;
import org.jspecify.annotations.Nullable;

/** A console for a full terminal: completion, history, highlighting and a status line. */
final class JLineConsole extends InteractiveConsole {
    private static final List<String> ONLY_PRINT = List.of("", Terminal.TYPE_DUMB, Terminal.TYPE_DUMB_COLOR);

    /** Terminal type used to measure the width of a print-only terminal; no other capability is used. */
    private static final String PLAIN_TYPE = "ansi";

    private static final String TYPICAL = "xterm-256color";

    /**
     * Maximum size of the history file, far above the lines kept in it; a pipe or a wrong file in its place is not
     * read.
     */
    private static final int MOST_HISTORY = 4 << 20;

    private static final int STANDARD_COLUMNS = 80;
    private static final int STANDARD_ROWS = 24;
    private static final AttributedStyle WRONG = AttributedStyle.DEFAULT.foreground(AttributedStyle.RED);

    private static final Pattern LINE_BREAKS = Pattern.compile("\\s*\\R\\s*");

    private final LineReader commands;
    private Optional<LineReader> answers = Optional.empty();
    private final boolean colour;
    private Optional<Suggestions> suggestions = Optional.empty();
    private volatile String prompt = "";
    private volatile String status = "";

    private JLineConsole(Terminal terminal, Environment world, List<String> battle) {
        super(terminal, terminal.writer());
        this.colour = OutputStyle.areWanted(world);
        LineReaderBuilder builder = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("redoubt")
                .completer(new Words())
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.INSERT_TAB, false)
                .option(LineReader.Option.CASE_INSENSITIVE, true);
        if (colour) {
            builder.highlighter(new Mistakes());
        }
        history(world, battle).ifPresent(file -> builder.variable(LineReader.HISTORY_FILE, file));
        this.commands = builder.build();
        if (colour) {
            commands.setAutosuggestion(LineReader.SuggestionType.HISTORY);
        }
        Resizing.follow(commands, () -> prompt, () -> show(status));
    }

    /** Returns the reader for prompts of a ruling. It is created on demand, because most sessions have no prompts. */
    private LineReader answers() {
        if (answers.isEmpty()) {
            LineReader reader = LineReaderBuilder.builder()
                    .terminal(terminal())
                    .variable(LineReader.DISABLE_HISTORY, true)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
            Resizing.follow(reader, () -> prompt, () -> show(status));
            answers = Optional.of(reader);
        }
        return answers.get();
    }

    /**
     * Opens the terminal of the process.
     *
     * @param battle the file of the battle; each battle has its own history, because its pieces are on no other table
     */
    static Console open(Environment world, List<String> battle) {
        silence();
        NativeLibrary.provide(world.env());
        String type = world.env().getOrDefault("TERM", "");
        try {
            TerminalBuilder builder = TerminalBuilder.builder()
                    .system(true)
                    .dumb(true)
                    .nativeSignals(true)
                    .graphemeCluster(false) // a query of the terminal's capabilities takes a fifth of a second
                    .provider("jni");
            boolean onlyPrints = ONLY_PRINT.contains(type);
            know(onlyPrints ? PLAIN_TYPE : type);
            Terminal terminal = (onlyPrints ? builder.type(PLAIN_TYPE) : builder).build();
            if (terminal.getColumns() == 0 || terminal.getRows() == 0) {
                terminal.setSize(Size.of(STANDARD_COLUMNS, STANDARD_ROWS));
            }
            if (onlyPrints || ONLY_PRINT.contains(terminal.getType())) {
                return new DumbTerminalConsole(terminal, world);
            }
            // Ctrl-C during a calculation interrupts it; the calculation checks for that regularly.
            Thread session = Thread.currentThread();
            JLineConsole console = new JLineConsole(terminal, world, battle);
            terminal.handle(Terminal.Signal.INT, signal -> console.givenUp(session));
            return console;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sets the known capabilities of the usual terminals, because JLine would start a process to query them. */
    private static void know(String type) {
        Optional.ofNullable(InfoCmp.getDefaultInfoCmp(type)).ifPresent(all -> InfoCmp.setLoadedInfoCmp(type, all));
    }

    /** Switches off JLine's log, which prints stack traces for an unknown TERM or a lost terminal. */
    private static void silence() {
        Logger.getLogger("org.jline").setLevel(Level.OFF);
    }

    /** Opens a console at a terminal other than that of the process. */
    static JLineConsole at(Terminal terminal, Environment world) {
        return new JLineConsole(terminal, world, List.of());
    }

    /** Reads a line at an invisible terminal, so that the class-data archive contains the classes for it. */
    static void train(Environment world) {
        silence();
        NativeLibrary.provide(world.env());
        know(TYPICAL);
        try (Terminal terminal = TerminalBuilder.builder()
                .system(false)
                .streams(new ByteArrayInputStream(new byte[] {'\t', '\r'}), OutputStream.nullOutputStream())
                .type(TYPICAL)
                .provider("jni")
                .build()) {
            JLineConsole.at(terminal, world).command("> ", "training");
        } catch (IOException e) {
            // The archive is created without these classes.
        }
    }

    /** Returns the history file of a battle in the user's state folder; empty if there is none. */
    private static Optional<Path> history(Environment world, List<String> battle) {
        Optional<Path> folder = UserFolder.state(world.env()).map(own -> own.resolve("battles"));
        if (battle.isEmpty() || folder.isEmpty()) {
            return Optional.empty();
        }
        try {
            Path kept = UserPaths.of(world, battle.get(0)).toAbsolutePath().normalize();
            String name = kept.getFileName() + "-"
                    + Integer.toHexString(kept.toString().hashCode());
            Path file = Files.createDirectories(folder.get()).resolve(name);
            boolean readable = Files.notExists(file) || (Files.isRegularFile(file) && Files.size(file) <= MOST_HISTORY);
            return readable ? Optional.of(file) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // no history
        }
    }

    /** Sets the source of completions and highlighting. */
    void suggest(Suggestions from) {
        suggestions = Optional.of(from);
    }

    @Override
    public Optional<String> command(String invitation, String line) {
        Thread.interrupted(); // clears an interruption of the previous command
        status = line;
        show(line);
        prompt = invitation;
        while (true) {
            try {
                return Optional.of(commands.readLine(literal(invitation)));
            } catch (UserInterruptException e) {
                // Ctrl-C at the prompt discards the line only.
            } catch (EndOfFileException e) {
                return Optional.empty();
            }
        }
    }

    /** Returns a prompt whose percent signs the line editor prints instead of reading them as codes. */
    static String literal(String text) {
        return text.replace("%", "%%");
    }

    private void show(String line) {
        Status bar = Status.getStatus(terminal(), colour);
        if (bar != null) {
            int width = Math.max(1, terminal().getColumns());
            String fitting = line.length() <= width ? line : line.substring(0, width - 1) + "…";
            bar.update(List.of(new AttributedString(fitting, AttributedStyle.INVERSE)));
        } else {
            terminal().writer().println(line);
        }
    }

    @Override
    public Optional<String> answer(String question) {
        try {
            prompt = asked(question);
            String line = answers().readLine(literal(prompt));
            return Optional.of(LINE_BREAKS.matcher(line).replaceAll(" ")); // pasted lines are one answer
        } catch (UserInterruptException e) {
            throw new RulingCancelledException();
        } catch (EndOfFileException e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<TextPager.Screen> pagerScreen() {
        return Optional.of(new LentTerminal(terminal()));
    }

    /** Closes the terminal. The status line is hidden first, because it would stay on the screen. */
    @Override
    public void close() {
        try {
            Status bar = Status.getStatus(terminal(), false);
            if (bar != null) {
                bar.hide();
            }
            terminal().close();
        } catch (IOException | IOError e) {
            // The process is ending; the terminal may be gone already.
        }
    }

    /** Completes words from the session's suggestions. */
    private final class Words implements Completer {
        @Override
        public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
            if (suggestions.isEmpty()) {
                return;
            }
            List<String> before = line.words().subList(0, line.wordIndex());
            int place = 0;
            for (Suggestion next : suggestions.get().completing(new ArrayList<>(before), line.word())) {
                @Nullable String help = next.help().isEmpty() ? null : next.help();
                candidates.add(new Candidate(next.value(), next.value(), null, help, null, null, true, place++));
            }
        }
    }

    /** Highlights words that cannot be right in red while they are typed. */
    private final class Mistakes implements Highlighter {
        @Override
        public AttributedString highlight(LineReader reader, String line) {
            AttributedStringBuilder text = new AttributedStringBuilder();
            List<String> before = new ArrayList<>();
            int end = 0;
            for (String part : line.split("(?<=[ \n])|(?=[ \n])", -1)) {
                end += part.length();
                if (part.equals("\n")) {
                    before.clear(); // each pasted line is a command
                }
                boolean wrong = !part.isBlank()
                        && suggestions.isPresent()
                        && suggestions.get().isMistake(before, part, end == line.length());
                text.append(part, wrong ? WRONG : AttributedStyle.DEFAULT);
                if (!part.isBlank()) {
                    before.add(part);
                }
            }
            return text.toAttributedString();
        }

        @Override
        public void setErrorPattern(@Nullable Pattern pattern) {
            // mistakes are found by the session, not by a pattern
        }

        @Override
        public void setErrorIndex(int index) {
            // not needed, since mistakes are found by the session
        }
    }
}
