package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;

/**
 * Units that stay where they are.
 *
 * @param beside who else is said to be there; friends inside have been counted when they went in
 * @param side whose units they are, for caves
 * @param room how many of them have a place inside
 */
record StayingUnits(OccupiedBy beside, Nation side, FreeRoom room) {
    private static final Remark NO_PLACE =
            Remark.of("No place in {} for {}, and nobody stays outside it", Rule.V3_13, Rule.V3_12);
    private static final Remark ROOM_FOR = Remark.of("There is room for {}; {} may not stay", Rule.V3_12, Rule.V3_13);

    static StayingUnits of(Inputs in, Position position, UnitClass unit) {
        OccupiedBy beside = in.find(CrossForm.OCCUPIED_BY).orElse(OccupiedBy.NONE);
        Nation side = position == Position.CAVE ? in.get(UnitFields.SIDE) : Nation.JAPANESE;
        FreeRoom room = position.takes(unit)
                ? FreeRoom.of(in, position, unit, OccupiedBy.NONE)
                : FreeRoom.none(in.get(CrossForm.UNITS));
        return new StayingUnits(beside, side, room);
    }

    void check(Position position, UnitClass unit, Checklist list) {
        if (beside == OccupiedBy.ENEMY) {
            list.forbid("The enemy holds it: nobody of the other side is in that hex", Rule.V3_8, Rule.CORE_55);
        }
        if (side != Nation.JAPANESE) {
            list.forbid(EntryCheck.JAPANESE_ONLY);
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
