package io.redoubt.rules.vv;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.procedure.Procedures;
import io.redoubt.rules.vv.assault.Assault;
import io.redoubt.rules.vv.assault.AssaultReadings;
import io.redoubt.rules.vv.battle.ValorAndVictoryBattle;
import io.redoubt.rules.vv.casualties.Rally;
import io.redoubt.rules.vv.casualties.Survive;
import io.redoubt.rules.vv.deployment.DeployCheck;
import io.redoubt.rules.vv.movement.Cross;
import io.redoubt.rules.vv.movement.Gap;
import io.redoubt.rules.vv.movement.Occupy;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shooting.FireReadings;
import io.redoubt.rules.vv.shooting.Shoot;
import java.util.List;
import java.util.stream.Stream;

/** The rule set of Valor and Victory. */
public final class ValorAndVictory {
    private ValorAndVictory() {}

    /**
     * Returns the rule set.
     *
     * @param parser parser for deployment files
     */
    public static RuleSet ruleSet(TableParser parser) {
        return new RuleSet(
                        "vv",
                        "Valor & Victory",
                        "Standard Game Rules of January 2021, chapter 20",
                        new Procedures()
                                .add(Shoot.VERB, () -> new Shoot())
                                .add(Assault.VERB, () -> new Assault())
                                .add(Cross.VERB, () -> new Cross())
                                .add(Gap.VERB, () -> new Gap())
                                .add(DeployCheck.VERB, () -> new DeployCheck(parser))
                                .add(Rally.VERB, () -> new Rally())
                                .add(Survive.VERB, () -> new Survive())
                                .add(Occupy.VERB, () -> new Occupy()),
                        ValorAndVictory::readings)
                .withBattle(() -> new ValorAndVictoryBattle());
    }

    private static List<Reading<?>> readings() {
        return Stream.of(FireReadings.ALL, AssaultReadings.ALL, MovementReadings.ALL, PlacementReadings.ALL)
                .<Reading<?>>flatMap(list -> list.all().stream())
                .toList();
    }
}
