package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.umpire.Umpire;

/** Something that strikes a structure. */
public interface StructureAttack {
    Impact strike(Umpire umpire);
}
