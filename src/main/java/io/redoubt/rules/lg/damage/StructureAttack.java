package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;

/** Something that strikes a structure. */
public interface StructureAttack {
    Impact strike(Umpire umpire);

    /** Says what a table of the players' own makes of it. */
    default void tell(Checklist list) {
        // no table was asked
    }
}
