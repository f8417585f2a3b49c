package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.rules.vv.terms.Weapon;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/**
 * Who fires, from where and with what: everything that can forbid a shot before firepower is asked for.
 *
 * @param range in hexes, where it was given
 * @param sight whether the firer sees the hex, bunkers on the way left aside
 * @param through a position in a hex that the line of sight crosses
 * @param readiness whether the firer is able to fire at all
 */
record Shot(
        FiredFrom from,
        YesNo inArc,
        UnitClass firer,
        Weapon weapon,
        Optional<Integer> range,
        YesNo sight,
        Position through,
        YesNo spotter,
        Readiness readiness,
        Mode mode) {
    /** When the shot is made. */
    enum Mode {
        OWN_FIRE,
        OPPORTUNITY
    }

    /** Whether a unit may still attack. */
    enum Readiness {
        READY,
        PINNED,
        SPENT
    }

    private static final int MORTAR_MINIMUM = 2;

    private static final Remark PINNED = Remark.of("A pinned unit can do nothing, so it cannot fire", Rule.CORE_16);
    private static final Remark SPENT = Remark.of("Each unit attacks once a turn, and this one has", Rule.CORE_16);
    private static final Remark AFV_IN_WIRE =
            Remark.of("Barbed wire does nothing to an AFV that fires out of it", Rule.V8_7, Rule.V8_5, Rule.CORE_03);
    private static final Remark OTHERS_IN_WIRE =
            Remark.of("Firing out of barbed wire is harder for infantry only", Rule.V8_5);
    private static final Remark UNSEEN = Remark.of("Without line of sight the hex cannot be fired at", Rule.CORE_15);
    private static final Remark BEHIND_BUNKER =
            Remark.of("The line of sight crosses a bunker hex, and a bunker blocks it", Rule.V5_8, Rule.V1_7);
    private static final Remark NOT_BLOCKED =
            Remark.of("The line of sight crosses {}: only a bunker would block it", Rule.V1_7, Rule.V5_8);

    static Shot of(Inputs in) {
        FiredFrom from = in.get(ShootForm.FROM);
        YesNo inArc = from.isBunker() ? in.get(ShootForm.IN_ARC) : YesNo.YES;
        Weapon weapon = in.get(UnitFields.WEAPON);
        YesNo sight = in.get(ShootForm.LINE_OF_SIGHT);
        Position through = in.get(ShootForm.THROUGH);
        boolean blind = weapon == Weapon.MORTAR && (sight == YesNo.NO || through.isBunker());
        Readiness readiness = in.get(ShootForm.PINNED)
                ? Readiness.PINNED
                : in.get(ShootForm.FIRED) ? Readiness.SPENT : Readiness.READY;
        return new Shot(
                from,
                inArc,
                in.get(ShootForm.FIRER, firer(in, weapon)),
                weapon,
                in.find(ShootForm.RANGE),
                sight,
                through,
                blind && in.get(ShootForm.SPOTTER) ? YesNo.YES : YesNo.NO,
                readiness,
                in.get(ShootForm.OPPORTUNITY) ? Mode.OPPORTUNITY : Mode.OWN_FIRE);
    }

    /** What fires such a weapon; Anti-Tank fire with none that was named is that of a Gun, to hit as well. */
    private static UnitClass firer(Inputs in, Weapon weapon) {
        boolean unnamed = in.find(UnitFields.ATFP).isPresent()
                && in.find(UnitFields.WEAPON).isEmpty();
        return unnamed ? UnitClass.GUN : weapon.firer();
    }

    boolean isBarred() {
        Checklist list = new Checklist();
        check(list);
        return !list.objections().isEmpty();
    }

    boolean isMortar() {
        return weapon == Weapon.MORTAR;
    }

    boolean isAdjacent() {
        return range.isPresent() && range.get() == 1;
    }

    /** True if the range is known to be more than one hex. */
    boolean isFar() {
        return range.isPresent() && range.get() > 1;
    }

    void check(Checklist list) {
        switch (readiness) {
            case PINNED -> list.forbid(PINNED);
            case SPENT -> list.forbid(SPENT);
            case READY -> {
                // Nothing to say of a unit that may fire.
            }
        }
        checkPlace(list);
        if (isMortar() && mode == Mode.OPPORTUNITY) {
            list.forbid("Mortars make no Opportunity Fire (core rules)", Rule.CORE_18, Rule.CORE_14);
        }
        if (isMortar() && range.isPresent() && range.get() < MORTAR_MINIMUM) {
            list.forbid("A mortar reaches no nearer than two hexes", Rule.CORE_18);
        }
        checkSight(list);
    }

    private void checkPlace(Checklist list) {
        if (from == FiredFrom.TUNNEL) {
            list.forbid("Units in a tunnel are off the map: nobody fires out of one", Rule.V12_6, Rule.V12_9);
        } else if (isMortar() && from.isBunker()) {
            list.forbid("No mortar may fire out of a bunker, not even at what it sees", Rule.V5_7, Rule.CORE_18);
        } else if (isMortar() && from == FiredFrom.BUILDING) {
            list.forbid("No mortar may fire out of a building (core rules)", Rule.CORE_18);
        }
        if (from == FiredFrom.BARBED_WIRE && firer != UnitClass.INFANTRY) {
            list.note(firer == UnitClass.AFV ? AFV_IN_WIRE : OTHERS_IN_WIRE);
        }
        if (from.isBunker()) {
            if (inArc == YesNo.NO) {
                list.forbid("The target lies outside the front firing arc, the only way out of a bunker", Rule.V5_6);
            } else if (!isMortar()) {
                list.note("The target lies in the bunker's front firing arc", Rule.V5_6);
            }
        }
    }

    private void checkSight(Checklist list) {
        boolean blocked = through.isBunker();
        if (through != Position.OPEN && !blocked) {
            list.note(NOT_BLOCKED, through);
        }
        if (sight == YesNo.YES && !blocked) {
            return;
        }
        if (isMortar()) {
            if (blocked) {
                list.note(BEHIND_BUNKER);
            }
            if (spotter == YesNo.YES) {
                list.note("The mortar fires indirectly: an unpinned spotter sees the hex", Rule.CORE_18);
            } else {
                list.forbid("Neither the mortar nor an unpinned spotter sees the hex", Rule.CORE_18, Rule.CORE_15);
            }
        } else {
            list.forbid(blocked ? BEHIND_BUNKER : UNSEEN);
        }
    }
}
