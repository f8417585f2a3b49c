package io.redoubt.rules.fow;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.fow.assault.Assault;
import io.redoubt.rules.fow.assault.AssaultReadings;
import io.redoubt.rules.fow.assault.Counterattack;
import io.redoubt.rules.fow.battle.FlamesOfWarBattle;
import io.redoubt.rules.fow.battle.SampleCards;
import io.redoubt.rules.fow.battle.StartStep;
import io.redoubt.rules.fow.battle.Victory;
import io.redoubt.rules.fow.cover.CoverReadings;
import io.redoubt.rules.fow.cover.Occupy;
import io.redoubt.rules.fow.cover.OccupyReadings;
import io.redoubt.rules.fow.deployment.Defender;
import io.redoubt.rules.fow.deployment.DeployCheck;
import io.redoubt.rules.fow.deployment.DeploymentReadings;
import io.redoubt.rules.fow.deployment.States;
import io.redoubt.rules.fow.movement.Cross;
import io.redoubt.rules.fow.movement.CrossReadings;
import io.redoubt.rules.fow.movement.Gap;
import io.redoubt.rules.fow.outgoing.Fire;
import io.redoubt.rules.fow.outgoing.FireReadings;
import io.redoubt.rules.fow.shooting.Shoot;
import io.redoubt.rules.fow.shooting.ShootingReadings;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.procedure.Procedures;
import java.util.ArrayList;
import java.util.List;

/** Builder of the Flames Of War rule set. */
public final class FlamesOfWar {
    private FlamesOfWar() {}

    /**
     * Builds the rule set.
     *
     * @param parser parser of deployment files
     */
    public static RuleSet ruleSet(TableParser parser) {
        Procedures procedures = new Procedures()
                .add(Shoot.VERB, () -> new Shoot())
                .add(Fire.VERB, () -> new Fire())
                .add(Assault.VERB, () -> new Assault())
                .add(Counterattack.VERB, () -> new Counterattack())
                .add(Cross.VERB, () -> new Cross())
                .add(Gap.VERB, () -> new Gap())
                .add(DeployCheck.VERB, () -> new DeployCheck(parser))
                .add(Occupy.VERB, () -> new Occupy())
                .add(States.VERB, () -> new States())
                .add(StartStep.VERB, () -> new StartStep())
                .add(Defender.VERB, () -> new Defender())
                .add(Victory.VERB, () -> new Victory());
        return new RuleSet(
                "fow",
                "Flames Of War",
                "second edition, Fortifications",
                procedures,
                FlamesOfWar::readings,
                () -> SampleCards.deck(procedures.all()),
                () -> new FlamesOfWarBattle());
    }

    private static List<Reading<?>> readings() {
        List<Reading<?>> readings = new ArrayList<>();
        readings.addAll(ShootingReadings.ALL.all());
        readings.addAll(CoverReadings.ALL.all());
        readings.addAll(FireReadings.ALL.all());
        readings.addAll(AssaultReadings.ALL.all());
        readings.addAll(CrossReadings.ALL.all());
        readings.addAll(OccupyReadings.ALL.all());
        readings.addAll(DeploymentReadings.ALL.all());
        return readings;
    }
}
