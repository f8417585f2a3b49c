package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.umpire.Remark;

/** Hidden minefields. */
record HiddenCheck(Checklist list) {
    private static final Remark BY_RULE =
            Remark.of("A special rule of the scenario provides hidden minefields", Rule.V71_1);
    private static final Remark NO_RULE =
            Remark.of("Hidden minefields exist by special scenario rule only, and there is none", Rule.V71_1);
    private static final Remark RECORDED = Remark.of("{}: its map and hex are written down in secret", Rule.V71_2);
    private static final Remark UNRECORDED = Remark.of("{}: the owner must write down its map and hex", Rule.V71_2);
    private static final Remark NO_MINES = Remark.of("{}: only minefields can be hidden", Rule.V71_1);

    /** What speaks for or against hiding a position. */
    enum Case {
        PROVIDED,
        NOT_PROVIDED
    }

    void rule(Case provided) {
        if (provided == Case.PROVIDED) {
            list.note(BY_RULE);
        } else {
            list.fault(NO_RULE);
        }
    }

    void record(String name, Position type, Note written) {
        if (type != Position.MINEFIELD) {
            list.fault(NO_MINES, name);
        } else if (written == Note.WRITTEN) {
            list.note(RECORDED, name);
        } else {
            list.fault(UNRECORDED, name);
        }
    }

    /** Whether the owner wrote the place down. */
    enum Note {
        WRITTEN,
        MISSING
    }
}
