package io.redoubt.rules.lg;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.card.CardSet;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.lg.battle.LaserGrenadiersBattle;
import io.redoubt.rules.lg.breach.Gap;
import io.redoubt.rules.lg.burning.Ignite;
import io.redoubt.rules.lg.burning.Spread;
import io.redoubt.rules.lg.damage.Collapse;
import io.redoubt.rules.lg.damage.Damage;
import io.redoubt.rules.lg.detection.Detect;
import io.redoubt.rules.lg.fieldworks.DeployCheck;
import io.redoubt.rules.lg.movement.Cross;
import io.redoubt.rules.lg.movement.Occupy;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shooting.Shoot;
import io.redoubt.rules.procedure.Procedures;

/** The rule set of LaserGrenadiers. */
public final class LaserGrenadiers {
    private LaserGrenadiers() {}

    /** Returns the rule set, with the parser of penetration tables. */
    public static RuleSet ruleSet(TableParser parser) {
        Penetration penetration = new Penetration(parser);
        return new RuleSet(
                "lg",
                "LaserGrenadiers",
                "Fortifications and Buildings",
                new Procedures()
                        .add(Shoot.VERB, () -> new Shoot(penetration))
                        .add(Cross.VERB, () -> new Cross(penetration))
                        .add(Gap.VERB, () -> new Gap(penetration))
                        .add(Damage.VERB, () -> new Damage(penetration))
                        .add(Collapse.VERB, () -> new Collapse(penetration))
                        .add(Detect.VERB, () -> new Detect())
                        .add(Ignite.VERB, () -> new Ignite())
                        .add(Spread.VERB, () -> new Spread())
                        .add(Occupy.VERB, () -> new Occupy(penetration))
                        .add(DeployCheck.VERB, () -> new DeployCheck()),
                () -> Readings.ALL.all(),
                CardSet::none,
                () -> new LaserGrenadiersBattle());
    }
}
