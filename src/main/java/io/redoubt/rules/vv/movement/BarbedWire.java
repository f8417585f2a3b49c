package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.umpire.SentenceTemplate;

/** The rules of barbed wire (VV-20.8) for units that enter it, are in it or leave it. */
final class BarbedWire {
    private static final SentenceTemplate NO_VEHICLES =
            SentenceTemplate.of("Vehicles may not enter barbed wire [VV-20.8-6, VV-CORE-03]");
    private static final SentenceTemplate AFV_PASSES =
            SentenceTemplate.of("Barbed wire has no effect on AFVs and does not stop them [VV-20.8-7, VV-CORE-03]");

    private BarbedWire() {}

    /** Judges units that enter, and returns whether the wire stops them. */
    static boolean entering(Inputs in, Position position, UnitClass unit, Checklist list) {
        if (position != Position.BARBED_WIRE) {
            return false;
        }
        switch (unit) {
            case INFANTRY -> {
                list.note("Infantry must stop in barbed wire [VV-20.8-2]");
                list.note(
                        "It may advance out in the Advance and Assault Phase, or move on next turn [VV-20.8-3, VV-20.8-4]");
                return true;
            }
            case VEHICLE -> list.forbid(NO_VEHICLES);
            case AFV -> list.note(AFV_PASSES);
            case GUN -> {
                switch (in.reading(MovementReadings.GUN_IN_WIRE)) {
                    case NO_EFFECT ->
                        list.note("The chapter does not mention Guns in wire: assumed to have no effect [VV-20.8-2]");
                    case STOPS -> {
                        list.note("Guns stop in barbed wire as well (reading) [VV-20.8-2]");
                        return true;
                    }
                    case BARRED -> list.forbid(PositionRules.NO_GUNS_IN_WIRE);
                }
            }
        }
        return false;
    }

    /** Judges units that want to occupy wire, with or without vehicles in it. */
    static void occupying(Inputs in, Position position, UnitClass unit, int vehicles, Checklist list) {
        if (position != Position.BARBED_WIRE) {
            return;
        }
        boolean barred = unit == UnitClass.GUN && barsGuns(in);
        if (unit == UnitClass.VEHICLE) {
            list.forbid(NO_VEHICLES);
        } else if (vehicles > 0) {
            list.forbid(PositionRules.NO_VEHICLES_IN_WIRE);
        } else if (barred) {
            list.forbid(PositionRules.NO_GUNS_IN_WIRE);
        } else if (unit == UnitClass.AFV) {
            list.note(AFV_PASSES);
        }
    }

    /** Judges units that stay in wire. */
    static void staying(Inputs in, Position position, UnitClass unit, Checklist list) {
        if (position != Position.BARBED_WIRE) {
            return;
        }
        if (unit == UnitClass.VEHICLE) {
            list.forbid(PositionRules.NO_VEHICLES_IN_WIRE);
        } else if (unit == UnitClass.GUN && barsGuns(in)) {
            list.forbid(PositionRules.NO_GUNS_IN_WIRE);
        }
    }

    private static boolean barsGuns(Inputs in) {
        return in.reading(MovementReadings.GUN_IN_WIRE) == MovementReadings.GunInWire.BARRED;
    }

    /** Judges units that leave wire in a given phase. */
    static void leaving(Inputs in, Position position, UnitClass unit, Phase phase, Checklist list) {
        if (position != Position.BARBED_WIRE || unit == UnitClass.AFV) {
            return;
        }
        if (unit == UnitClass.VEHICLE) {
            list.forbid(PositionRules.NO_VEHICLES_IN_WIRE);
            return;
        }
        if (unit == UnitClass.GUN && in.reading(MovementReadings.GUN_IN_WIRE) != MovementReadings.GunInWire.STOPS) {
            return;
        }
        switch (phase) {
            case ADVANCE_AND_ASSAULT ->
                list.note("It may advance out of the wire in the Advance and Assault Phase [VV-20.8-3]");
            case MOVEMENT -> {
                if (in.get(CrossForm.MOVED)) {
                    list.forbid(
                            "It entered the wire in this phase: it has stopped and must wait [VV-20.8-2, VV-20.8-3, VV-20.8-4]");
                } else {
                    list.note("In its next own Movement Phase it moves on as usual [VV-20.8-4]");
                }
            }
            case COMMAND, FIRE, DEFENSIVE_FIRE, AFTER_ACTION ->
                list.forbid(
                        "It leaves the wire by moving or by an advance, each in its own phase [VV-20.8-2, VV-20.8-3, VV-20.8-4]");
        }
    }
}
