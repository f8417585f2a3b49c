package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.shared.FiredFrom;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.rules.vv.shared.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The shooter, its position and its weapon.
 *
 * @param range in hexes, if given
 * @param found objections that do not depend on firepower
 */
record Shot(UnitClass unit, FiredFrom from, Weapon weapon, Optional<Integer> range, Mode mode, Checklist found) {
    /** The kind of firepower. */
    enum Fire {
        AP,
        AT,
        /** Anti-Tank fire at a Gun, which may have a shield. */
        AT_GUN
    }

    enum Mode {
        OWN_FIRE,
        OPPORTUNITY
    }

    private static final int MORTAR_MINIMUM = 2;
    private static final String BEHIND_BUNKER =
            "The line of sight crosses a bunker hex, and a bunker blocks it [VV-20.5-8, VV-20.1-7]";

    static Shot of(Inputs in) {
        FiredFrom from = in.get(ShootForm.FROM);
        boolean assumed = from.isBunker() && in.find(ShootForm.IN_ARC).isEmpty();
        YesNo arc = from.isBunker() ? in.get(ShootForm.IN_ARC) : YesNo.YES;
        Weapon weapon = in.get(UnitFields.WEAPON);
        boolean mortar = weapon == Weapon.MORTAR;
        YesNo sight = in.get(ShootForm.LINE_OF_SIGHT);
        Position through = in.get(ShootForm.THROUGH);
        boolean unseen = sight == YesNo.NO || through.isBunker();
        Checklist list = new Checklist();
        if (in.get(ShootForm.PINNED)) {
            list.forbid("A pinned unit cannot act, so it cannot fire [VV-CORE-16]");
        } else if (in.get(ShootForm.FIRED)) {
            list.forbid("Each unit attacks once per turn, and this one already has [VV-CORE-16]");
        }
        UnitClass unit = in.get(ShootForm.FIRER, impliedUnit(in, from, weapon));
        firer(in, from, unit, weapon, list);
        Optional<Integer> range = in.find(ShootForm.RANGE);
        boolean spotted = mortar && unseen && in.get(ShootForm.SPOTTER);
        Mode mode = in.get(ShootForm.OPPORTUNITY) ? Mode.OPPORTUNITY : Mode.OWN_FIRE;
        if (mortar) {
            mortar(from, range, mode, arc, list);
        } else if (arc == YesNo.NO) {
            list.forbid(OUT_OF_ARC);
        } else if (from.isBunker()) {
            list.note(
                    assumed
                            ? "No --in-arc given: the target is assumed to lie in the bunker's front firing arc [VV-20.5-6]"
                            : "The target lies in the bunker's front firing arc [VV-20.5-6]");
        }
        if (through != Position.OPEN && !through.isBunker()) {
            list.note("The line of sight crosses {}: only a bunker would block it [VV-20.1-7, VV-20.5-8]", through);
        }
        if (unseen) {
            unseen(mortar, through, spotted, list);
        }
        return new Shot(unit, from, weapon, range, mode, list);
    }

    /** Returns the class of the shooter: Anti-Tank fire without a named weapon is that of a Gun, where Guns can be. */
    private static UnitClass impliedUnit(Inputs in, FiredFrom from, Weapon weapon) {
        boolean unnamed = in.find(UnitFields.ATFP).isPresent()
                && in.find(UnitFields.WEAPON).isEmpty();
        return unnamed && from.position().takes(UnitClass.GUN) ? UnitClass.GUN : weapon.firer();
    }

    /** Judges whether such a unit can be at the place it fires from. */
    private static void firer(Inputs in, FiredFrom from, UnitClass unit, Weapon weapon, Checklist list) {
        if (from == FiredFrom.TUNNEL) {
            list.forbid("Units in a tunnel are off the map and cannot fire [VV-20.12-6, VV-20.12-9]");
        } else if (weapon.isOffMap()) {
            return;
        } else if (from == FiredFrom.BARBED_WIRE) {
            outOfWire(in, unit, list);
        } else if (from == FiredFrom.BUILDING && unit.isVehicle()) {
            list.forbid(
                    "Vehicles may not enter a building hex (core rules), so they cannot fire out of it [VV-CORE-54]");
        } else if (!from.position().takes(unit)) {
            list.forbid(PositionRules.bars(from.position()), unit);
        }
    }

    /** Judges units in barbed wire; a reading decides on Guns (B-20). */
    private static void outOfWire(Inputs in, UnitClass unit, Checklist list) {
        switch (unit) {
            case INFANTRY -> {
                // The penalty is among the factors of the attack roll.
            }
            case AFV ->
                list.note(
                        "Barbed wire has no effect on an AFV that fires out of it [VV-20.8-7, VV-20.8-5, VV-CORE-03]");
            case VEHICLE -> list.forbid(PositionRules.NO_VEHICLES_IN_WIRE);
            case GUN -> {
                if (in.reading(MovementReadings.GUN_IN_WIRE) == MovementReadings.GunInWire.BARRED) {
                    list.forbid(PositionRules.NO_GUNS_IN_WIRE);
                } else {
                    list.note("Firing out of barbed wire is harder for infantry only [VV-20.8-5]");
                }
            }
        }
    }

    private static final String OUT_OF_ARC =
            "The target lies outside the front firing arc, the only way out of a bunker [VV-20.5-6]";

