package io.redoubt.rules.vv.assault;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An assault the rules do not allow, whatever its strength: so nobody is asked for that.
 *
 * @param objections what forbids it
 * @param misplaced a position that cannot be where it is said to be
 */
public record BarredAssault(Sentence headline, List<Remark> objections, Optional<Misplaced> misplaced)
        implements AssaultCase {
    private static final Remark IN_TUNNEL =
            Remark.of("Units in a tunnel cannot be attacked, close assaults included [VV-20.12-9, VV-20.12-8]");
    private static final Remark OUT_OF_TUNNEL =
            Remark.of("Units in a tunnel are off the map: nobody assaults out of one [VV-20.12-6, VV-20.12-9]");
    public static final Remark OVER_BUNKER =
            Remark.of("No overrun goes through a hex with a bunker [VV-CORE-09, VV-20.3-9]");
    public static final Remark ONLY_AFVS = Remark.of("Only AFVs make overruns (core rules) [VV-CORE-50]");
    private static final Remark PINNED = Remark.of("A pinned unit can do nothing, so it cannot assault [VV-CORE-16]");
    private static final Remark ADVANCED =
            Remark.of("Units that advanced make no close assault in the same phase [VV-CORE-40]");
    private static final Remark APART = Remark.of("Only an adjacent hex can be assaulted [VV-CORE-40]");

    /** What forbids this assault, if anything does. */
    static Optional<BarredAssault> of(AssaultForm.Plan plan) {
        List<Remark> objections = new ArrayList<>();
        if (plan.at() == Position.TUNNEL) {
            objections.add(IN_TUNNEL);
        }
        if (plan.from() == FiredFrom.TUNNEL) {
            objections.add(OUT_OF_TUNNEL);
        }
        if (plan.mode() == Mode.OVERRUN) {
            if (plan.at().isBunker() && plan.bunkers() == AssaultReadings.Bunkers.NEVER) {
                objections.add(OVER_BUNKER);
            }
            if (plan.terrain() == Terrain.BUILDING) {
                objections.add(Remark.of("No overrun goes through a building hex (core rules) [VV-CORE-50]"));
            }
            if (plan.as() != UnitClass.AFV) {
                objections.add(ONLY_AFVS);
            }
        } else if (plan.as() != UnitClass.INFANTRY) {
            objections.add(Remark.of("Only infantry makes close assaults (core rules) [VV-CORE-40]"));
        }
        if (plan.terrain().isImpassable()) {
            objections.add(Remark.of("Nobody may enter such a hex (core rules) [VV-CORE-54]"));
        }
        switch (plan.hurdle()) {
            case PINNED -> objections.add(PINNED);
            case ADVANCED -> objections.add(ADVANCED);
            case APART -> objections.add(APART);
            case NONE -> {
                // The units are where they should be, and able.
            }
        }
        Sentence headline = Sentence.of("assaulting {}", plan.at().place());
        return objections.isEmpty() && plan.misplaced().isEmpty()
                ? Optional.empty()
                : Optional.of(new BarredAssault(headline, objections, plan.misplaced()));
    }

    @Override
    public void check(Checklist list) {
        misplaced.ifPresent(position -> position.forbid(list));
        for (Remark objection : objections) {
            list.forbid(objection);
        }
    }

    @Override
    public Result resolve(Umpire umpire) {
        throw new IllegalStateException("a barred assault is never resolved");
    }

    @Override
    public List<End> shown() {
        return List.of();
    }

    @Override
    public Sentence verdict(Result result) {
        throw new IllegalStateException("a barred assault has no verdict");
    }
}
