package io.redoubt.rules.input;

import java.util.Locale;

/** The role of a named piece in a ruling. */
public enum Role {
    /** The piece that acts. */
    BY,
    /** The target piece. */
    AT;

    /** Returns the option that names the piece, without dashes. */
    public String option() {
        return name().toLowerCase(Locale.ROOT);
    }
}
