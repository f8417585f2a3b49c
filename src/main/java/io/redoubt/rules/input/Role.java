package io.redoubt.rules.input;

import java.util.Locale;

/** The part a named piece plays in a ruling. */
public enum Role {
    /** The piece that acts. */
    BY,
    /** The piece that something is done to. */
    AT;

    /** The option that names the piece, without dashes. */
    public String option() {
        return name().toLowerCase(Locale.ROOT);
    }
}
