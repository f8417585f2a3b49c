package io.redoubt.rules.fow.terms;

import java.util.List;

/** Where teams that are shot at take cover. */
public enum Cover implements ShotTarget {
    TRENCH_LINE("trench-line", "team in a trench line"),
    GUN_PIT("gun-pit", "team in a gun pit"),
    STREET_BARRICADE("street-barricade", "team at a Street Barricade"),
    BEHIND_BUNKER("behind-bunker", "team behind a Bunker");

    private final String id;
    private final String words;

    Cover(String id, String words) {
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

    /** Pinned Down is said of the platoon, Destroyed of one of its teams. */
    @Override
    public List<Condition> conditions() {
        return List.of(Condition.UNHARMED, Condition.PINNED, Condition.DESTROYED);
    }
}
