package io.redoubt.rules.fow;

import io.redoubt.rules.Named;
import java.util.List;

/** What checking a deployment comes to. */
enum Legality implements Named {
    LEGAL("legal"),
    ILLEGAL("illegal");

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
