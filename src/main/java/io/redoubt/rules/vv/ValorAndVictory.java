package io.redoubt.rules.vv;

import io.redoubt.rules.Reading;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.TableParser;
import java.util.ArrayList;
import java.util.List;

/** The rule set of Valor and Victory. */
public final class ValorAndVictory {
    private ValorAndVictory() {}

    /**
     * The rule set.
     *
     * @param parser reads the language of deployment files
     */
    public static RuleSet ruleSet(TableParser parser) {
        return new RuleSet(
                        "vv",
                        "Valor & Victory",
                        "Standard Game Rules of January 2021, chapter 20",
                        List.of(
                                new Shoot(),
                                new Assault(),
                                new Cross(),
                                new Gap(),
                                new DeployCheck(parser),
                                new Rally(),
                                new Survive(),
                                new Occupy()),
                        ValorAndVictory::readings)
                .keeping(KeptOfPieces::new);
    }

    /** The disputed points, procedure by procedure. */
    private static List<Reading<?>> readings() {
        List<Reading<?>> readings = new ArrayList<>();
        readings.addAll(Points.ALL);
        readings.addAll(AssaultPoints.ALL);
        readings.addAll(CrossPoints.ALL);
        readings.addAll(DeployPoints.ALL);
        return readings;
    }
}
