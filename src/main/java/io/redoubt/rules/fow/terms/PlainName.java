package io.redoubt.rules.fow.terms;

import io.redoubt.rules.input.Named;

/** A constant whose name says it all, with spaces for people. */
public interface PlainName extends Named {
    @Override
    default String words() {
        return id().replace('-', ' ');
    }
}
