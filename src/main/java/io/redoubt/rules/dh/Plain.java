package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** A choice whose name says it all. */
interface Plain extends Named {
    @Override
    default String words() {
        return id().replace('-', ' ');
    }
}
