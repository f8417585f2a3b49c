package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** What a shot is meant for: with an anti-tank rifle, the way it is declared to be used. */
enum AimedAt implements Named {
    CREW("crew", "crew"),
    STRUCTURE("structure", "structure");

    private final String id;
    private final String words;

    AimedAt(String id, String words) {
        this.id = id;
        this.words = words;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }
}
