package io.redoubt.cli.rulefile;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.Rulebook;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.UserFolder;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.rulefile.RuleFileGame;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.syntax.RuleFileReader;
import io.redoubt.rules.rulefile.text.RuleFault;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The games of rule files: those of {@code --rules}, of {@value #VARIABLE}, and of the user's own folder. */
public final class RuleFileGames {
    /** The environment variable that lists rule files. */
    public static final String VARIABLE = "REDOUBT_RULES";

    /** The option before any command. */
    private static final String OPTION = "--rules";

    private static final String ENDING = ".rules";
    private static final Pattern KEY = Pattern.compile("(?m)^\ufeff?game +([a-z][a-z0-9-]*)");

    private final Environment world;
    private final Map<String, Supplier<Catalog.AddedGame>> games = new LinkedHashMap<>();

    /**
     * A command line without its rule files, and the environment in which it runs.
     *
     * @param args the remaining words
     */
    public record Line(List<String> args, Environment world) {}

    private RuleFileGames(Environment world) {
        this.world = world;
    }

    /** Returns whether a command line or its environment names rule files, without loading anything. */
    public static boolean areNamed(List<String> args, Environment world) {
        return (!args.isEmpty() && (args.get(0).equals(OPTION) || args.get(0).startsWith(OPTION + '=')))
                || !world.env().getOrDefault(VARIABLE, "").isEmpty()
                || folder(world).isPresent();
    }

    private static Optional<Path> folder(Environment world) {
        return UserFolder.config(world.env())
                .map(folder -> folder.resolve("rules"))
                .filter(Files::isDirectory);
    }

    /**
     * Adds the games of rule files to the catalog.
     *
     * @return the rest of the command line; the game of its last rule file is the default
     * @throws BadInputException if a file of {@code --rules} has faults
     * @throws FileAccessException if it cannot be read
     */
    public static Line added(List<String> args, Environment world) {
        return new RuleFileGames(world).line(args);
    }

    private Line line(List<String> args) {
        own();
        int at = 0;
        Optional<String> last = Optional.empty();
        while (at < args.size()) {
            String word = args.get(at);
            String path;
            if (word.startsWith(OPTION + '=')) {
                path = word.substring(OPTION.length() + 1);
                at++;
            } else if (word.equals(OPTION)) {
                if (at + 1 >= args.size()) {
                    throw new BadInputException("--rules needs a rule file: redoubt --rules tuesday.rules shoot");
                }
                path = args.get(at + 1);
                at += 2;
            } else {
                break;
            }
            Catalog.AddedGame game = read(path);
            games.put(game.game().key(), () -> game);
            last = Optional.of(game.game().key());
        }
        Catalog.add(games);
        Environment meant =
                last.map(key -> world.with(DefaultGame.VARIABLE, key)).orElse(world);
        return new Line(args.subList(at, args.size()), meant);
    }

    /** Adds the files that are always there; each is read when its game is asked for. */
    private void own() {
        folder(world).ifPresent(folder -> {
            try (Stream<Path> files = Files.list(folder)) {
                files.map(Path::toString)
                        .filter(file -> file.endsWith(ENDING))
                        .sorted()
                        .forEach(this::lazily);
            } catch (IOException e) {
                throw new FileAccessException(PrintableText.of(folder.toString()) + " cannot be listed");
            }
        });
        for (String path : world.env().getOrDefault(VARIABLE, "").split(File.pathSeparator, -1)) {
            if (!path.isBlank()) {
                lazily(path);
            }
        }
    }

    /** Adds a file by the key of its game; a file without one adds none. */
    private void lazily(String path) {
        Matcher key;
        try {
            key = KEY.matcher(RuleFileText.of(path, world));
        } catch (FileAccessException e) {
            return; // reported by a command that needs its game
        }
        if (key.find() && !Catalog.builtInKeys().contains(key.group(1))) {
            Supplier<Catalog.AddedGame> reader = () -> read(path);
            games.put(key.group(1), new Supplier<>() {
                private final List<Catalog.AddedGame> known = new ArrayList<>();

                @Override
                public synchronized Catalog.AddedGame get() {
                    if (known.isEmpty()) {
                        known.add(reader.get());
                    }
                    return known.get(0);
                }
            });
        }
    }

    private Catalog.AddedGame read(String path) {
        String text = RuleFileText.of(path, world);
        RuleFileReader.Result result = RuleFileReader.read(text, WordsInUse.all());
        return game(result.file().orElseThrow(() -> faulty(path, text, result.faults())));
    }

    private static Catalog.AddedGame game(RuleFile file) {
        List<Rulebook.Entry> rules = new ArrayList<>();
        file.rules()
                .forEach(rule ->
                        rules.add(new Rulebook.Entry(rule.id(), file.key(), rule.section(), false, rule.text())));
        return new Catalog.AddedGame(RuleFileGame.of(file), rules);
    }

    private static BadInputException faulty(String path, String text, List<RuleFault> faults) {
        int others = faults.size() - 1;
        String more = others == 0
                ? ""
                : "\n(" + others + (others == 1 ? " more fault" : " more faults") + "; redoubt rules --check "
                        + PrintableText.quoted(path) + " shows all)";
        return new BadInputException(String.join("\n", new FaultText(path, text).lines(faults.get(0))) + more);
    }
}
