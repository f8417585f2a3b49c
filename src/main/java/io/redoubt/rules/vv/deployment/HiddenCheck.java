package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.umpire.Remark;

/** Hidden minefields. */
record HiddenCheck(Checklist list) {
    private static final Remark NO_RULE =
            Remark.of("Hidden minefields exist by special scenario rule only, and there is none", Rule.V71_1);

    /** What speaks for or against hiding a position. */
    enum Case {
        PROVIDED,
        NOT_PROVIDED
    }

    void rule(Case provided) {
        if (provided == Case.PROVIDED) {
            list.note("A special rule of the scenario provides hidden minefields", Rule.V71_1);
        } else {
            list.fault(NO_RULE);
        }
    }

    void record(String name, Position type, Note written) {
        if (type != Position.MINEFIELD) {
            list.fault(Remark.of("{}: only minefields can be hidden", Rule.V71_1), name);
        } else if (written == Note.WRITTEN) {
            list.note(Remark.of("{}: its map and hex are written down in secret", Rule.V71_2), name);
        } else {
            list.fault(Remark.of("{}: the owner must write down its map and hex", Rule.V71_2), name);
        }
    }

    /** Whether the owner wrote the place down. */
    enum Note {
        WRITTEN,
        MISSING
    }
}
