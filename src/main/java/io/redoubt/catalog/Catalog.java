package io.redoubt.catalog;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.dh.DisposableHeroes;
import io.redoubt.rules.dice.DiceRuleSet;
import io.redoubt.rules.fow.FlamesOfWar;
import io.redoubt.rules.lg.LaserGrenadiers;
import io.redoubt.rules.vv.ValorAndVictory;
import io.redoubt.toml.Toml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rule sets of the built-in games. {@link GameList} has those of rule files too. */
public final class Catalog {
    private static final List<String> KEYS = List.of("fow", "vv", "dh", "lg");

    /** The command that rolls dice without a rulebook. */
    public static final String DICE = "dice";

    private Catalog() {}

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

    /** Returns the games in the order of the help; the first is the default. */
    public static List<RuleSet> games() {
        List<RuleSet> games = new ArrayList<>();
        for (String key : KEYS) {
            games.add(game(key).orElseThrow());
        }
        return games;
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
            default -> Optional.empty();
        };
    }

    /** Returns the keys of the games. */
    public static List<String> gameKeys() {
        return KEYS;
    }
}
