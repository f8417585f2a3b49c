package io.redoubt.rules.fow;

import io.redoubt.rules.Procedure;
import io.redoubt.rules.Reading;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.TableParser;
import java.util.ArrayList;
import java.util.List;

/** The rule set of Flames Of War. */
public final class FlamesOfWar {
    private FlamesOfWar() {}

    /**
     * The rule set.
     *
     * @param parser reads the language of deployment files
     */
    public static RuleSet ruleSet(TableParser parser) {
        List<Procedure<?, ?>> procedures = List.of(
                new Shoot(),
                new Fire(),
                new Assault(),
                new Counterattack(),
                new Cross(),
                new Gap(),
                new DeployCheck(parser),
                new Occupy(),
                new States(),
                new StartStep(),
                new Defender(),
                new Victory());
        return new RuleSet(
                "fow",
                "Flames Of War",
                "second edition, Fortifications",
                procedures,
                FlamesOfWar::readings,
                () -> SampleCards.deck(procedures),
                Kept::new);
    }

    /** The disputed points, procedure by procedure. */
    private static List<Reading<?>> readings() {
        List<Reading<?>> readings = new ArrayList<>();
        readings.addAll(Points.ALL);
        readings.addAll(CoverPoints.ALL);
        readings.addAll(FirePoints.ALL);
        readings.addAll(AssaultPoints.ALL);
        readings.addAll(CrossPoints.ALL);
        readings.addAll(GapPoints.ALL);
        readings.addAll(OccupyPoints.ALL);
        readings.addAll(DeployPoints.ALL);
        return readings;
    }
}
