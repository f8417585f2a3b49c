package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.rules.vv.terms.Weapon;
import io.redoubt.umpire.Remark;

/**
 * The unit that fires, and the position it fires from.
 *
 * @param weapon what it fires with
 * @param gunInWire whether Guns may be in barbed wire (B-20)
 */
record Firer(UnitClass unit, Weapon weapon, FiredFrom from, MovementReadings.GunInWire gunInWire) {
    private static final Remark GUN_IN_WIRE =
            Remark.of("Firing out of barbed wire is harder for infantry only [VV-20.8-5]");

    static Firer of(Inputs in, FiredFrom from, Weapon weapon) {
        UnitClass unit = in.get(ShootForm.FIRER, impliedUnit(in, from, weapon));
        boolean gunInWire = unit == UnitClass.GUN && from == FiredFrom.BARBED_WIRE && !weapon.isOffMap();
        return new Firer(
                unit,
                weapon,
                from,
                gunInWire ? in.reading(MovementReadings.GUN_IN_WIRE) : MovementReadings.GUN_IN_WIRE.standard());
    }

    /** Anti-Tank fire without a named weapon is that of a Gun, to hit as well, but where none can be. */
    private static UnitClass impliedUnit(Inputs in, FiredFrom from, Weapon weapon) {
        boolean unnamed = in.find(UnitFields.ATFP).isPresent()
                && in.find(UnitFields.WEAPON).isEmpty();
        return unnamed && from.position().takes(UnitClass.GUN) ? UnitClass.GUN : weapon.firer();
    }

    void check(Checklist list) {
        boolean inHex = !weapon.isOffMap();
        switch (from) {
            case BARBED_WIRE -> {
                if (inHex) {
                    checkWire(list);
                }
            }
            case BUILDING -> {
                if (inHex && unit.isVehicle()) {
                    list.forbid(
                            "Vehicles may not enter a building hex (core rules), so none fires out of it [VV-CORE-54]");
                }
            }
            case TUNNEL ->
                list.forbid("Units in a tunnel are off the map: none fires out of one [VV-20.12-6, VV-20.12-9]");
            case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, SANDBAGS, MINEFIELD, FOXHOLE, TRENCH, CAVE -> {
                if (inHex && !from.position().takes(unit)) {
                    list.forbid(PositionRules.bars(from.position()), unit);
                }
            }
        }
    }

    private void checkWire(Checklist list) {
        switch (unit) {
            case INFANTRY -> {
                // The penalty is among the factors of the attack roll.
            }
            case AFV ->
                list.note("Barbed wire does nothing to an AFV that fires out of it [VV-20.8-7, VV-20.8-5, VV-CORE-03]");
            case VEHICLE -> list.forbid(PositionRules.NO_VEHICLES_IN_WIRE);
            case GUN -> {
                if (gunInWire == MovementReadings.GunInWire.BARRED) {
                    list.forbid(PositionRules.NO_GUNS_IN_WIRE);
                } else {
                    list.note(GUN_IN_WIRE);
                }
            }
        }
    }
}
