package io.redoubt.rules.lg.works;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** Whether a type is usual as permanent or as field fortification. */
final class ConstructionCheck {
    private static final Remark PERMANENT = Remark.of("Permanent: usual for a {} [LG-BRIEF-03]");
    private static final Remark FIELD = Remark.of("A field fortification: usual for a {} [LG-BRIEF-06]");
    private static final Remark CIVILIAN =
            Remark.of("Civilian: no features for defense unless you give it some [LG-BRIEF-11, LG-BRIEF-10]");

    private ConstructionCheck() {}

    static void check(WorksType type, Inputs in, Checklist list) {
        Optional<WorksInputs.Construction> construction = in.find(WorksInputs.CONSTRUCTION);
        if (construction.isPresent()) {
            list.note(remark(type, construction.get()), type);
        }
    }

    private static Remark remark(WorksType type, WorksInputs.Construction construction) {
        return switch (construction) {
            case CIVILIAN -> CIVILIAN;
            case PERMANENT ->
                switch (type) {
                    case BUNKER, PILLBOX, STRONGPOINT, WEAPON_EMPLACEMENT -> PERMANENT;
                    case FOXHOLE, TRENCH, WEAPON_TURRET, BUILDING ->
                        Remark.of("Permanent: unusual for a {}, but not forbidden [LG-BRIEF-03]");
                };
            case FIELD ->
                switch (type) {
                    case FOXHOLE, TRENCH, WEAPON_EMPLACEMENT -> FIELD;
                    case PILLBOX, BUNKER ->
                        Remark.of("A field fortification: a {} may be one too [LG-BRIEF-07, LG-BRIEF-06]");
                    case STRONGPOINT, WEAPON_TURRET, BUILDING ->
                        Remark.of("A field fortification: unusual for a {}, but not forbidden [LG-BRIEF-06]");
                };
        };
    }
}
