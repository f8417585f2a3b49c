package io.redoubt.rules.vv.assault;

import io.redoubt.rules.vv.terms.PlainName;

/** What going at an occupied hex comes to. */
enum AssaultEnd implements PlainName {
    FAILS,
    WINS,
    ENTERS,
    ALLOWED
}
