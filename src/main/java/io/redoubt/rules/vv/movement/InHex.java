package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/**
 * Staying in the hex of a position, or leaving it.
 *
 * @param grip how barbed wire holds the unit in this phase
 * @param misplaced what is wrong with a position in such terrain
 * @param stay who stays, and beside whom; empty for who leaves
 */
record InHex(
        Position position,
        UnitClass unit,
        Crossing.Mode mode,
        WireHold grip,
        Optional<Misplaced> misplaced,
        Optional<StayingUnits> stay)
        implements Crossing {
    private static final Remark LEAVING = Remark.of("{} leaving {}");

    static InHex of(Inputs in, Position position, Mode mode) {
        UnitClass unit = in.get(CrossForm.AS);
        return new InHex(
                position,
                unit,
                mode,
                WireHold.of(in, position, unit, mode),
                in.find(HexFields.TERRAIN).flatMap(terrain -> Misplaced.find(in, position, terrain)),
                mode == Mode.STAY ? Optional.of(StayingUnits.of(in, position, unit)) : Optional.empty());
    }

    @Override
    public Sentence headline() {
        return Sentence.of(mode == Mode.STAY ? Remark.of("{} staying in {}") : LEAVING, unit, position.place());
    }

    @Override
    public void check(Checklist list) {
        misplaced.ifPresent(fault -> fault.forbid(list));
        if (position == Position.MINEFIELD) {
            list.note("Mines attack a unit that enters, and no other", Rule.V7_3);
            list.note("Whoever is in the field may stay or leave without further harm", Rule.V7_4);
        }
        grip.check(list);
        stay.ifPresent(who -> who.check(position, unit, list));
    }

    @Override
    public Result resolve(Umpire umpire) {
        return new Result(end(), 0, 0, 0);
    }

    @Override
    public End end() {
        return End.ALLOWED;
    }

    @Override
    public Sentence verdict(Result result) {
        return Sentence.of(Remark.of("*ALLOWED*: the unit may {}."), mode == Mode.STAY ? "stay" : "leave");
    }
}
