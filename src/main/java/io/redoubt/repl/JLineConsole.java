package io.redoubt.repl;

import io.redoubt.cli.answering.Abandoned;
import io.redoubt.cli.answering.Colours;
import io.redoubt.cli.process.Paths;
import io.redoubt.cli.process.UserFolder;
import io.redoubt.cli.process.World;
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

/** A person at a terminal: completion, history, live highlighting and a status line. */
final class JLineConsole extends SeatedConsole {
    private static final List<String> ONLY_PRINT = List.of("", Terminal.TYPE_DUMB, Terminal.TYPE_DUMB_COLOR);

    /** Known to be measured, where a terminal that only prints is not; nothing else is asked of it. */
    private static final String PLAIN_TYPE = "ansi";

    private static final String TYPICAL = "xterm-256color";

    /** Many times what the lines take that are kept of it; a pipe or a wrong file in its place is not read. */
    private static final int MOST_HISTORY = 4 << 20;

    private static final int STANDARD_COLUMNS = 80;
    private static final int STANDARD_ROWS = 24;
    private static final AttributedStyle WRONG = AttributedStyle.DEFAULT.foreground(AttributedStyle.RED);

    private final LineReader commands;
    private Optional<LineReader> answers = Optional.empty();
    private final boolean colour;
    private Optional<Suggestions> suggestions = Optional.empty();
    private volatile String prompt = "";

    private JLineConsole(Terminal terminal, World world, List<String> battle) {
        super(terminal, terminal.writer());
        this.colour = Colours.areWanted(world);
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
        Resizing.follow(commands, () -> prompt);
    }

    /** What is asked about a ruling is read by a reader of its own, made when something is: most sessions ask nothing. */
    private LineReader answers() {
        if (answers.isEmpty()) {
            LineReader reader = LineReaderBuilder.builder()
                    .terminal(terminal())
                    .variable(LineReader.DISABLE_HISTORY, true)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
            Resizing.follow(reader, () -> prompt);
            answers = Optional.of(reader);
        }
        return answers.get();
    }

    /**
     * Opens the terminal the program runs at.
     *
     * @param battle the file of the battle, which has a history of its own: its pieces stand on no other table
     */
    static Console open(World world, List<String> battle) {
        silence();
        NativeLibrary.provide(world.env());
        String type = world.env().getOrDefault("TERM", "");
        try {
            TerminalBuilder builder = TerminalBuilder.builder()
                    .system(true)
                    .dumb(true)
                    .nativeSignals(true)
                    .graphemeCluster(false) // to ask what the terminal can do costs it a fifth of a second
                    .provider("jni");
            boolean onlyPrints = ONLY_PRINT.contains(type);
            know(onlyPrints ? PLAIN_TYPE : type);
            Terminal terminal = (onlyPrints ? builder.type(PLAIN_TYPE) : builder).build();
            if (terminal.getColumns() == 0 || terminal.getRows() == 0) {
                terminal.setSize(Size.of(STANDARD_COLUMNS, STANDARD_ROWS));
            }
            if (onlyPrints || ONLY_PRINT.contains(terminal.getType())) {
                return new PrintingConsole(terminal, world);
            }
            // Ctrl-C while something is counted: the count looks for it, and gives up.
            Thread session = Thread.currentThread();
            JLineConsole console = new JLineConsole(terminal, world, battle);
            terminal.handle(Terminal.Signal.INT, signal -> console.givenUp(session));
            return console;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the usual terminals can do is known; to ask the system starts a process for it. */
    private static void know(String type) {
        Optional.ofNullable(InfoCmp.getDefaultInfoCmp(type)).ifPresent(all -> InfoCmp.setLoadedInfoCmp(type, all));
    }

    /** A TERM it does not know, or a terminal that goes away, is told of with a stack trace otherwise. */
    private static void silence() {
        Logger.getLogger("org.jline").setLevel(Level.OFF);
    }

    /** Reads a line at a terminal nobody sees, so that the class-data archive holds what that takes. */
    static void train(World world) {
        silence();
        NativeLibrary.provide(world.env());
        know(TYPICAL);
        try (Terminal terminal = TerminalBuilder.builder()
                .system(false)
                .streams(new ByteArrayInputStream(new byte[] {'\t', '\r'}), OutputStream.nullOutputStream())
                .type(TYPICAL)
                .provider("jni")
                .build()) {
            JLineConsole console = new JLineConsole(terminal, world, List.of());
            console.command("> ", "training");
        } catch (IOException e) {
            // Then the archive is without it.
        }
    }

    /** Where the commands of earlier sessions are kept, by the habits of the system. */
    private static Optional<Path> history(World world, List<String> battle) {
        Optional<Path> folder = UserFolder.state(world.env()).map(own -> own.resolve("battles"));
        if (battle.isEmpty() || folder.isEmpty()) {
            return Optional.empty();
        }
        try {
            Path kept = Paths.of(world, battle.get(0)).toAbsolutePath().normalize();
            String name = kept.getFileName() + "-"
                    + Integer.toHexString(kept.toString().hashCode());
            Path file = Files.createDirectories(folder.get()).resolve(name);
            boolean readable = Files.notExists(file) || (Files.isRegularFile(file) && Files.size(file) <= MOST_HISTORY);
            return readable ? Optional.of(file) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // then there is none
        }
    }

    /** Completes and judges lines from now on. */
    void suggest(Suggestions from) {
        suggestions = Optional.of(from);
    }

    @Override
    public Optional<String> command(String invitation, String status) {
        Thread.interrupted(); // what was given up is over
        show(status);
        prompt = invitation;
        while (true) {
            try {
                return Optional.of(commands.readLine(invitation));
            } catch (UserInterruptException e) {
                // Ctrl-C at the prompt drops the line, no more.
            } catch (EndOfFileException e) {
                return Optional.empty();
            }
        }
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
            return Optional.of(answers().readLine(prompt));
        } catch (UserInterruptException e) {
            throw new Abandoned();
        } catch (EndOfFileException e) {
            return Optional.empty();
        }
    }

    /** The status line would stay on the screen otherwise. */
    @Override
    public void close() {
        try {
            Status bar = Status.getStatus(terminal(), false);
            if (bar != null) {
                bar.hide();
            }
            terminal().close();
        } catch (IOException | IOError e) {
            // The process ends; perhaps the terminal was there no more.
        }
    }

    /** Completion by what the session knows. */
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

    /** Words that cannot be right, in red while they are typed. */
    private final class Mistakes implements Highlighter {
        @Override
        public AttributedString highlight(LineReader reader, String line) {
            AttributedStringBuilder text = new AttributedStringBuilder();
            List<String> before = new ArrayList<>();
            int end = 0;
            for (String part : line.split("(?<= )|(?= )", -1)) {
                end += part.length();
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
            // mistakes are found by what the session knows
        }

        @Override
        public void setErrorIndex(int index) {
            // see above
        }
    }
}
