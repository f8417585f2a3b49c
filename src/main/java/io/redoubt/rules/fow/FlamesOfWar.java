package io.redoubt.rules.fow;

import io.redoubt.rules.Procedure;
import io.redoubt.rules.Reading;
import io.redoubt.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** The rule set of Flames Of War. */
public final class FlamesOfWar {
    private static final List<Procedure<?, ?>> PROCEDURES =
            List.of(new Shoot(), new Cross(), new Gap(), new Occupy(), new Assault(), new Counterattack(), new Fire());

    private FlamesOfWar() {}

    public static RuleSet ruleSet() {
        return new RuleSet("fow", "Flames Of War", "second edition, Fortifications", PROCEDURES, FlamesOfWar::readings);
    }

    /** The disputed points, procedure by procedure. */
    private static List<Reading<?>> readings() {
        List<Reading<?>> readings = new ArrayList<>();
        readings.addAll(Points.ALL);
        readings.addAll(CrossPoints.ALL);
        readings.addAll(GapPoints.ALL);
        readings.addAll(OccupyPoints.ALL);
        readings.addAll(AssaultPoints.ALL);
        readings.addAll(CoverPoints.ALL);
        readings.addAll(FirePoints.ALL);
        return readings;
    }
}
