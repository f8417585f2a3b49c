package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.Example;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.RuleSet;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What the launcher runs once so that the class-data archive holds the classes of everyday questions. */
final class Training {
    private static final List<String> WAYS = List.of(
            "", "--seed 1", "--seed 1 --color always", "--odds", "--odds --json", "--odds --format csv", "--json");

    private static final List<String> OTHERS =
            List.of("dice 12d6>=4 --odds", "rules", "readings", "cards", "no-such-verb");

    private Training() {}

    static Exit run() {
        StringBuilder batch = new StringBuilder();
        for (RuleSet game : Catalog.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                String verb = game.key() + ' ' + procedure.verb();
                run(verb + " --help", "");
                for (Example example : procedure.examples()) {
                    batch.append(verb).append(' ').append(example.options()).append('\n');
                    for (String way : WAYS) {
                        run(verb + ' ' + example.options() + ' ' + way, "");
                    }
                }
            }
        }
        for (String other : OTHERS) {
            run(other, "");
        }
        run("batch", batch.toString());
        return Exit.ANSWERED;
    }

    private static void run(String line, String input) {
        World nowhere = new World(
                Map.of(),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(Writer.nullWriter()),
                World.Terminal.NONE,
                World::freshSeed,
                Path.of(""));
        Cli.run(ShellWords.of(line), nowhere);
    }
}
