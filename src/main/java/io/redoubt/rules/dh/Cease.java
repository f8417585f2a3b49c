package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** When fire stops that is spread over several attacks. */
enum Cease implements Named {
    DESTROYED("until the work is destroyed"),
    EMPTY("until nobody is left inside");

    private final String words;

    Cease(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
