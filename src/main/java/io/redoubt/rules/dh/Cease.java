package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** When fire stops that is spread over several attacks. */
enum Cease implements Named {
    DESTROYED("destroyed", "until the work is destroyed"),
    EMPTY("empty", "until nobody is left inside");

    private final String id;
    private final String words;

    Cease(String id, String words) {
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
