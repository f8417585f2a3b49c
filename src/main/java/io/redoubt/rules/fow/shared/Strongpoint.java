package io.redoubt.rules.fow.shared;

import java.util.List;

/** The fortifications that can be shot at: the three types of Bunker, two named Nests, and a tank in its pit. */
public enum Strongpoint implements ShotTarget {
    NEST("Nest"),
    FLAK_NEST("Flak Nest"),
    TOBRUK_PIT("Tobruk Pit"),
    PILLBOX("Pillbox"),
    TURRET("Turret"),
    TANK_PIT("tank in the Tank Pit");

    /** The three types of Bunker, including the named Nests. */
    public static final List<Strongpoint> BUNKERS = List.of(NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX, TURRET);

    private final String words;

    Strongpoint(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public List<Condition> conditions() {
        return switch (this) {
            case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX ->
                List.of(Condition.UNHARMED, Condition.PINNED, Condition.DESTROYED);
            // Nothing in the chapter pins a Turret, yet its arsenal entry gives a pinned rate of fire.
            case TURRET -> List.of(Condition.values());
            case TANK_PIT -> List.of(Condition.UNHARMED, Condition.BAILED_OUT, Condition.DESTROYED);
        };
    }

    public void mustAllow(Condition condition) {
        condition.mustBeAmong(conditions(), words);
    }
}
