package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedConstant;
import java.util.List;

/** A fortification from which weapons shoot. */
public enum Emplacement implements NamedConstant {
    NEST("Nest"),
    FLAK_NEST("Flak Nest"),
    TOBRUK_PIT("Tobruk Pit"),
    PILLBOX("Pillbox"),
    TURRET("Turret"),
    ARTILLERY_BUNKER("Artillery Bunker"),
    ANTI_AIRCRAFT_BUNKER("Anti-aircraft Bunker"),
    GUN_PIT("Gun Pit"),
    TANK_PIT("Tank Pit");

    private final String words;

    Emplacement(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /** Returns whether it is a Bunker; only the two pits are not. */
    public boolean isBunker() {
        return this != GUN_PIT && this != TANK_PIT;
    }

    /** Returns whether this Bunker always shoots in every direction, regardless of its arsenal entry. */
    public boolean shootsAllRound() {
        return switch (this) {
            case FLAK_NEST, TOBRUK_PIT, TURRET, ANTI_AIRCRAFT_BUNKER -> true;
            case NEST, PILLBOX, ARTILLERY_BUNKER, GUN_PIT, TANK_PIT -> false;
        };
    }

    /** Returns whether its kind implies one of the three types of Bunker; a pit has no type and needs none. */
    public boolean isOneOfThree() {
        return this != ARTILLERY_BUNKER && this != ANTI_AIRCRAFT_BUNKER;
    }

    /** Returns the greatest rate of fire while Pinned Down, unless an arsenal entry differs. */
    public int pinnedRof() {
        return this == TURRET ? 2 : 1;
    }

    /** Returns the possible conditions of its crew, the mildest first. */
    public List<Condition> conditions() {
        return switch (this) {
            case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX, ANTI_AIRCRAFT_BUNKER, GUN_PIT ->
                List.of(Condition.UNHARMED, Condition.PINNED, Condition.DESTROYED);
            // The type of an Artillery Bunker is unknown: coastal artillery may be in a Turret.
            case TURRET, ARTILLERY_BUNKER -> List.of(Condition.values());
            case TANK_PIT -> List.of(Condition.UNHARMED, Condition.BAILED_OUT, Condition.DESTROYED);
        };
    }
}
