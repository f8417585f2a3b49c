package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.line.ShellWords;
import io.redoubt.cli.process.Exit;
import io.redoubt.cli.process.World;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What the launcher runs once so that the class-data archive holds the classes of everyday questions. */
public final class Training {
    private static final List<String> WAYS = List.of(
            "", "--seed 1", "--seed 1 --color always", "--odds", "--odds --json", "--odds --format csv", "--json");

    private static final Cli.Session NOBODY = (args, world) -> Exit.ANSWERED;

    private static final List<String> OTHERS =
            List.of("dice 12d6>=4 --odds", "rules", "readings", "cards", "no-such-verb");

    private Training() {}

    private static final String BATTLE = """
            add nest mg42
            unit sherman --skill trained --rof 2 --firepower 3+
            odds shoot mg42 --by sherman
            shoot mg42 --by sherman
            next turn
            undo
            log
            luck
            list
            verify
            end
            """;

    /** Loads and warms what a ruling of a game needs, while a player still thinks. */
    public static void warm(RuleSet game) {
        for (Procedure<?, ?> procedure : game.procedures()) {
            String verb = game.key() + ' ' + procedure.verb() + ' ';
            if (!procedure.examples().isEmpty()) {
                String options = procedure.examples().get(0).options();
                run(NOBODY, verb + options + " --seed 1 --color always", "", World.Terminal.NONE);
                run(NOBODY, verb + options + " --odds", "", World.Terminal.NONE);
            }
        }
    }

    static Exit run(Cli.Session session) {
        StringBuilder batch = new StringBuilder();
        for (RuleSet game : Catalog.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                String verb = game.key() + ' ' + procedure.verb();
                run(session, verb + " --help", "");
                for (Example example : procedure.examples()) {
                    batch.append(verb).append(' ').append(example.options()).append('\n');
                    for (String way : WAYS) {
                        run(session, verb + ' ' + example.options() + ' ' + way, "");
                    }
                }
            }
        }
        for (String other : OTHERS) {
            run(session, other, "");
        }
        run(session, "batch", batch.toString());
        run(session, "play", BATTLE);
        run(session, "play --train", "");
        return Exit.ANSWERED;
    }

    private static void run(Cli.Session session, String line, String input) {
        run(session, line, input, World.Terminal.NONE);
    }

    private static void run(Cli.Session session, String line, String input, World.Terminal terminal) {
        World nowhere = new World(
                Map.of(),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(Writer.nullWriter()),
                terminal,
                World::freshSeed,
                Path.of(""));
        Cli.run(ShellWords.of(line), nowhere, session);
    }
}
