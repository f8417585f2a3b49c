package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Named;

/** What lies between the assaulting teams and the Bunker. */
enum Across implements Named {
    NOTHING("nothing", "nothing"),
    STREET_BARRICADE("street-barricade", "Street Barricade");

    private final String id;
    private final String words;

    Across(String id, String words) {
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
