package io.redoubt.rules.dh;

import io.redoubt.rules.Named;
import java.util.List;

/** Whether what was asked about may be played. */
enum Legality implements Named {
    LEGAL("legal"),
    ILLEGAL("illegal");

    /** The names of both. */
    static final List<String> IDS = List.of("legal", "illegal");

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
