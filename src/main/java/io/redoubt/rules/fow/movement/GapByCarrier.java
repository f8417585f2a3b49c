package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/**
 * Demolition Carriers detonated beside a Street Barricade; each is used up by it.
 *
 * @param need what the Firepower Test needs; empty where it may not be tried and nobody said
 */
record GapByCarrier(int carriers, Optional<Need> need, boolean adjacent) implements Gapping {
    static GapByCarrier of(Inputs in) {
        boolean adjacent = !in.get(Gap.NOT_ADJACENT);
        Optional<Grade> rating = adjacent ? Optional.of(in.get(Gap.SECOND_FIREPOWER)) : in.find(Gap.SECOND_FIREPOWER);
        return new GapByCarrier(in.get(Gap.TEAMS), rating.map(grade -> Need.of(grade.target())), adjacent);
    }

    @Override
    public Sentence headline() {
        return Sentence.of("a Demolition Carrier at a Street Barricade");
    }

    @Override
    public void check(Checklist list) {
        if (adjacent) {
            list.note(
                    "Detonated adjacent: a Firepower Test with its second Firepower rating, not its first [FOW-GAP-01]");
            list.note("Gapped or not, the carrier is used up (core rules) [FOW-CORE-33]");
        } else {
            list.forbid("A Demolition Carrier must be adjacent to the Street Barricade [FOW-GAP-01]");
        }
    }

    @Override
    public Gapping.Breach resolve(Umpire umpire) {
        return Gapping.Breach.of(need.isPresent() && umpire.count(MovementTest.CARRIER, need.get(), carriers) > 0);
    }

    @Override
    public Field<Boolean> cost() {
        return PieceValues.DESTROYED;
    }
}
