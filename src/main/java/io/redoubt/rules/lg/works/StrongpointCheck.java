package io.redoubt.rules.lg.works;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** Strongpoints, and who mans the other works. */
final class StrongpointCheck {
    private static final Remark CREWED = Remark.of("It is worked by a crew [LG-TYPE-STRONGPOINT-03]");
    private static final Remark AUTOMATED = Remark.of("It works by itself [LG-TYPE-STRONGPOINT-03]");

    private StrongpointCheck() {}

    static void check(Inputs in, Checklist list) {
        list.note(
                "A strongpoint: an armored bastion, of one of many kinds [LG-TYPE-STRONGPOINT-01, LG-TYPE-STRONGPOINT-02]");
        in.get(WorksInputs.FIRE_FROM_INSIDE);
        if (in.find(WorksInputs.OPENINGS).equals(Optional.of(YesNo.YES))) {
            list.note("Infantry may have embrasures and fixed cupolas in it [LG-TYPE-STRONGPOINT-04]");
        }
        Optional<WorksInputs.Crew> crew = in.find(WorksInputs.CREW);
        if (crew.isPresent()) {
            switch (crew.get()) {
                case CREWED -> list.note(CREWED);
                case AUTOMATED -> list.note(AUTOMATED);
                case NONE ->
                    list.fault(
                            "A strongpoint has a crew or works by itself, only others stand empty [LG-TYPE-STRONGPOINT-03, LG-TYPE-STRONGPOINT-06]");
            }
        }
        if (in.find(WorksInputs.FORCE).equals(Optional.of(WorksInputs.Force.OTHER))) {
            list.fault("A strongpoint must be part of the regular forces of its nation [LG-TYPE-STRONGPOINT-05]");
        } else {
            list.note("A strongpoint is part of the regular forces of its nation [LG-TYPE-STRONGPOINT-05]");
        }
    }

    static void manning(WorksType type, Inputs in, Checklist list) {
        boolean empty = in.find(WorksInputs.CREW).equals(Optional.of(WorksInputs.Crew.NONE));
        if (empty && type != WorksType.STRONGPOINT) {
            list.note("It may stand empty: only strongpoints are always in the force [LG-TYPE-STRONGPOINT-06]");
        }
    }
}
