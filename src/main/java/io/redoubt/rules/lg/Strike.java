package io.redoubt.rules.lg;

import io.redoubt.umpire.Umpire;

/** Something that strikes a structure. */
interface Strike {
    Impact strike(Umpire umpire);
}
