package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.Named;

/** An enum constant whose name says it all: to scripts with hyphens, to people with spaces. */
public interface SelfNamed extends Named {
    @Override
    default String words() {
        return id().replace('-', ' ');
    }
}
