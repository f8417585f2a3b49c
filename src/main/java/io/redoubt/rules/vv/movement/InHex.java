package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Position;
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
        Optional<Staying> stay)
        implements Crossing {
    private static final Remark LEAVING = Remark.of("{} leaving {}");

    static InHex of(Inputs in, Position position, Mode mode) {
        UnitClass unit = in.get(CrossForm.AS);
        return new InHex(
                position,
                unit,
                mode,
                mode == Mode.STAY
                        ? WireHold.staying(in, position, unit)
                        : WireHold.leaving(in, position, unit, in.get(CrossForm.PHASE)),
                in.find(HexFields.TERRAIN).flatMap(terrain -> Misplaced.find(in, position, terrain)),
                mode == Mode.STAY ? Optional.of(Staying.of(in, position, unit)) : Optional.empty());
    }

    @Override
    public Sentence headline() {
        return Sentence.of(mode == Mode.STAY ? Remark.of("{} staying in {}") : LEAVING, unit, position.place());
    }

    @Override
    public void check(Checklist list) {
        misplaced.ifPresent(fault -> fault.forbid(list));
        if (position == Position.MINEFIELD) {
            list.note("Mines attack a unit that enters, and no other [VV-20.7-3]");
            list.note("Whoever is in the field may stay or leave without further harm [VV-20.7-4]");
        }
        grip.check(list);
        stay.ifPresent(who -> who.check(position, unit, list));
    }

    @Override
    public Result resolve(Umpire umpire) {
        return new Result(end(), 0, MineLosses.NONE, 0);
    }

    @Override
    public Whereabouts whereabouts() {
        return Whereabouts.ELSEWHERE;
    }

    @Override
    public End end() {
        return End.ALLOWED;
    }

    @Override
    public Sentence verdict(Result result) {
        return Sentence.of("*ALLOWED*: the unit may {}.", mode == Mode.STAY ? "stay" : "leave");
    }

    /**
     * Units that stay where they are.
     *
     * @param beside who else is said to be there; friends inside have been counted when they went in
     * @param side whose units they are, for caves
     * @param room how many of them have a place inside
     */
    record Staying(OccupiedBy beside, Nation side, FreeRoom room) {
        private static final Remark NO_PLACE =
                Remark.of("No place in {} for {}, and nobody stays outside it [VV-20.3-13, VV-20.3-12]");
        private static final Remark ROOM_FOR =
                Remark.of("There is room for {}; {} may not stay [VV-20.3-12, VV-20.3-13]");

        static Staying of(Inputs in, Position position, UnitClass unit) {
            OccupiedBy beside = in.find(CrossForm.OCCUPIED_BY).orElse(OccupiedBy.NONE);
            Nation side = position == Position.CAVE ? in.get(UnitFields.SIDE) : Nation.JAPANESE;
            FreeRoom room = position.takes(unit)
                    ? FreeRoom.of(in, position, unit, OccupiedBy.NONE)
                    : FreeRoom.none(in.get(CrossForm.UNITS));
            return new Staying(beside, side, room);
        }

        void check(Position position, UnitClass unit, Checklist list) {
            if (beside == OccupiedBy.ENEMY) {
                list.forbid("The enemy holds it: nobody of the other side is in that hex [VV-20.3-8, VV-CORE-55]");
            }
            if (side != Nation.JAPANESE) {
                list.forbid(PositionRules.JAPANESE_ONLY);
            }
            switch (room.fit()) {
                case INSIDE -> {
                    // They fit in.
                }
                case PARTLY, FULL -> list.forbid(ROOM_FOR, room.staying(), room.others());
                case MISFIT, BARRED_MISFIT -> list.forbid(NO_PLACE, position.place(), unit);
            }
        }
    }
}
