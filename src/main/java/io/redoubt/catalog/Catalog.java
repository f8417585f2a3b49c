package io.redoubt.catalog;

import io.redoubt.rules.OwnCards;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.dh.DisposableHeroes;
import io.redoubt.rules.dice.PlainDice;
import io.redoubt.rules.fow.FlamesOfWar;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.lg.LaserGrenadiers;
import io.redoubt.rules.vv.ValorAndVictory;
import io.redoubt.toml.Toml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every rule set there is. */
public final class Catalog {
    private static final List<String> KEYS = List.of("fow", "vv", "dh", "lg");

    /** The command that rolls dice without a rulebook. */
    public static final String DICE = "dice";

    private Catalog() {}

    // A holder each, so that a question of one game makes no other: nothing is made before its first use.

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
        private static final RuleSet GAME = DisposableHeroes.ruleSet(new Toml(), gameKeys());
    }

    /** The games, in the order help lists them; the first is the one meant when none is named. */
    public static List<RuleSet> games() {
        List<RuleSet> games = new ArrayList<>();
        for (String key : KEYS) {
            games.add(game(key).orElseThrow());
        }
        return games;
    }

    /** The game meant when none is named. */
    public static RuleSet first() {
        return Fow.GAME;
    }

    /** Dice without a rulebook. */
    public static RuleSet dice() {
        return PlainDice.ruleSet();
    }

    public static Optional<RuleSet> game(String key) {
        return switch (key) {
            case "fow" -> Optional.of(Fow.GAME);
            case "vv" -> Optional.of(Vv.GAME);
            case "lg" -> Optional.of(Lg.GAME);
            case "dh" -> Optional.of(Dh.GAME);
            default -> Optional.empty();
        };
    }

    /** The keys of all games. */
    public static List<String> gameKeys() {
        return KEYS;
    }

    /**
     * The cards of a file players wrote.
     *
     * @param content of the file, in TOML
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
        } catch (BadValue e) {
            return new OwnCards(List.of(), List.of(String.valueOf(e.getMessage())));
        }
    }

    /** Every disputed point of every game. */
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

    /** The keys of all disputed points. */
    public static List<String> readingKeys() {
        List<String> keys = new ArrayList<>();
        for (Reading<?> reading : readings()) {
            keys.add(reading.key());
        }
        return keys;
    }
}
