package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;

/** Whether barbed wire lets go of a unit now. */
enum WireHold {
    FREE,
    ADVANCES,
    NEXT_MOVE,
    HELD,
    OTHER_PHASE,
    NEVER_THERE;

    private static final Remark ADVANCE =
            Remark.of("It may advance out of the wire in the Advance and Assault Phase", Rule.V8_3);
    private static final Remark MOVE = Remark.of("In its next own Movement Phase it moves on as usual", Rule.V8_4);
    private static final Remark WAITS = Remark.of(
            "It came into the wire in this phase: it has stopped, and waits", Rule.V8_2, Rule.V8_3, Rule.V8_4);
    private static final Remark NOT_NOW = Remark.of(
            "It leaves the wire by moving or by an advance, each in its own phase", Rule.V8_2, Rule.V8_3, Rule.V8_4);
    private static final Remark NO_VEHICLE =
            Remark.of("Vehicles may not enter barbed wire, so none is in it", Rule.V8_6, Rule.CORE_03);

    static WireHold of(Inputs in, Position position, UnitClass unit, CrossMode mode) {
        if (position != Position.BARBED_WIRE) {
            return FREE;
        }
        boolean leaving = mode == CrossMode.LEAVE;
        return switch (unit) {
            case VEHICLE -> NEVER_THERE;
            case AFV -> FREE;
            case INFANTRY -> leaving ? now(in) : FREE;
            case GUN ->
                leaving && in.reading(MovementReadings.GUN_IN_WIRE) == MovementReadings.GunInWire.STOPS
                        ? now(in)
                        : FREE;
        };
    }

    private static WireHold now(Inputs in) {
        return switch (in.get(CrossForm.PHASE)) {
            case ADVANCE_AND_ASSAULT -> ADVANCES;
            case MOVEMENT -> in.get(CrossForm.MOVED) ? HELD : NEXT_MOVE;
            case COMMAND, FIRE, DEFENSIVE_FIRE, AFTER_ACTION -> OTHER_PHASE;
        };
    }

    void check(Checklist list) {
        switch (this) {
            case ADVANCES -> list.note(ADVANCE);
            case NEXT_MOVE -> list.note(MOVE);
            case HELD -> list.forbid(WAITS);
            case OTHER_PHASE -> list.forbid(NOT_NOW);
            case NEVER_THERE -> list.forbid(NO_VEHICLE);
            case FREE -> {
                // Nothing holds it.
            }
        }
    }
}
