package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.rules.vv.pieces.UnitSpecFormat;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Units that take casualty points, and the owner's choices.
 *
 * @param policy owner's priorities
 * @param pinnedCrew effect on a pinned Gun of fewer points than its rating
 * @param burst air bursts, which double the points of infantry alone
 */
public record UnitsHit(List<UnitSpec> units, LossPolicy policy, PinnedCrew pinnedCrew, Burst burst) {
    public static final InputField<List<UnitSpec>> UNITS = InputField.of(
            "units", new UnitSpecFormat(), "units in the hex, like 4-6-4,2-6-3,leader,gun=3 [VV-CORE-20, VV-CORE-23]");
    public static final InputField<LossPolicy> LOSSES = InputField.of(
                    "losses", NamedChoiceFormat.of(LossPolicy.values()), "policy for casualty points [VV-CORE-20]")
            .or(LossPolicy.CHEAPEST);

    /** Core 14.62, 14.64: points that do not reach the rating of a pinned Gun. */
    public static final Reading<PinnedCrew> PINNED_CREW = Reading.of(
            "vv.pinned-gun",
            "A pinned Gun or vehicle alone takes fewer points than its rating: eliminated, as all points must be met,"
                    + " or unharmed? [VV-CORE-23, VV-CORE-21]",
            PinnedCrew.class);

    static final SentenceTemplate SPARED = SentenceTemplate.of(
            "Already pinned, it is eliminated at {} points, and these are fewer (reading) [VV-CORE-23, VV-CORE-21]");

    /** Returns units under fire, which may give any number of points. */
    public static UnitsHit underFire(Inputs in, List<UnitSpec> units, Burst burst) {
        int fewest = alone(units).map(unit -> 1 + unit.ignored()).orElse(0);
        UnitsHit hit = of(in, units, in.get(LOSSES), fewest);
        return new UnitsHit(units, hit.policy, hit.pinnedCrew, burst);
    }

    /** Returns these units; the disputed point is consulted only if it matters for this number of points. */
    static UnitsHit of(Inputs in, List<UnitSpec> units, LossPolicy policy, int points) {
        boolean matters = alone(units).filter(unit -> isFew(points, unit)).isPresent();
        return new UnitsHit(units, policy, matters ? in.reading(PINNED_CREW) : PINNED_CREW.standard(), Burst.NONE);
    }

    private static boolean isFew(int points, UnitSpec unit) {
        int felt = points - unit.ignored();
        return felt > 0 && felt < unit.rating();
    }

    /** Returns the pinned Gun or vehicle that is the only unit that can be hurt. */
    private static Optional<UnitSpec> alone(List<UnitSpec> units) {
        List<UnitSpec> soft =
                units.stream().filter(unit -> unit.kind() != UnitSpec.Kind.AFV).toList();
        return soft.size() == 1 && soft.get(0).kind().hasCrew() && soft.get(0).isPinned()
                ? Optional.of(soft.get(0))
                : Optional.empty();
    }

    /** Returns the pinned Gun or vehicle that these points do not affect. */
    Optional<UnitSpec> spared(int points) {
        return pinnedCrew == PinnedCrew.AT_ITS_RATING
                ? alone(units).filter(unit -> isFew(points, unit))
                : Optional.empty();
    }

    /** Returns whether points are doubled for the infantry among them. */
    public boolean isDoubled() {
        return burst == Burst.IN_TREES && UnitSpec.classes(units).contains(UnitClass.INFANTRY);
    }

    /** Returns whether infantry takes doubled points together with units whose points are not doubled. */
    public boolean isMixed() {
        return isDoubled() && units.stream().anyMatch(unit -> unit.kind().hasCrew());
    }

    /** Returns the response of each unit to these points. */
    LossPlan plan(int points) {
        return spared(points).isPresent()
                ? new LossPlan(units, Collections.nCopies(units.size(), LossPlan.Response.NOTHING), 1)
                : LossSearch.plan(units, policy, points, isDoubled() ? 2 : 1);
    }

    /**
     * Takes casualty points, survival rolls included.
     *
     * @param survival {@link LossPlan#SURVIVAL} or {@link LossPlan#SURVIVAL_UNDER_FIRE}
     */
    public Losses take(int points, Test survival, Umpire umpire) {
        Optional<UnitSpec> spared = spared(points);
        if (spared.isPresent()) {
            umpire.note(SPARED, spared.get().rating());
            return new Losses(plan(points).responses());
        }
        return plan(points).carryOut(points, survival, umpire);
    }

    public enum Burst {
        NONE,
        IN_TREES
    }

    /** The effect of fewer points than its rating on a pinned Gun or vehicle that is alone. */
    enum PinnedCrew implements PlainName {
        ANY_POINT,
        AT_ITS_RATING
    }
}
