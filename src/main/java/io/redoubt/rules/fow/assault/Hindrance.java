package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Named;

/** What keeps a Bunker that is near enough from firing at an assaulting platoon. */
enum Hindrance implements Named {
    OUT_OF_ARC("out-of-arc", "the platoon outside its field of fire"),
    OUT_OF_SIGHT("out-of-sight", "no line of sight to the platoon"),
    SMOKED("smoked", "smoke before the firing slit it would use"),
    OTHER_SLIT_SMOKED("other-slit-smoked", "smoke before another of its firing slits");

    private final String id;
    private final String words;

    Hindrance(String id, String words) {
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
