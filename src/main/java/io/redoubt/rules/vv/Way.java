package io.redoubt.rules.vv;

import io.redoubt.rules.Named;
import java.util.Locale;

/** A way to settle a disputed point, or a plain choice: an enum constant whose name says it all. */
interface Way extends Named {
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
