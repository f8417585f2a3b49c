package io.redoubt.cli.completion;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.parsing.ProgramCommand;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Generates the completion scripts: a small function for each shell, stored as a resource, and a table generated from
 * the forms. A program for awk adds the rows of rule files when the user presses Tab.
 */
final class Completions {
    private Completions() {}

    /** Returns the script of one of {@link CompletionCommand#SHELLS}. */
    static String script(String shell, List<CommandCompletion> commands, GameList games) {
        return template("redoubt." + shell)
                .replace(
                        "@AWK@",
                        template("rulefiles.awk")
                                .replace("@AFTER@", afterAGame())
                                .strip())
                .replace("@ROWS@", String.join("\n", rows(shell, commands, games)))
                .replace("@GAMES@", String.join(" | ", games.keys()))
                .replace("@GAMES_FISH@", String.join(" ", games.keys()))
                .replace("@GAME@", Catalog.first().key())
                .replace("@FIRST@", String.join(" ", Candidates.firstWords(games)));
    }

    private static List<String> rows(String shell, List<CommandCompletion> commands, GameList games) {
        List<String> rows = new ArrayList<>();
        for (String row : CompletionTable.rows(commands, games).lines().toList()) {
            if (shell.equals("bash") && row.startsWith(CompletionTable.DESCRIBED)) {
                continue; // bash shows no descriptions
            }
            rows.add(
                    switch (shell) {
                        case "bash" -> row.startsWith(":") ? row : row.substring(0, row.lastIndexOf('|')); // no help
                        case "fish" -> "  '" + row.replace("\\", "\\\\").replace("'", "\\'") + '\'';
                        default -> row;
                    });
        }
        return shell.equals("fish") ? List.of(String.join(" \\\n", rows)) : rows;
    }

    /** Returns the commands that may follow a game, each with its summary. */
    private static String afterAGame() {
        List<String> cells = new ArrayList<>();
        ProgramCommand.AFTER_A_GAME.forEach(command -> {
            cells.add(command.word());
            cells.add(command.summary());
        });
        return String.join("|", cells);
    }

    private static String template(String name) {
        try (InputStream in = Objects.requireNonNull(Completions.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
