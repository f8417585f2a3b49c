package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.movement.Crossing.Mode;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.shared.OccupiedBy;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.Optional;

/** The rules of staying in a hex, or of moving on through it. */
record StayCheck(
        Position position,
        Mode mode,
        UnitClass unit,
        OccupiedBy occupiedBy,
        RemainingCapacity room,
        Optional<EntryCost> cost,
        Checklist list) {
    private static final String UNDER_COUNTER = "Inside, it is placed under the counter [VV-20.3-7]";

    void judge(boolean stops, boolean stranger) {
        boolean inside = position.hasInside();
        if (inside) {
            PositionRules.note(position, list);
        }
        if (mode == Mode.OVERRUN) {
            goesOn();
            return;
        }
        if (stranger) {
            strangers();
            return;
        }
        switch (room.fit()) {
            case INSIDE -> {
                if (inside) {
                    list.note(
                            mode == Mode.MOVE
                                    ? "It moves on, or enters the position if that is not full; it never stays outside [VV-20.3-11, VV-20.3-12, VV-20.3-13]"
                                    : UNDER_COUNTER);
                }
            }
            case PARTLY -> partly(stops);
            case FULL -> full(stops);
            case MISFIT -> {
                if (cost.isEmpty()) {
                    list.forbid(
                            "No place in {} for {}, and an advance ends there: not allowed [VV-20.3-13, VV-20.3-12, VV-20.4-3]",
                            position.place(),
                            unit);
                } else {
                    list.note(
                            "{} has no room for {}: it must keep moving [VV-20.3-13, VV-20.4-3, VV-20.3-11]",
                            position.place(),
                            unit);
                    cost.get().checkWayOut(list);
                }
            }
            case BARRED_MISFIT ->
                list.forbid(
                        "No place in {} for {}: no entry (reading) [VV-20.3-13, VV-20.4-3]", position.place(), unit);
        }
    }

    private void goesOn() {
        if (position.hasInside()) {
            list.note(
                    "No place in {} for an AFV, and no unit stays outside it: it must keep moving [VV-20.3-13, VV-20.4-3, VV-20.3-11, VV-CORE-50]",
                    position.place());
        } else {
            list.note("An overrun goes through the hex and out of it again [VV-CORE-50, VV-20.4-1]");
        }
        list.note("This was the move; use assault for the attack, which costs no further points [VV-CORE-50]");
        cost.ifPresent(points -> points.checkWayOut(list));
    }

    /** Judges units of other nations in the hex of a cave: they may assault and pass it, but not stay. */
    private void strangers() {
        if (room.fit() == RemainingCapacity.Fit.BARRED_MISFIT) {
            list.forbid(
                    "Only the Japanese side may use caves, so others may not enter (reading) [VV-20.11-3, VV-20.3-13]");
        } else if (mode == Mode.CLOSE_ASSAULT && occupiedBy == OccupiedBy.ENEMY) {
            list.note(
                    "Only the Japanese side may use caves: having won, they stay where they are [VV-20.11-3, VV-20.3-13]");
        } else if (cost.isEmpty()) {
            list.forbid(
                    "Only the Japanese side may use caves, and an advance or assault ends there: not allowed [VV-20.11-3, VV-20.3-13]");
        } else {
            list.note(
                    "Only the Japanese side may use caves: others must keep moving [VV-20.11-3, VV-20.3-13, VV-20.3-11]");
            cost.get().checkWayOut(list);
        }
    }

    private void partly(boolean stops) {
        boolean inside = position.hasInside();
        if (stops) {
            list.forbid(
                    "Only {} may enter: barbed wire would stop {} there [VV-CORE-07, VV-20.4-5, VV-20.8-2]",
                    room.staying(),
                    room.others());
        } else if (mode == Mode.CLOSE_ASSAULT) {
            if (inside) {
                list.note(UNDER_COUNTER);
            }
            list.note(
                    "When it is won, {} may enter, and {} may not [VV-20.3-12, VV-20.5-2, VV-CORE-07]",
                    room.staying(),
                    room.others());
        } else if (cost.isEmpty()) {
            list.forbid(
                    inside
                            ? "There is room for {}; {} may not advance, which would end there [VV-20.3-12, VV-20.4-3]"
                            : "There is room for {}; {} may not advance, which would end there [VV-CORE-07]",
                    room.staying(),
                    room.others());
        } else if (cost.get().isTrapped()) {
            list.forbid(
                    "Only {} may enter: {} could neither stay nor leave again for {} [VV-20.4-5, VV-20.4-3]",
                    room.staying(),
                    room.others(),
                    cost.get().exit());
        } else {
            list.note(
                    inside
                            ? "There is room for {}; {} must keep moving [VV-20.4-4, VV-20.3-12, VV-20.4-3, VV-20.3-13]"
                            : "There is room for {}; {} must keep moving [VV-CORE-07]",
                    room.staying(),
                    room.others());
            cost.get().checkWayOut(list);
        }
    }

    private void full(boolean stops) {
        boolean inside = position.hasInside();
        if (stops) {
            list.forbid("The hex is full and barbed wire would stop it there: it may not enter [VV-20.4-5, VV-20.8-2]");
        } else if (cost.isEmpty()) {
            list.forbid(
                    inside
                            ? "There is no room left inside, and an advance ends there: not allowed [VV-20.3-12, VV-20.4-3]"
                            : "There is no room left in the hex, and an advance ends there: not allowed [VV-CORE-07]");
        } else {
            list.note(
                    inside
                            ? "There is no room left inside: units that enter must keep moving [VV-20.4-4, VV-20.3-12, VV-20.4-3, VV-20.3-11, VV-20.3-13]"
                            : "There is no room left in the hex: units that enter must keep moving [VV-CORE-07]");
            cost.get().checkWayOut(list);
        }
    }
}
