package io.redoubt.rules.vv;

import java.util.List;

/** What moving into a hex comes to, where it is allowed. */
enum CrossEnd implements Way {
    ALLOWED,
    MUST_STOP,
    MUST_CONTINUE;

    static final List<String> IDS = List.of(ALLOWED.id(), MUST_STOP.id(), MUST_CONTINUE.id());
}
