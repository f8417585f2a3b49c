package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.vv.terms.PlainName;

/** Where a scenario is fought. */
enum Theater implements PlainName {
    PACIFIC,
    EUROPE,
    AFRICA,
    OTHER;

    @Override
    public String words() {
        String id = id();
        return Character.toUpperCase(id.charAt(0)) + id.substring(1);
    }
}
