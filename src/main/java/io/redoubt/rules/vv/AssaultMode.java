package io.redoubt.rules.vv;

/** How enemies go at an occupied position. */
enum AssaultMode implements Way {
    CLOSE_ASSAULT,
    OVERRUN
}
