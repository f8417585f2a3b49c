package io.redoubt.rules.vv;

/** What going at an occupied hex comes to. */
enum AssaultEnd implements Way {
    FAILS,
    WINS,
    ENTERS,
    ALLOWED
}
