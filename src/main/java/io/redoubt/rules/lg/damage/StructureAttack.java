package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.PlainName;
import io.redoubt.umpire.Umpire;

/** An attack on a structure. */
@FunctionalInterface
public interface StructureAttack {
    Impact strike(Umpire umpire);

    enum Impact implements PlainName {
        MISS,
        HIT,
        PENETRATED
    }
}
