package io.redoubt.rules.fow;

import io.redoubt.rules.RuleSet;
import java.util.List;

/** The rule set of Flames Of War. */
public final class FlamesOfWar {
    private FlamesOfWar() {}

    public static RuleSet ruleSet() {
        return new RuleSet("fow", "Flames Of War", "second edition, Fortifications", List.of(new Shoot()), Points.ALL);
    }
}
