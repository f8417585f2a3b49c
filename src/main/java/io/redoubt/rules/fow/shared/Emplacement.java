package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedConstant;
import java.util.List;

/** A fortification that weapons shoot from. */
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

    /** True for everything but the two pits. */
    public boolean isBunker() {
        return this != GUN_PIT && this != TANK_PIT;
    }

    /** True for the Bunkers that shoot in every direction, whatever their arsenal entry says. */
    public boolean shootsAllRound() {
        return switch (this) {
            case FLAK_NEST, TOBRUK_PIT, TURRET, ANTI_AIRCRAFT_BUNKER -> true;
            case NEST, PILLBOX, ARTILLERY_BUNKER, GUN_PIT, TANK_PIT -> false;
        };
    }

    /** True where it says which of the three types of Bunker it is; a pit is none and asks for none. */
    public boolean isOneOfThree() {
        return this != ARTILLERY_BUNKER && this != ANTI_AIRCRAFT_BUNKER;
    }

    /** The most dice that are left while it is Pinned Down, where no arsenal entry says otherwise. */
    public int pinnedRof() {
        return this == TURRET ? 2 : 1;
    }

    /** The conditions its crew can be in, the mildest first. */
    public List<Condition> conditions() {
        return switch (this) {
            case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX, ANTI_AIRCRAFT_BUNKER, GUN_PIT ->
                List.of(Condition.UNHARMED, Condition.PINNED, Condition.DESTROYED);
            // Its type is not told: coastal artillery may well stand in a Turret.
            case TURRET, ARTILLERY_BUNKER -> List.of(Condition.values());
            case TANK_PIT -> List.of(Condition.UNHARMED, Condition.BAILED_OUT, Condition.DESTROYED);
        };
    }
}
