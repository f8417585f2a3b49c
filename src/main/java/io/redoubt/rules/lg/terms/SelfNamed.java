package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.Named;
import java.util.Locale;

/** An enum constant whose name says it all: ids and words are made of it. */
public interface SelfNamed extends Named {
    String name();

    @Override
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    default String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
