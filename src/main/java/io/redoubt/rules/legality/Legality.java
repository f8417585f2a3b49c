package io.redoubt.rules.legality;

import io.redoubt.rules.input.PlainName;
import java.util.List;

/** Whether what was checked keeps the rules. */
public enum Legality implements PlainName {
    LEGAL,
    ILLEGAL;

    /** The names of both. */
    static final List<String> IDS = List.of(LEGAL.id(), ILLEGAL.id());
}
