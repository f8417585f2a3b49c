package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.SiteLegality;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.umpire.Remark;

/** Which terrain takes which position. */
record SiteCheck(Inputs in, Checklist list) {
    private static final Remark OPEN =
            Remark.of("{}: {} counts as open terrain, as a fortification needs", Rule.V2_1, Rule.V2_2);
    private static final Remark NOT_OPEN =
            Remark.of("{}: a fortification goes into open terrain only, and {} is not", Rule.V2_1, Rule.V2_2);
    private static final Remark CROPS =
            Remark.of("{}: crops hinder sight, so {} is not open terrain", Rule.V2_1, Rule.V2_2, Rule.CORE_59);
    private static final Remark DUG = Remark.of("{}: an entrenchment may be dug in {}", Rule.V2_3);
    private static final Remark NOT_DUG = Remark.of("{}: no entrenchment may be dug in {}", Rule.V2_3);
    private static final Remark NOBODY =
            Remark.of("{}: {} is impassable, so nothing stands there", Rule.V2_3, Rule.CORE_54);

    void check(String name, Position type, Terrain terrain) {
        Terrain ground = SiteLegality.ground(in, terrain);
        switch (SiteLegality.of(type, ground)) {
            case LEGAL -> list.note(type.family() == Position.Family.FORTIFICATION ? OPEN : DUG, name, ground);
            case NOT_OPEN -> list.fault(NOT_OPEN, name, ground);
            case CROPS -> list.fault(CROPS, name, ground);
            case NOT_DUG -> list.fault(NOT_DUG, name, ground);
            case IMPASSABLE -> list.fault(NOBODY, name, ground);
        }
    }
}
