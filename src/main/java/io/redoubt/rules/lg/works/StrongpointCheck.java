package io.redoubt.rules.lg.works;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** Strongpoints, and who mans the other works. */
final class StrongpointCheck {
    private static final Remark CREWED = Remark.of("It is worked by a crew", Rule.TYPE_STRONGPOINT_03);
    private static final Remark AUTOMATED = Remark.of("It works by itself", Rule.TYPE_STRONGPOINT_03);

    private StrongpointCheck() {}

    static void check(Inputs in, Checklist list) {
        list.note(
                "A strongpoint: an armored bastion, of one of many kinds",
                Rule.TYPE_STRONGPOINT_01,
                Rule.TYPE_STRONGPOINT_02);
        in.get(WorksInputs.FIRE_FROM_INSIDE);
        if (in.find(WorksInputs.OPENINGS).equals(Optional.of(YesNo.YES))) {
            list.note("Infantry may have embrasures and fixed cupolas in it", Rule.TYPE_STRONGPOINT_04);
        }
        Optional<WorksInputs.Crew> crew = in.find(WorksInputs.CREW);
        if (crew.isPresent()) {
            switch (crew.get()) {
                case CREWED -> list.note(CREWED);
                case AUTOMATED -> list.note(AUTOMATED);
                case NONE ->
                    list.fault(Remark.of(
                            "A strongpoint has a crew or works by itself, only others stand empty",
                            Rule.TYPE_STRONGPOINT_03,
                            Rule.TYPE_STRONGPOINT_06));
            }
        }
        if (in.find(WorksInputs.FORCE).equals(Optional.of(WorksInputs.Force.OTHER))) {
            list.fault(Remark.of(
                    "A strongpoint must be part of the regular forces of its nation", Rule.TYPE_STRONGPOINT_05));
        } else {
            list.note("A strongpoint is part of the regular forces of its nation", Rule.TYPE_STRONGPOINT_05);
        }
    }

    static void manning(WorksType type, Inputs in, Checklist list) {
        boolean empty = in.find(WorksInputs.CREW).equals(Optional.of(WorksInputs.Crew.NONE));
        if (empty && type != WorksType.STRONGPOINT) {
            list.note("It may stand empty: only strongpoints are always in the force", Rule.TYPE_STRONGPOINT_06);
        }
    }
}
