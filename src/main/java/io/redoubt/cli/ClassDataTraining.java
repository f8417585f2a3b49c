package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.rulefile.BattlePlayer;
import io.redoubt.cli.rulefile.RuleFileSample;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.ShippedJar;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.storage.FileErrorText;
import io.redoubt.storage.FreshRandom;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The training run of the launcher, which fills the class-data archive with the classes of common commands. */
public final class ClassDataTraining {
    private static final List<String> WAYS = List.of(
            "", "--seed 1", "--seed 1 --color always", "--odds", "--odds --json", "--odds --format csv", "--json");

    private static final Cli.Session NO_SESSION = new NoSession();

    /** Ends every session at once. */
    private static final class NoSession implements Cli.Session {
        @Override
        public ExitCode play(List<String> args, Environment world) {
            return ExitCode.ANSWERED;
        }

        @Override
        public BattlePlayer examples() {
            return (commands, world) -> new BattlePlayer.Played(List.of(), "");
        }
    }

    private static final String SHOT = "shoot --at nest --skill 4+ --firepower 3+ ";

    private static final List<String> OTHERS = List.of(
            SHOT + "--teams 40 --rof 1 --odds",
            SHOT + "--rof 2 --dice 5,2",
            SHOT + "--rof 1..4 --odds",
            "shoot --at nest --skill 3+,4+ --firepower 2+..6+ --rof 3 --odds",
            "shoot --at nest --skill 3+,4+ --firepower 2+..6+ --rof 3 --odds --format csv",
            "compare '" + SHOT + "--rof 2' '" + SHOT + "--rof 3'",
            "rules",
            "rules FOW-NEST-04",
            "readings",
            "cards",
            "config",
            "schema ruling",
            "help",
            "no-such-verb");

    /** Commands that need a file: the battle or the cards below, or the questions of a batch. */
    private static final List<String> WITH_FILES = List.of(
            "cards --file card.toml",
            "deploy-check area.toml",
            "deploy-check no-such-area.toml",
            "shoot --at no-such-card --cards card.toml --skill 4+ --odds",
            "batch questions",
            "batch questions --jobs 2 --format csv",
            "verify training.battle",
            "shoot mg42 --by sherman --battle training.battle --odds",
            "shoot mg42 --by sherman --battle training.battle --seed 1",
            "foresee --battle training.battle --goal mg42=destroyed 'shoot mg42 --by sherman'",
            "plan --battle training.battle --goal mg42=destroyed 'shoot mg42 --by sherman'");

    /** Commands with the samples of rule files, whose names are those of their files. */
    static final List<String> WITH_RULES = List.of(
            "rules --check first.rules",
            "--rules first.rules help shoot",
            "--rules first.rules shoot --hits 2 --seed 1",
            "--rules first.rules shoot --hits 0..2 --odds",
            "--rules first.rules shoot --hits 2 --json",
            "--rules bastion.rules shoot --skill trained --seed 1",
            "--rules bastion.rules shoot --weapon cannon --odds",
            "--rules bastion.rules shoot --range 25in",
            "--rules bastion.rules assault --engineers --seed 1",
            "--rules ridge.rules fire --seed 1",
            "--rules ridge.rules fire --odds --format csv",
            "--rules casemate.rules fire --seed 1",
            "--rules casemate.rules fire --odds",
            "--rules first.rules batch rule-questions");

    static final String RULE_QUESTIONS = "shoot --hits 2 --odds\nshoot --hits 2 --seed 1\n";

    private static final String OURS = "io/redoubt/";

    private static final String CLASS = ".class";

    private static final String CARD = """
            [[card]]
            name = "work"
            [card.at]
            at = "pillbox"
            slits = 2
            """;

    private static final String AREA = """
            # A deployment
            # with faults.
            units = "cm" # not inches
            [[area]]
            from = [0, 0]
            to = [180, 60]
            [[bunker]]
            name = "N1"
            type = "nest"
            at = [15, 15]
            size = [6, 6]
            [[bunker]]
            name = "N2"
            type = "nest"
            at = [24, 15]
            size = [6, 6]
            [[terrain]]
            name = "River"
            kind = "river"
            line = [[10, 15], [30, 18]]
            width = 5.5
            [[objective]]
            name = "Bridge"
            at = [90, 30]
            radius = 2
            """;

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

