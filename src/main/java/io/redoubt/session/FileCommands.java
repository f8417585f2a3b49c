package io.redoubt.session;

import io.redoubt.battle.Battle;
import io.redoubt.cli.command.TableWords;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.runtime.AtomicFile;
import io.redoubt.cli.runtime.ByteOrderMark;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Commands that load the table from a file of commands or a roster, and save it to one. */
final class FileCommands {
    private static final String LOAD = "load";
    private static final int MOST_LINES = 10_000;
    private static final String NOTHING_DONE = "; no line of the file was carried out";

    /** The beginning of the journal of a battle. */
    private static final String BATTLE = "{\"redoubt\":";

    private final SessionContext table;

    FileCommands(SessionContext table) {
        this.table = table;
    }

    List<Command> all() {
        return List.of(
                new Command(LOAD, "load FILE", "set up the table from a file of commands, or units.csv", this::load),
                new Command("save", "save FILE", "save the table for load; FILE.csv saves the pieces", this::save));
    }

    /**
     * Runs all lines in a fork of the battle, which is kept only if none of them fails: a file changes the table as a
     * whole, and nothing else.
     */
    private ExitCode load(List<String> words, String typed) {
        if (words.size() != 1) {
            throw new BadInputException("load takes a file of commands, one per line: load caen.pieces");
        }
        String file = words.get(0);
        List<Loaded> lines = isRoster(file) ? roster(file) : commands(file);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        try (Battle fork = table.battle().fork()) {
            SessionContext tried = new SessionContext(
                    table.founder().writing(new PrintWriter(out), new PrintWriter(err)),
                    new BattleSeat(fork, Optional.empty()),
                    table.name(),
                    Optional::empty);
            tried.use(table.game());
            Map<String, Command> commands = Session.commands(tried);
            lines.forEach(line -> run(line, commands, tried));
            table.battle().join(fork);
            table.use(tried.game());
        }
        table.world().err().print(err);
        table.world().out().print(out);
        return ExitCode.ANSWERED;
    }

    /**
     * A command of a file.
     *
     * @param place returns its place in the file for messages, from the table it failed at
     */
    private record Loaded(String command, Function<SessionContext, String> place) {}

    private static boolean isRoster(String file) {
        return file.toLowerCase(Locale.ROOT).endsWith(".csv");
    }

    /** Returns the commands that add the pieces of a roster. */
    private List<Loaded> roster(String file) {
        String where = PrintableText.of(file) + ", ";
        try {
            Roster roster = new Roster(String.join("\n", lines(file)), table.kinds());
            List<Loaded> commands = new ArrayList<>();
            for (CsvTable.Row row : roster.rows()) {
                commands.add(new Loaded(roster.command(row), tried -> where + roster.place(row, tried)));
            }
            return commands;
        } catch (BadInputException e) {
            throw new BadInputException(where + e.getMessage() + NOTHING_DONE);
        }
    }

    private List<Loaded> commands(String file) {
        List<Loaded> commands = new ArrayList<>();
        List<String> lines = lines(file);
        if (!lines.isEmpty() && lines.get(0).startsWith(BATTLE)) {
            throw new BadInputException(PrintableText.of(file)
                    + " is a battle, which play opens from the shell; load reads the files that save writes");
        }
        for (String line : lines) {
            String place = PrintableText.of(file) + ", line " + (commands.size() + 1) + ": ";
            mustChangeTable(place, line);
            commands.add(new Loaded(line, any -> place));
        }
        return commands;
    }

    private static void mustChangeTable(String place, String line) {
        try {
            List<String> words = TableWords.of(line);
            if (!words.isEmpty() && !TableWords.changeTable(words)) {
                throw new BadInputException(PrintableText.of(words.get(0))
                        + " does not change the table: a loaded file may hold " + TableWords.commands());
            }
        } catch (BadInputException e) {
            throw new BadInputException(place + e.getMessage() + NOTHING_DONE);
        }
    }

    private static void run(Loaded line, Map<String, Command> commands, SessionContext tried) {
        List<String> words = TableWords.of(line.command());
        if (words.isEmpty()) {
            return;
        }
        try {
            Command command = Optional.ofNullable(commands.get(words.get(0))).orElseThrow();
            command.action().run(words.subList(1, words.size()), line.command().strip());
        } catch (BadInputException e) {
            throw new BadInputException(line.place().apply(tried) + e.getMessage() + NOTHING_DONE);
        }
    }

    private List<String> lines(String file) {
        List<String> lines = new ArrayList<>();
        try (InputStream in = UserPaths.openBounded(table.world().directory(), file);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(lines.isEmpty() ? ByteOrderMark.stripped(line) : line);
                if (lines.size() > MOST_LINES) {
                    throw new BadInputException(PrintableText.of(file) + " has more than " + MOST_LINES + " lines");
                }
            }
        } catch (IOException e) {
            throw UserPaths.unreadable(file, e);
        }
        return lines;
    }

    private ExitCode save(List<String> words, String typed) {
        if (words.size() != 1) {
            throw new BadInputException("save takes a new file: save caen.pieces");
        }
        AtomicFile file = AtomicFile.of(table.world(), words.get(0), AtomicFile.Existing.NEVER_TOUCHED);
        if (isRoster(words.get(0))) {
            file.write(Roster.of(table.board().pieces()));
            table.say("The pieces are saved in " + file.name() + "; load adds them to another table");
            return ExitCode.ANSWERED;
        }
        SavedTable saved = new SavedTable(table.board(), table.rules());
        file.write(String.join("\n", saved.commands()) + '\n');
        table.say("The table is saved in " + file.name() + "; load reads it into another battle");
        saved.lost().ifPresent(table::say);
        return ExitCode.ANSWERED;
    }
}
