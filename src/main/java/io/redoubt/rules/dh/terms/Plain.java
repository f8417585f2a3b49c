package io.redoubt.rules.dh.terms;

import io.redoubt.rules.input.Named;

/** A choice whose name says it all. */
public interface Plain extends Named {
    @Override
    default String words() {
        return id().replace('-', ' ');
    }
}