    private static void mortar(FiredFrom from, Optional<Integer> range, Mode mode, YesNo arc, Checklist list) {
        if (from.isBunker()) {
            list.forbid("A mortar may not fire out of a bunker, not even at a visible target [VV-20.5-7, VV-CORE-18]");
        } else if (from == FiredFrom.BUILDING) {
            list.forbid("A mortar may not fire out of a building (core rules) [VV-CORE-18]");
        }
        if (arc == YesNo.NO) {
            list.forbid(OUT_OF_ARC);
        }
        if (mode == Mode.OPPORTUNITY) {
            list.forbid("Mortars cannot make Opportunity Fire (core rules) [VV-CORE-18, VV-CORE-14]");
        }
        if (range.isPresent() && range.get() < MORTAR_MINIMUM) {
            list.forbid("The minimum range of a mortar is two hexes [VV-CORE-18]");
        }
    }

    private static void unseen(boolean mortar, Position through, boolean spotted, Checklist list) {
        if (!mortar) {
            list.forbid(through.isBunker() ? BEHIND_BUNKER : "No fire at the hex without line of sight [VV-CORE-15]");
            return;
        }
        if (through.isBunker()) {
            list.note(BEHIND_BUNKER);
        }
        if (spotted) {
            list.note("The mortar fires indirectly: an unpinned spotter sees the hex [VV-CORE-18]");
        } else {
            list.forbid("Neither the mortar nor an unpinned spotter sees the hex [VV-CORE-18, VV-CORE-15]");
        }
    }

    /** Returns the modifiers of the attack roll, in the order of the book. */
    List<RollModifier> factors(Inputs in, TargetHex hex, Fire fire) {
        ShotFactors factors = new ShotFactors(in, this, hex);
        factors.targetHex();
        boolean positionCovers = !factors.factors.isEmpty();
        factors.way();
        boolean hindered = !factors.factors.isEmpty();
        factors.firer(fire);
        if (fire == Fire.AP && mode == Mode.OPPORTUNITY) {
            factors.opportunity(positionCovers, hindered);
        }
        return List.copyOf(factors.factors);
    }

    boolean isMortar() {
        return weapon == Weapon.MORTAR;
    }

    boolean isAdjacent() {
        return range.isPresent() && range.get() == 1;
    }

    boolean isFar() {
        return range.isPresent() && range.get() > 1;
    }

    private static final class ShotFactors {
        private final Inputs in;
        private final Shot shot;
        private final TargetHex hex;
        private final List<RollModifier> factors = new ArrayList<>();

        private ShotFactors(Inputs in, Shot shot, TargetHex hex) {
            this.in = in;
            this.shot = shot;
            this.hex = hex;
        }

        private void targetHex() {
            hex.addTerrain(factors);
            boolean position = hex.positionCover() > 0
                    && (!shot.isMortar()
                            || in.reading(FireReadings.MORTAR_COVER) == FireReadings.MortarCover.POSITION_COUNTS);
            if (position) {
                hex.addPosition(factors);
            }
            add(
                    in.get(ShootForm.ASSAULT_MOVE) ? 1 : 0,
                    "assault movement",
                    "{}: the target uses assault movement [VV-CORE-13]");
        }

        /** Adds hindrances between the firer and the target, the target's hex included. */
        private void way() {
            add(hex.terrain().hinders() ? 1 : 0, hex.terrain().words(), "{}: the hex is a hindrance [VV-CORE-10]");
            if (!shot.isMortar()) {
                add(in.get(ShootForm.HINDRANCE), "hindrances", "{}: hindrances on the way, one for each [VV-CORE-10]");
                add(in.get(HexFields.SMOKE), "smoke", "{}: smoke on the way [VV-CORE-10]");
            }
        }

        private void firer(Fire fire) {
            boolean inWire = shot.from() == FiredFrom.BARBED_WIRE && shot.unit() == UnitClass.INFANTRY;
            if (inWire
                    && (fire == Fire.AP
                            || in.reading(FireReadings.WIRE_PENALTY) == FireReadings.WireMode.EVERY_ATTACK)) {
                add(1, "firing out of wire", "{}: infantry firing out of barbed wire [VV-20.8-5]");
            }
            if (shot.unit() == UnitClass.INFANTRY) {
                add(-in.get(UnitFields.LEADER), "leader", "{}: one leader's modifier [VV-CORE-11]");
            }
            if (fire == Fire.AP && in.get(ShootForm.GRENADES)) {
                add(-1, "grenades", "{}: grenades at an adjacent hex [VV-CORE-12]");
            }
            if (fire == Fire.AT_GUN && in.get(UnitFields.GUN_SHIELD)) {
                add(1, "Gun Shield", "{}: the Gun's shield [VV-CORE-22]");
            }
        }

        private void opportunity(boolean positionCovers, boolean hindered) {
            boolean covered = positionCovers
                    || (hindered
                            && in.reading(FireReadings.OPPORTUNITY_COVER) == FireReadings.OpenTarget.HINDRANCES_COUNT);
            if (shot.isAdjacent()) {
                boolean both = !covered
                        && in.reading(FireReadings.OPPORTUNITY_ADJACENT) == FireReadings.AdjacentTarget.MINUS_3;
                add(both ? -3 : -2, "Opportunity Fire", "{}: Opportunity Fire at an adjacent unit [VV-CORE-14]");
            } else if (!covered) {
                add(-1, "Opportunity Fire", "{}: Opportunity Fire at a unit without cover [VV-CORE-14]");
            }
        }

        private void add(int value, String reason, String sentence) {
            if (value != 0) {
                factors.add(new RollModifier(value, reason, sentence));
            }
        }
    }
}
