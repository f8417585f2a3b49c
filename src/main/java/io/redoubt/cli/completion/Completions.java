package io.redoubt.cli.completion;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Generates the completion scripts: a small function for each shell, stored as a resource, and a table generated from
 * the forms.
 */
final class Completions {
    private Completions() {}

    /** Returns the script of one of {@link CompletionCommand#SHELLS}. */
    static String script(String shell, List<CommandCompletion> commands, GameList games) {
        return template(shell)
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

    private static String template(String shell) {
        String name = "redoubt." + shell;
        try (InputStream in = Objects.requireNonNull(Completions.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
