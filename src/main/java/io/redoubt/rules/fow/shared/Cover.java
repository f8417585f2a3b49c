package io.redoubt.rules.fow.shared;

import java.util.List;

/** Where teams that are shot at take cover. */
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

    /** Pinned Down is said of the platoon, Destroyed of one of its teams. */
    @Override
    public List<Condition> conditions() {
        return List.of(Condition.UNHARMED, Condition.PINNED, Condition.DESTROYED);
    }
}
