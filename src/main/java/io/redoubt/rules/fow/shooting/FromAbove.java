package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;

/** Artillery or aircraft against a Bunker: no aiming point for them, and proof against them. */
record FromAbove(Strongpoint at, Condition state, FireMode mode, AimPoint aim) implements Attack {

    @Override
    public void check(Checklist list) {
        if (aim == AimPoint.OTHER) {
            list.note(Remark.of("Aimed elsewhere: {} does a Bunker under the template no harm, nor does it pin", Rule.ARTY_04), mode);
        } else {
            list.forbid(mode == FireMode.BOMBARDMENT ? Remark.of("A Bunker cannot be the aiming point of an Artillery Bombardment", Rule.ARTY_02) : Remark.of("A Bunker cannot be the aiming point of an Air Strike", Rule.ARTY_03));
        }
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        return state;
    }
}
