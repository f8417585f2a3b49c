package io.redoubt.cli.completion;

import io.redoubt.catalog.Catalog;
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
    static String script(String shell, List<CommandCompletion> commands) {
        return template(shell)
                .replace("@ROWS@", String.join("\n", rows(shell, commands)))
                .replace("@GAMES@", String.join(" | ", Catalog.gameKeys()))
                .replace("@GAMES_FISH@", String.join(" ", Catalog.gameKeys()))
                .replace("@GAME@", Catalog.games().get(0).key())
                .replace("@FIRST@", String.join(" ", Candidates.firstWords()));
    }

    private static List<String> rows(String shell, List<CommandCompletion> commands) {
        List<String> rows = new ArrayList<>();
        for (String row : CompletionTable.rows(commands).lines().toList()) {
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
