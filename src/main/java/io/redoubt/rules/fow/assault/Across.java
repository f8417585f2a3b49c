package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Named;

/** What lies between the assaulting teams and the Bunker. */
enum Across implements Named {
    NOTHING("nothing"),
    STREET_BARRICADE("Street Barricade");

    private final String words;

    Across(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
