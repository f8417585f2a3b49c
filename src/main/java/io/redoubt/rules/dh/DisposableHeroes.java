package io.redoubt.rules.dh;

import io.redoubt.rules.Reading;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.TableParser;
import java.util.ArrayList;
import java.util.List;

/** The rule set of Disposable Heroes. */
public final class DisposableHeroes {
    private DisposableHeroes() {}

    /**
     * The rule set.
     *
     * @param parser reads the language of card files
     */
    public static RuleSet ruleSet(TableParser parser) {
        return new RuleSet(
                "dh",
                "Disposable Heroes",
                "fortifications variant",
                List.of(
                        new Shoot(),
                        new Penetrate(),
                        new Assault(),
                        new Counterattack(),
                        new Leave(),
                        new DeployCheck(parser)),
                DisposableHeroes::readings,
                CardDeck::new,
                Kept::new);
    }

    /** The disputed points, procedure by procedure. */
    private static List<Reading<?>> readings() {
        List<Reading<?>> readings = new ArrayList<>();
        readings.addAll(ShootPoints.ALL);
        readings.addAll(FirePoints.ALL);
        return readings;
    }
}
