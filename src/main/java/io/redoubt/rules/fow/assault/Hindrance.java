package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Named;

/** What keeps a Bunker that is near enough from firing at an assaulting platoon. */
enum Hindrance implements Named {
    OUT_OF_ARC("the platoon outside its field of fire"),
    OUT_OF_SIGHT("no line of sight to the platoon"),
    SMOKED("smoke before the firing slit it would use"),
    OTHER_SLIT_SMOKED("smoke before another of its firing slits");

    private final String words;

    Hindrance(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
