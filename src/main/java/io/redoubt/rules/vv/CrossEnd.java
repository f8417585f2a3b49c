package io.redoubt.rules.vv;


/** What moving into a hex comes to, where it is allowed. */
enum CrossEnd implements PlainName {
    ALLOWED,
    MUST_STOP,
    MUST_CONTINUE
}
