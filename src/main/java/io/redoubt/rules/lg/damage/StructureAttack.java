package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.PlainName;
import io.redoubt.umpire.Umpire;

/** Something that strikes a structure. */
@FunctionalInterface
public interface StructureAttack {
    Impact strike(Umpire umpire);

    /** What an attack on a structure came to. */
    enum Impact implements PlainName {
        MISS,
        HIT,
        PENETRATED
    }
}
