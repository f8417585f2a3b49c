package io.redoubt.rules.fow.terms;

import io.redoubt.rules.Named;
import java.util.List;

/** A fortification that weapons shoot from. */
public enum Emplacement implements Named {
    NEST("nest", "Nest"),
    FLAK_NEST("flak-nest", "Flak Nest"),
    TOBRUK_PIT("tobruk-pit", "Tobruk Pit"),
    PILLBOX("pillbox", "Pillbox"),
    TURRET("turret", "Turret"),
    ARTILLERY_BUNKER("artillery-bunker", "Artillery Bunker"),
    ANTI_AIRCRAFT_BUNKER("anti-aircraft-bunker", "Anti-aircraft Bunker"),
    GUN_PIT("gun-pit", "Gun Pit"),
    TANK_PIT("tank-pit", "Tank Pit");

    private final String id;
    private final String words;

    Emplacement(String id, String words) {
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

    /** True for everything but the two pits. */
    public boolean isBunker() {
        return this != GUN_PIT && this != TANK_PIT;
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
