package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** What is known of an assault in the end. */
enum AssaultOutcome implements Named {
    FAILS("fails", "fails"),
    ALLOWED("allowed", "allowed"),
    SUCCEEDS("succeeds", "succeeds");

    private final String id;
    private final String words;

    AssaultOutcome(String id, String words) {
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
