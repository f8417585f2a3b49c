package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Phase;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;

/** Whether barbed wire lets go of a unit now. */
enum WireHold {
    FREE,
    ADVANCES,
    NEXT_MOVE,
    HELD,
    OTHER_PHASE,
    NEVER_THERE,
    BARRED_GUN;

    /** For a unit that is in a hex and stays. */
    static WireHold staying(Inputs in, Position position, UnitClass unit) {
        if (position != Position.BARBED_WIRE) {
            return FREE;
        }
        return switch (unit) {
            case VEHICLE -> NEVER_THERE;
            case GUN -> isBarred(in) ? BARRED_GUN : FREE;
            case INFANTRY, AFV -> FREE;
        };
    }

    private static boolean isBarred(Inputs in) {
        return in.reading(MovementReadings.GUN_IN_WIRE) == MovementReadings.GunInWire.BARRED;
    }

    /** For a unit that leaves a hex in some phase. */
    static WireHold leaving(Inputs in, Position position, UnitClass unit, Phase phase) {
        if (position != Position.BARBED_WIRE) {
            return FREE;
        }
        return switch (unit) {
            case VEHICLE -> NEVER_THERE;
            case AFV -> FREE;
            case INFANTRY -> now(in, phase);
            case GUN ->
                in.reading(MovementReadings.GUN_IN_WIRE) == MovementReadings.GunInWire.STOPS ? now(in, phase) : FREE;
        };
    }

    private static WireHold now(Inputs in, Phase phase) {
        return switch (phase) {
            case ADVANCE_AND_ASSAULT -> ADVANCES;
            case MOVEMENT -> in.get(CrossForm.MOVED) ? HELD : NEXT_MOVE;
            case COMMAND, FIRE, DEFENSIVE_FIRE, AFTER_ACTION -> OTHER_PHASE;
        };
    }

    void check(Checklist list) {
        switch (this) {
            case ADVANCES -> list.note("It may advance out of the wire in the Advance and Assault Phase [VV-20.8-3]");
            case NEXT_MOVE -> list.note("In its next own Movement Phase it moves on as usual [VV-20.8-4]");
            case HELD ->
                list.forbid(
                        "It came into the wire in this phase: it has stopped, and waits [VV-20.8-2, VV-20.8-3, VV-20.8-4]");
            case OTHER_PHASE ->
                list.forbid(
                        "It leaves the wire by moving or by an advance, each in its own phase [VV-20.8-2, VV-20.8-3, VV-20.8-4]");
            case NEVER_THERE -> list.forbid(PositionRules.NO_VEHICLES_IN_WIRE);
            case BARRED_GUN -> list.forbid(PositionRules.NO_GUNS_IN_WIRE);
            case FREE -> {
                // Nothing holds it.
            }
        }
    }
}
