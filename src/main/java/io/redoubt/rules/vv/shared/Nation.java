package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** The nation of units; it matters for caves alone. */
public enum Nation implements PlainName {
    JAPANESE,
    US,
    BRITISH,
    GERMAN,
    SOVIET,
    OTHER;

    @Override
    public String words() {
        String id = id();
        return this == US ? "US" : Character.toUpperCase(id.charAt(0)) + id.substring(1);
    }
}
