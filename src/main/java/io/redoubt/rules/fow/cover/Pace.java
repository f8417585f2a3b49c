package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Named;

/** How a team moved in its own turn. */
enum Pace implements Named {
    NONE("did not move"),
    NORMAL("moved"),
    AT_THE_DOUBLE("moved At the Double");

    private final String words;

    Pace(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
