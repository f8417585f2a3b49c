package io.redoubt.repl;

import io.redoubt.cli.process.Exit;
import io.redoubt.cli.process.NewFile;
import io.redoubt.cli.process.Paths;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Commands from a file, and pieces into one that can be read again. */
final class FileCommands {
    private static final String LOAD = "load";
    private static final int MOST_LINES = 10_000;

    private final SessionContext table;
    private final Function<String, Exit> execute;
    private boolean loading;

    /**
     * Commands of a session.
     *
     * @param execute runs one line
     */
    FileCommands(SessionContext table, Function<String, Exit> execute) {
        this.table = table;
        this.execute = execute;
    }

    List<Command> all() {
        return List.of(
                new Command(LOAD, "load FILE", "the commands of a file, one a line", this::load),
                new Command("save", "save FILE", "the table as commands that load reads", this::save));
    }

    private Exit load(List<String> words, String typed) {
        if (words.size() != 1) {
            throw new BadInput("load takes a file of commands, one a line: load caen.pieces");
        }
        if (loading) {
            throw new BadInput("a file that is loaded loads no other");
        }
        List<String> lines = lines(words.get(0));
        loading = true;
        try {
            for (int i = 0; i < lines.size(); i++) {
                run(words.get(0), i + 1, lines.get(i));
            }
        } finally {
            loading = false;
        }
        return Exit.ANSWERED;
    }

    private void run(String file, int number, String line) {
        String place = Escaped.of(file) + ", line " + number + ": ";
        Exit exit;
        try {
            exit = execute.apply(line);
        } catch (BadInput e) {
            throw new BadInput(place + e.getMessage() + "; what stands before it is done");
        }
        if (exit != Exit.ANSWERED) {
            throw new BadInput(place + "it ends here; what stands before it is done");
        }
    }

    private List<String> lines(String file) {
        List<String> lines = new ArrayList<>();
        try (InputStream in = Paths.open(table.world().directory(), file);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
                if (lines.size() > MOST_LINES) {
                    throw new BadInput(Escaped.of(file) + " has more than " + MOST_LINES + " lines");
                }
            }
        } catch (IOException e) {
            throw Paths.unreadable(file, e);
        }
        return lines;
    }

    private Exit save(List<String> words, String typed) {
        if (words.size() != 1) {
            throw new BadInput("save takes a new file: save caen.pieces");
        }
        NewFile file = NewFile.of(table.world(), words.get(0), NewFile.Existing.NEVER_TOUCHED);
        SavedTable saved = new SavedTable(table.board(), table.rules());
        file.write(String.join("\n", saved.commands()) + '\n');
        table.say("The table is in " + file.name() + "; load reads it into another battle");
        saved.lost().ifPresent(table::say);
        return Exit.ANSWERED;
    }
}
