package io.redoubt.session;

import io.redoubt.battle.Board;
import io.redoubt.cli.Cli;
import io.redoubt.cli.command.ConfigCommand;
import io.redoubt.cli.command.TableWords;
import io.redoubt.cli.parsing.ProgramCommand;
import io.redoubt.cli.query.RulingCancelledException;
import io.redoubt.cli.rulefile.RuleFileWatch;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.TextPager;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;

/** Reads commands and runs them until the players leave. */
final class Session {
    static final String PROGRAM = "redoubt";
    static final List<String> LEAVING = List.of("exit", "quit", "bye", "q");

    /** Other words for commands, from other programs. */
    private static final Map<String, String> ALIASES = Map.of("?", "help", "h", "help", "ls", "list", "history", "log");

    private static final String CONFIG = "config";
    private static final List<String> CARDS = List.of("cards");

    /** Commands that list what belongs to the game of the battle, unless they are asked for something else. */
    private static final List<String> LOOKED_UP = List.of("rules", "readings");

    /** The program name before a command in messages for the shell. */
    private static final Pattern OWN_NAME = Pattern.compile("\\bredoubt (?=[a-z-])");

    /** The reference to help in messages for the shell: {@code fow shoot --help}. */
    private static final Pattern SHELL_HELP = Pattern.compile("((?:\\w+ )?[\\w-]+) --help");

    private final SessionContext table;
    private final Console console;
    private final Map<String, Command> commands;
    private final AheadCommands ahead;
    private final Status status;
    private final RuleFileWatch rules;

    Session(SessionContext table, Console console) {
        this.table = table;
        this.console = console;
        this.status = new Status(table);
        this.rules = new RuleFileWatch(table.world());
        TurnCommands turns = new TurnCommands(table);
        this.ahead = new AheadCommands(table, turns);
        this.commands = commands(table, turns, ahead);
    }

    /** Returns whether a word leaves the session or is another word for a command. */
    static boolean isAlias(String word) {
        return LEAVING.contains(word) || ALIASES.containsKey(word);
    }

    /** Returns every command of the session by name. */
    static Map<String, Command> commands(SessionContext table) {
        TurnCommands turns = new TurnCommands(table);
        return commands(table, turns, new AheadCommands(table, turns));
    }

    private static Map<String, Command> commands(SessionContext table, TurnCommands turns, AheadCommands ahead) {
        List<Command> all = new ArrayList<>();
        all.addAll(new PieceCommands(table).all());
        all.addAll(turns.all());
        all.addAll(new TableCommands(table).all());
        all.addAll(ahead.all());
        all.addAll(new JournalCommands(table).all());
        all.add(ReportCommand.of(table));
        all.addAll(new RepeatCommands(table).all());
        all.addAll(new FileCommands(table).all());
        Map<String, Command> commands = new LinkedHashMap<>();
        all.forEach(command -> commands.put(command.name(), command));
        return commands;
    }

    /** Runs until the players leave; without a user who can correct mistakes, until the first error. */
    ExitCode run() {
        while (true) {
            Optional<String> typed = next();
            if (typed.isEmpty()) {
                return ExitCode.ANSWERED;
            }
            Optional<ExitCode> left = runAll(PastedLines.of(typed.get()));
            if (left.isPresent()) {
                return left.get();
            }
        }
    }

