package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Weapon;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/**
 * Who fires, from where and with what: everything that can forbid a shot before firepower is asked for.
 *
 * @param arc whether the target lies in the arc of the bunker that is fired from
 * @param range in hexes, where it was given
 * @param sight whether the firer sees the hex, bunkers on the way left aside
 * @param through a position in a hex that the line of sight crosses
 * @param readiness whether the firer is able to fire at all
 */
record Shot(
        Firer firer,
        Arc arc,
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

    /** Where the target lies, seen from a bunker. */
    enum Arc {
        INSIDE,
        ASSUMED_INSIDE,
        OUTSIDE;

        static Arc of(Inputs in, FiredFrom from) {
            if (!from.isBunker()) {
                return INSIDE;
            }
            boolean given = in.find(ShootForm.IN_ARC).isPresent();
            return in.get(ShootForm.IN_ARC) == YesNo.NO ? OUTSIDE : given ? INSIDE : ASSUMED_INSIDE;
        }
    }

    /** Whether a unit may still attack. */
    enum Readiness {
        READY,
        PINNED,
        SPENT
    }

    private static final int MORTAR_MINIMUM = 2;

    private static final Remark PINNED = Remark.of("A pinned unit can do nothing, so it cannot fire [VV-CORE-16]");
    private static final Remark SPENT = Remark.of("Each unit attacks once a turn, and this one has [VV-CORE-16]");
    private static final Remark IN_ARC = Remark.of("The target lies in the bunker's front firing arc [VV-20.5-6]");
    private static final Remark ASSUMED_IN_ARC =
            Remark.of("No --in-arc given: the target is assumed to lie in the bunker's front firing arc [VV-20.5-6]");
    private static final Remark UNSEEN = Remark.of("Without line of sight the hex cannot be fired at [VV-CORE-15]");
    private static final Remark BEHIND_BUNKER =
            Remark.of("The line of sight crosses a bunker hex, and a bunker blocks it [VV-20.5-8, VV-20.1-7]");

    static Shot of(Inputs in) {
        FiredFrom from = in.get(ShootForm.FROM);
        Arc arc = Arc.of(in, from);
        Weapon weapon = in.get(UnitFields.WEAPON);
        YesNo sight = in.get(ShootForm.LINE_OF_SIGHT);
        Position through = in.get(ShootForm.THROUGH);
        boolean blind = weapon == Weapon.MORTAR && (sight == YesNo.NO || through.isBunker());
        Readiness readiness = in.get(ShootForm.PINNED)
                ? Readiness.PINNED
                : in.get(ShootForm.FIRED) ? Readiness.SPENT : Readiness.READY;
        return new Shot(
                Firer.of(in, from, weapon),
                arc,
                weapon,
                in.find(ShootForm.RANGE),
                sight,
                through,
                blind && in.get(ShootForm.SPOTTER) ? YesNo.YES : YesNo.NO,
                readiness,
                in.get(ShootForm.OPPORTUNITY) ? Mode.OPPORTUNITY : Mode.OWN_FIRE);
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
        firer.check(list);
        checkPlace(list);
        if (isMortar() && mode == Mode.OPPORTUNITY) {
            list.forbid("Mortars make no Opportunity Fire (core rules) [VV-CORE-18, VV-CORE-14]");
        }
        if (isMortar() && range.isPresent() && range.get() < MORTAR_MINIMUM) {
            list.forbid("A mortar reaches no nearer than two hexes [VV-CORE-18]");
        }
        checkSight(list);
    }

    private void checkPlace(Checklist list) {
        FiredFrom from = firer.from();
        if (isMortar() && from.isBunker()) {
            list.forbid("No mortar may fire out of a bunker, not even at what it sees [VV-20.5-7, VV-CORE-18]");
        } else if (isMortar() && from == FiredFrom.BUILDING) {
            list.forbid("No mortar may fire out of a building (core rules) [VV-CORE-18]");
        }
        if (from.isBunker()) {
            if (arc == Arc.OUTSIDE) {
                list.forbid("The target lies outside the front firing arc, the only way out of a bunker [VV-20.5-6]");
            } else if (!isMortar()) {
                list.note(arc == Arc.INSIDE ? IN_ARC : ASSUMED_IN_ARC);
            }
        }
    }

    private void checkSight(Checklist list) {
        boolean blocked = through.isBunker();
        if (through != Position.OPEN && !blocked) {
            list.note("The line of sight crosses {}: only a bunker would block it [VV-20.1-7, VV-20.5-8]", through);
        }
        if (sight == YesNo.YES && !blocked) {
            return;
        }
        if (isMortar()) {
            if (blocked) {
                list.note(BEHIND_BUNKER);
            }
            if (spotter == YesNo.YES) {
                list.note("The mortar fires indirectly: an unpinned spotter sees the hex [VV-CORE-18]");
            } else {
                list.forbid("Neither the mortar nor an unpinned spotter sees the hex [VV-CORE-18, VV-CORE-15]");
            }
        } else {
            list.forbid(blocked ? BEHIND_BUNKER : UNSEEN);
        }
    }
}
