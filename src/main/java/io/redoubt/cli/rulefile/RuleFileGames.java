package io.redoubt.cli.rulefile;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.catalog.Rulebook;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
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

/** The games of rule files: those of {@code --rules}, of {@value Environment#RULES}, and of the user's own folder. */
public final class RuleFileGames {
    /** The option before any command. */
    private static final String OPTION = "--rules";

    private static final String ENDING = ".rules";

    /** Compiled when the first file is there that no option names. */
    private static final class Key {
        static final Pattern LINE = Pattern.compile("(?m)^\ufeff?game +([a-z][a-z0-9-]*)");
    }

    private final Environment world;
    private final Map<String, Supplier<GameList.Added>> games = new LinkedHashMap<>();

    /**
     * A command line without its rule files, and the environment in which it runs.
     *
     * @param args the remaining words
     */
    public record Line(List<String> args, Environment world) {}

    private RuleFileGames(Environment world) {
        this.world = world;
    }

    /**
     * Adds the games of rule files to those of the environment.
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
            GameList.Added game = read(path);
            games.put(game.game().key(), () -> game);
            last = Optional.of(game.game().key());
        }
        Environment known = world.with(world.games().with(games));
        Environment meant =
                last.map(key -> known.with(DefaultGame.VARIABLE, key)).orElse(known);
        return new Line(args.subList(at, args.size()), meant);
    }

    /** Adds the files that are always there; each is read when its game is asked for. */
    private void own() {
        world.ruleFolder().ifPresent(folder -> {
            try (Stream<Path> files = Files.list(folder)) {
                files.map(Path::toString)
                        .filter(file -> file.endsWith(ENDING))
                        .sorted()
                        .forEach(this::lazily);
            } catch (IOException e) {
                throw new FileAccessException(PrintableText.of(folder.toString()) + " cannot be listed");
            }
        });
        for (String path : world.env().getOrDefault(Environment.RULES, "").split(File.pathSeparator, -1)) {
            if (!path.isBlank()) {
                lazily(path);
            }
        }
    }

    /** Adds a file by the key of its game; a file without one adds none. */
    private void lazily(String path) {
        Matcher key;
        try {
            key = Key.LINE.matcher(RuleFileText.of(path, world));
        } catch (FileAccessException e) {
            return; // reported by a command that needs its game
        }
        if (key.find() && !Catalog.gameKeys().contains(key.group(1))) {
            Supplier<GameList.Added> reader = () -> read(path);
            games.put(key.group(1), new Supplier<>() {
                private final List<GameList.Added> known = new ArrayList<>();

                @Override
                public synchronized GameList.Added get() {
                    if (known.isEmpty()) {
                        known.add(reader.get());
                    }
                    return known.get(0);
                }
            });
        }
    }

    private GameList.Added read(String path) {
        return game(path, RuleFileText.of(path, world)).from(path);
    }

    /**
     * Returns the game of the text of a rule file.
     *
     * @param path the name of the file, for messages
     * @throws BadInputException if it is not a rule file within the bounds; the message shows its first fault
     */
    public static GameList.Added game(String path, String text) {
        RuleFileText.mustBeOfSize(path, text);
        RuleFileReader.Result result = RuleFileReader.read(text, WordsInUse.all());
        RuleFile file = result.file().orElseThrow(() -> faulty(path, text, result.faults()));
        List<Rulebook.Entry> rules = new ArrayList<>();
        file.rules()
                .forEach(rule ->
                        rules.add(new Rulebook.Entry(rule.id(), file.key(), rule.section(), false, rule.text())));
        return new GameList.Added(RuleFileGame.of(file), rules, text, Optional.empty());
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
