package io.redoubt.rules.dh;

/** What is known of an assault in the end. */
enum AssaultOutcome implements Plain {
    FAILS,
    ALLOWED,
    SUCCEEDS
}
