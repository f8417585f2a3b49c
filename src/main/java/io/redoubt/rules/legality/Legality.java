package io.redoubt.rules.legality;

import io.redoubt.rules.input.Named;
import java.util.List;

/** Whether what was checked keeps the rules. */
public enum Legality implements Named {
    LEGAL("legal"),
    ILLEGAL("illegal");

    /** The names of both. */
    static final List<String> IDS = List.of(LEGAL.id, ILLEGAL.id);

    private final String id;

    Legality(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return id;
    }
}
