package io.redoubt.rules.vv.movement;

import io.redoubt.rules.vv.terms.PlainName;

/** What moving into a hex comes to, where it is allowed. */
enum CrossEnd implements PlainName {
    ALLOWED,
    MUST_STOP,
    MUST_CONTINUE
}
