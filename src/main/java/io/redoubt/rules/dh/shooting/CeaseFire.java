package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.input.Named;

/** When fire stops that is spread over several attacks. */
enum CeaseFire implements Named {
    DESTROYED("until the work is destroyed"),
    EMPTY("until nobody is left inside");

    private final String words;

    CeaseFire(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