    /**
     * Runs lines that were given at once until one fails, and lists the lines after it.
     *
     * @return the exit code of the session if it ends; empty if it continues
     */
    private Optional<ExitCode> runAll(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            List<String> rest = lines.subList(i + 1, lines.size());
            if (LEAVING.contains(line.strip())) {
                notRun(rest);
                return Optional.of(ExitCode.ANSWERED);
            }
            if (lines.size() > 1) {
                console.tell(prompt() + PrintableText.whole(line));
            }
            Attempt attempt = attempt(line);
            if (attempt.exit() != ExitCode.ANSWERED && !console.isInteractive()) {
                return Optional.of(attempt.exit());
            }
            if (attempt.cancelled() || attempt.exit() != ExitCode.ANSWERED) {
                notRun(rest);
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /**
     * The result of a line.
     *
     * @param cancelled whether the user cancelled it at a prompt
     */
    private record Attempt(ExitCode exit, boolean cancelled) {}

    private Attempt attempt(String line) {
        AtomicBoolean cancelled = new AtomicBoolean();
        ExitCode exit = Cli.guarded(table.world(), Session::ofSession, () -> {
            table.battle().stay().ifPresent(table.world()::tell);
            rules.news(table.game()).ifPresent(table.world()::tell);
            try {
                return execute(line);
            } catch (RulingCancelledException e) {
                cancelled.set(true);
                throw e;
            }
        });
        table.world().out().flush();
        table.world().err().flush();
        return new Attempt(exit, cancelled.get());
    }

    /** Lists the lines of a paste that were not run. */
    private void notRun(List<String> lines) {
        if (!lines.isEmpty()) {
            console.tell("  Not run: " + lines.size() + " more pasted " + (lines.size() == 1 ? "line" : "lines"));
            lines.forEach(line -> console.tell("    " + PrintableText.whole(line)));
        }
    }

    /**
     * Adapts a message for the shell: a session has its own help, and its commands are written without the program
     * name.
     */
    static String ofSession(String message) {
        String here = message.replace("see redoubt --help", "help shows all")
                .replace("; start a session with redoubt play [FILE]", ", not a ruling; give it alone");
        return SHELL_HELP
                .matcher(OWN_NAME.matcher(here).replaceAll(""))
                .replaceAll("help $1")
                .replace("--help", "help");
    }

    private Optional<String> next() {
        return console.command(prompt(), console.isInteractive() ? status.line() : "");
    }

    private String prompt() {
        return table.game() + "> ";
    }

    private ExitCode execute(String typed) {
        List<String> words = new ArrayList<>(TableWords.of(typed));
        words.stream().findFirst().ifPresent(first -> words.set(0, ALIASES.getOrDefault(first, first)));
        if (ProgramCommand.isLongText(words) || words.get(0).equals(JournalCommands.REPLAY)) {
            return longText(words, typed);
        }
        return execute(words, typed);
    }

    /** Runs a command that prints long text, through the user's pager unless an option switches it off. */
    private ExitCode longText(List<String> words, String typed) {
        boolean isDirect = words.removeIf(ProgramCommand.NO_PAGER::equals);
        Optional<TextPager.Screen> screen = isDirect ? Optional.empty() : console.pagerScreen();
        return screen.map(free -> TextPager.show(
                        table.world(), free, paged -> table.printing(paged.out(), () -> execute(words, typed))))
                .orElseGet(() -> execute(words, typed));
    }

    private ExitCode execute(List<String> words, String typed) {
        if (words.isEmpty()) {
            // Without a user, a blank line does nothing.
            return ahead.isPlanned() && console.isInteractive() ? execute(AheadCommands.DO) : ExitCode.ANSWERED;
        }
        Command command = commands.get(words.get(0));
        if (command == null || !command.name().equals(AheadCommands.DO)) {
            ahead.forget();
        }
        Optional<ExitCode> helped = new SessionHelp(table, commands).answer(words);
        if (helped.isPresent()) {
            return helped.get();
        }
        if (command != null) {
            return command.action().run(words.subList(1, words.size()), typed.strip());
        }
        if (LEAVING.contains(words.get(0))) {
            Command.mustStandAlone(words.get(0), words.subList(1, words.size()));
        }
        if (words.get(0).equals("batch") || words.get(0).equals("completion")) {
            throw new BadInputException(words.get(0) + " is a shell command and cannot be used in a session");
        }
        if (words.get(0).equals(CONFIG)) {
            return config(words.subList(1, words.size()));
        }
        new UnknownCommand(table, commands.keySet())
                .mustBeKnown(words.size() == 2 && words.get(0).equals("help") ? words.get(1) : words.get(0), words);
        return table.command(ofThisGame(words), typed.strip());
    }

    /** Returns a line that looks something up, with the game of the battle in front unless it names one card. */
    private List<String> ofThisGame(List<String> words) {
        if (!words.equals(CARDS) && !LOOKED_UP.contains(words.get(0))) {
            return words;
        }
        List<String> meant = new ArrayList<>(words);
        meant.add(0, table.game());
        return meant;
    }

    /** Shows the user's settings, from which the battle may differ. */
    private ExitCode config(List<String> words) {
        ExitCode exit = new ConfigCommand(table.founder()).run(words);
        if (words.isEmpty()) {
            table.say("This is a battle of " + table.board().mark(Board.GAME) + " with dice "
                    + table.seat().mode().id() + "; readings KEY shows the reading it uses");
        }
        return exit;
    }
}
