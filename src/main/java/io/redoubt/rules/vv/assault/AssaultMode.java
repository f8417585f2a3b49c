package io.redoubt.rules.vv.assault;

import io.redoubt.rules.vv.terms.PlainName;

/** How enemies go at an occupied position. */
enum AssaultMode implements PlainName {
    CLOSE_ASSAULT,
    OVERRUN
}
