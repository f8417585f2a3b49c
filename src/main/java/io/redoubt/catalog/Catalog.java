package io.redoubt.catalog;

import io.redoubt.rules.BadValue;
import io.redoubt.rules.OwnCards;
import io.redoubt.rules.Reading;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.dh.DisposableHeroes;
import io.redoubt.rules.dice.PlainDice;
import io.redoubt.rules.fow.FlamesOfWar;
import io.redoubt.toml.Toml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every rule set there is. */
public final class Catalog {
    private static final List<RuleSet> GAMES =
            List.of(FlamesOfWar.ruleSet(new Toml()), DisposableHeroes.ruleSet(new Toml()));

    private Catalog() {}

    /** The games, in the order help lists them; the first is the one meant when none is named. */
    public static List<RuleSet> games() {
        return GAMES;
    }

    /** Dice without a rulebook. */
    public static RuleSet dice() {
        return PlainDice.ruleSet();
    }

    public static Optional<RuleSet> game(String key) {
        for (RuleSet game : GAMES) {
            if (game.key().equals(key)) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }

    /** The keys of all games. */
    public static List<String> gameKeys() {
        List<String> keys = new ArrayList<>();
        for (RuleSet game : GAMES) {
            keys.add(game.key());
        }
        return keys;
    }

    /**
     * The cards of a file players wrote.
     *
     * @param content of the file, in TOML
     * @param standard the game of cards that name none
     */
    public static OwnCards ownCards(String content, RuleSet standard) {
        List<RuleSet> games = new ArrayList<>(List.of(standard));
        for (RuleSet game : GAMES) {
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
        for (RuleSet game : GAMES) {
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
