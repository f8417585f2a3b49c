package io.redoubt.catalog;

import io.redoubt.rules.OwnCards;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.dh.DisposableHeroes;
import io.redoubt.rules.dice.DiceRuleSet;
import io.redoubt.rules.fow.FlamesOfWar;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.lg.LaserGrenadiers;
import io.redoubt.rules.vv.ValorAndVictory;
import io.redoubt.toml.Toml;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The rule sets of all games. */
public final class Catalog {
    private static final List<String> KEYS = List.of("fow", "vv", "dh", "lg");

    /** The command that rolls dice without a rulebook. */
    public static final String DICE = "dice";

    /** The games of rule files of this run, by key. */
    private static final Map<String, Supplier<AddedGame>> ADDED = new ConcurrentHashMap<>();

    private Catalog() {}

    /**
     * A game of a rule file.
     *
     * @param rules its rules in words
     */
    public record AddedGame(RuleSet game, List<Rulebook.Entry> rules) {}

    /**
     * Sets the games of rule files; called as a run of the program begins, and without games as it ends.
     *
     * @param games the games by key, each read when it is asked for; reading may throw {@link BadInputException}
     */
    public static void add(Map<String, Supplier<AddedGame>> games) {
        ADDED.clear();
        ADDED.putAll(games);
    }

    // Each game has a holder class, so that a query of one game does not create the others.

    private static final class Fow {
        private static final RuleSet GAME = FlamesOfWar.ruleSet(new Toml());
    }

    private static final class Vv {
        private static final RuleSet GAME = ValorAndVictory.ruleSet(new Toml());
    }

    private static final class Lg {
        private static final RuleSet GAME = LaserGrenadiers.ruleSet(new Toml());
    }

    private static final class Dh {
        private static final RuleSet GAME = DisposableHeroes.ruleSet(new Toml(), KEYS);
    }

    /**
     * Returns the games in the order of the help; the first is the default. A rule file with faults is left out: a
     * command that needs its game reports them.
     */
    public static List<RuleSet> games() {
        List<RuleSet> games = new ArrayList<>();
        for (String key : KEYS) {
            games.add(game(key).orElseThrow());
        }
        readable().forEach(each -> games.add(each.game()));
        return games;
    }

    private static List<AddedGame> readable() {
        List<AddedGame> games = new ArrayList<>();
        for (Supplier<AddedGame> game : new TreeMap<>(ADDED).values()) {
            try {
                games.add(game.get());
            } catch (BadInputException e) {
                // reported by a command that needs this game
            }
        }
        return games;
    }

    /** Returns the rules in words of the games of rule files. */
    static List<Rulebook.Entry> addedRules() {
        List<Rulebook.Entry> rules = new ArrayList<>();
        readable().forEach(each -> rules.addAll(each.rules()));
        return rules;
    }

    /** Returns the default game. */
    public static RuleSet first() {
        return Fow.GAME;
    }

    /** Returns the rule set for dice without a rulebook. */
    public static RuleSet dice() {
        return DiceRuleSet.ruleSet();
    }

    public static Optional<RuleSet> game(String key) {
        return switch (key) {
            case "fow" -> Optional.of(Fow.GAME);
            case "vv" -> Optional.of(Vv.GAME);
            case "lg" -> Optional.of(Lg.GAME);
            case "dh" -> Optional.of(Dh.GAME);
            default ->
                Optional.ofNullable(ADDED.get(key)).map(game -> game.get().game());
        };
    }

    /** Returns the keys of all games. */
    public static List<String> gameKeys() {
        if (ADDED.isEmpty()) {
            return KEYS;
        }
        List<String> keys = new ArrayList<>(KEYS);
        keys.addAll(new TreeSet<>(ADDED.keySet()));
        return keys;
    }

    /** Returns the keys of the built-in games. */
    public static List<String> builtInKeys() {
        return KEYS;
    }

    /**
     * Parses the cards of a file written by players.
     *
     * @param content the content of the file, in TOML
     * @param standard the game of cards that name none
     */
    public static OwnCards ownCards(String content, RuleSet standard) {
        List<RuleSet> games = new ArrayList<>(List.of(standard));
        for (RuleSet game : games()) {
            if (!game.key().equals(standard.key())) {
                games.add(game);
            }
        }
        try {
            return OwnCards.read(new Toml().parse(content), games);
        } catch (BadValueException e) {
            return new OwnCards(List.of(), List.of(String.valueOf(e.getMessage())));
        }
    }

    /** Returns the disputed rules of all games. */
    public static List<Reading<?>> readings() {
        List<Reading<?>> readings = new ArrayList<>();
        for (RuleSet game : games()) {
            readings.addAll(game.readings());
        }
        return readings;
    }

    public static Optional<Reading<?>> reading(String key) {
        for (Reading<?> reading : readings()) {
            if (reading.key().equals(key)) {
                return Optional.of(reading);
            }
        }
        return Optional.empty();
    }

    /** Returns the keys of all disputed rules. */
    public static List<String> readingKeys() {
        List<String> keys = new ArrayList<>();
        for (Reading<?> reading : readings()) {
            keys.add(reading.key());
        }
        return keys;
    }
}
