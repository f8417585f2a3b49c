package io.redoubt.rules.vv;

import io.redoubt.rules.Named;

/** An enum constant whose name says it all: to scripts with hyphens, to people with spaces. */
interface PlainName extends Named {
    @Override
    default String words() {
        return id().replace('-', ' ');
    }
}
