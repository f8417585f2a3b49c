package io.redoubt.rules.fow.shared;

import java.util.List;

/** The kinds of cover for teams under fire. */
public enum Cover implements ShotTarget {
    TRENCH_LINE("team in a trench line"),
    GUN_PIT("team in a gun pit"),
    STREET_BARRICADE("team at a Street Barricade"),
    BEHIND_BUNKER("team behind a Bunker");

    private final String words;

    Cover(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /** Pinned Down describes the platoon, Destroyed one of its teams. */
    @Override
    public List<Condition> conditions() {
        return List.of(Condition.UNHARMED, Condition.PINNED, Condition.DESTROYED);
    }
}
