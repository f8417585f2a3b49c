package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.terms.Plain;

/** What is known of an assault in the end. */
enum AssaultOutcome implements Plain {
    FAILS,
    ALLOWED,
    SUCCEEDS
}
