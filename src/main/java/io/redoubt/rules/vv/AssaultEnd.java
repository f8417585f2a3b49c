package io.redoubt.rules.vv;

/** What going at an occupied hex comes to. */
enum AssaultEnd implements PlainName {
    FAILS,
    WINS,
    ENTERS,
    ALLOWED
}
