package io.redoubt.rules.vv;

/** How enemies go at an occupied position. */
enum AssaultMode implements PlainName {
    CLOSE_ASSAULT,
    OVERRUN
}
