package io.redoubt.rules.lg;

import io.redoubt.rules.Deck;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.TableParser;
import java.util.List;

/** The rule set of LaserGrenadiers. */
public final class LaserGrenadiers {
    private LaserGrenadiers() {}

    /**
     * The rule set.
     *
     * @param parser reads the language of penetration tables
     */
    public static RuleSet ruleSet(TableParser parser) {
        Penetration penetration = new Penetration(parser);
        return new RuleSet(
                "lg",
                "LaserGrenadiers",
                "Fortifications and Buildings",
                List.of(
                        new Shoot(penetration),
                        new Cross(penetration),
                        new Gap(penetration),
                        new Damage(penetration),
                        new Collapse(penetration),
                        new Detect(),
                        new Ignite(),
                        new Spread(),
                        new Occupy(),
                        new DeployCheck()),
                () -> Disputed.ALL,
                Deck::none,
                Kept::new);
    }
}
