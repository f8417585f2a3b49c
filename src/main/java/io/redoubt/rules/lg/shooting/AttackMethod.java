package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.PlainName;

/** What an attack is aimed at. */
enum AttackMethod implements PlainName {
    /** The structure itself. */
    STRUCTURE,
    /** Troops inside whose place is known, through the structure. */
    KNOWN,
    /** Whoever may be inside, through the structure. */
    EXPLORATORY,
    /** Troops inside, through an embrasure, window or doorway. */
    OPENING,
    /** The troops themselves, as they can be seen. */
    DIRECT
}
