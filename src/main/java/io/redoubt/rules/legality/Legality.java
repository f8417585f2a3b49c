package io.redoubt.rules.legality;

import io.redoubt.rules.input.PlainName;
import java.util.List;

/** The result of a legality check. */
public enum Legality implements PlainName {
    LEGAL,
    ILLEGAL;

    /** The names of both results. */
    static final List<String> IDS = List.of(LEGAL.id(), ILLEGAL.id());
}
