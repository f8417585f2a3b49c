package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.NamedLater;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An owner's plan to take casualty points: the response of each unit.
 *
 * @param responses one for each unit, in the same order
 * @param crewed weight of a point that a Gun or vehicle meets: more than 1 if points are doubled for infantry alone
 */
public record LossPlan(List<UnitSpec> units, List<Response> responses, int crewed) implements NamedLater {
    /** The response of a unit to casualty points. */
    enum Response {
        NOTHING(""),
        IGNORE("lets {} ignore the first"),
        PIN("pins {}"),
        REDUCE("reduces {}"),
        REDUCE_AND_PIN("reduces and pins {}"),
        SURVIVE("rolls for {}"),
        ELIMINATE("loses {}");

        private final String words;

        Response(String words) {
            this.words = words;
        }

        /** Returns whether the unit cannot act afterwards, or may be eliminated. */
        boolean disables() {
            return this == PIN || this == REDUCE_AND_PIN || this == SURVIVE || this == ELIMINATE;
        }

        boolean leavesFresh() {
            return this == NOTHING || this == IGNORE || this == REDUCE;
        }
    }

    /**
     * The survival roll of a Gun or an unarmoured vehicle that takes more than one point, in its owner's own ruling.
     */
    static final Test SURVIVAL = Test.of("survival roll [VV-CORE-23]", Die.D6, "pinned", "eliminated");

    /** The survival roll in the ruling on the enemy's fire that gave the points. */
    public static final Test SURVIVAL_UNDER_FIRE = SURVIVAL.byOther();

    /**
     * Carries out the plan, survival rolls included.
     *
     * @param survival {@link #SURVIVAL} or {@link #SURVIVAL_UNDER_FIRE}
     */
    Losses carryOut(int points, Test survival, Umpire umpire) {
        if (points == 0) {
            return Losses.NONE;
        }
        boolean allGone = !responses.contains(Response.NOTHING) && LossSearch.capacity(units, crewed) < points;
        umpire.note(
                allGone
                        ? "{} are more than the hex can take: all are eliminated [VV-CORE-20, VV-CORE-23]"
                        : "Taking {}, their owner {} [VV-CORE-20, VV-CORE-21]",
                Losses.points(points),
                this);
        if (Collections.frequency(responses, Response.SURVIVE) > 1) {
            umpire.note("One survival roll per unit, in order [VV-CORE-23]");
        }
        List<Response> each = new ArrayList<>();
        for (int i = 0; i < responses.size(); i++) {
            Response response = responses.get(i);
            UnitSpec unit = units.get(i);
            if (response != Response.NOTHING && unit.hide() == UnitSpec.Hide.IGNORES_FIRST) {
                umpire.note(
                        "The first point on a {} unit has no effect [VV-CORE-22]",
                        unit.kind().hasCrew() ? "shielded" : "valorous");
            }
            each.add(response == Response.SURVIVE ? rolled(unit, survival, umpire) : response);
        }
        return new Losses(List.copyOf(each));
    }

    private static Response rolled(UnitSpec unit, Test survival, Umpire umpire) {
        boolean survives = umpire.test(survival, RequiredRoll.of(Target.atMost(unit.rating()), "Casualty Rating"));
        return survives ? Response.PIN : Response.ELIMINATE;
    }

    /** Returns the owner's decision, for example {@code pins squad 4-6-4, reduces squad 4-6-4}. */
    @Override
    public String words() {
        return words(units.stream().map(UnitSpec::name).toList());
    }

    @Override
    public Labelled named(List<String> names) {
        return names.size() == units.size() ? () -> words(names) : this;
    }

    private String words(List<String> names) {
        String words = IntStream.range(0, responses.size())
                .filter(i -> responses.get(i) != Response.NOTHING)
                .mapToObj(i -> responses.get(i).words.replace("{}", names.get(i)))
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? "loses nothing: casualty points cannot hurt these units" : words;
    }
}