    private static final String RULE_BATTLE = """
            sides red blue
            add squad s1 --owner red
            add bunker b1 --owner blue
            shoot b1 s1
            next turn
            undo
            list
            luck
            """;

    private ClassDataTraining() {}

    /** Loads and warms up the classes for a ruling of a game, while the players think. */
    public static void warm(RuleSet game) {
        for (Procedure<?, ?> procedure : game.procedures()) {
            String verb = game.key() + ' ' + procedure.verb() + ' ';
            if (!procedure.examples().isEmpty()) {
                String options = procedure.examples().get(0).options();
                run(NO_SESSION, verb + options + " --seed 1 --color always");
                run(NO_SESSION, verb + options + " --odds");
            }
        }
    }

    /**
     * Runs the most common commands, and loads all classes of the program, so that other commands start quickly too.
     *
     * @param folder a folder for temporary files, which are deleted afterwards; if empty, commands with files are
     *     skipped
     */
    static ExitCode run(Cli.Session session, Optional<Path> folder) {
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        games.add(Catalog.dice());
        StringBuilder questions = new StringBuilder();
        for (RuleSet game : games) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                String verb = game.key().equals(procedure.verb()) ? game.key() : game.key() + ' ' + procedure.verb();
                run(session, verb + " --help");
                for (Example example : procedure.examples()) {
                    questions.append(verb).append(' ').append(example.options()).append('\n');
                    for (String way : WAYS) {
                        run(session, verb + ' ' + example.options() + ' ' + way);
                    }
                }
            }
        }
        for (String other : OTHERS) {
            run(session, other);
        }
        run(session, "batch", questions.toString(), Path.of(""));
        run(session, "play", BATTLE, Path.of(""));
        run(session, "play --train");
        folder.ifPresent(within -> withFiles(session, questions.toString(), within));
        meetAll();
        return ExitCode.ANSWERED;
    }

    /** Loads the classes of the jar; does nothing without a jar, because only a jar is archived. */
    private static void meetAll() {
        try {
            Optional<JarFile> jar = ShippedJar.find();
            if (jar.isEmpty()) {
                return;
            }
            List<String> names = jar.get().stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.startsWith(OURS) && name.endsWith(CLASS))
                    .toList();
            for (String name : names) {
                String type = name.substring(0, name.length() - CLASS.length()).replace('/', '.');
                Class.forName(type, false, ClassDataTraining.class.getClassLoader());
            }
        } catch (IOException | ClassNotFoundException e) {
            throw new FileAccessException("--train: " + e.getMessage());
        }
    }

    private static void withFiles(Cli.Session session, String questions, Path within) {
        try {
            Path folder = Files.createTempDirectory(within, "training");
            Files.writeString(folder.resolve("questions"), questions);
            Files.writeString(folder.resolve("card.toml"), CARD);
            Files.writeString(folder.resolve("area.toml"), AREA);
            run(session, "play training.battle", BATTLE, folder);
            for (String line : WITH_FILES) {
                run(session, line, "", folder);
            }
            for (String name : RuleFileSample.names()) {
                Files.writeString(
                        folder.resolve(name + ".rules"),
                        RuleFileSample.of(List.of(name)).text());
            }
            Files.writeString(folder.resolve("rule-questions"), RULE_QUESTIONS);
            for (String line : WITH_RULES) {
                run(session, line, "", folder);
            }
            // A rule file adds its game to the variables of the process, which the training does not read.
            Environment.ofProcess().with(Map.of());
            run(session, "--rules bastion.rules play rules.battle", RULE_BATTLE, folder);
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new FileAccessException("--train: " + FileErrorText.of(e));
        }
    }

    private static void run(Cli.Session session, String line) {
        run(session, line, "", Path.of(""));
    }

    private static void run(Cli.Session session, String line, String input, Path folder) {
        Environment nowhere = new Environment(
                Map.of(),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(Writer.nullWriter()),
                Environment.Terminal.NONE,
                FreshRandom::next,
                folder);
        Cli.run(List.of(ShellWords.of(line).toArray(new String[0])), nowhere, session); // the list class used by Main
    }
}
