package io.redoubt.rules.fow.terms;

import io.redoubt.rules.Named;
import java.util.ArrayList;
import java.util.List;

/** Every type of fortification the chapter names, with its family. */
public enum Fortification implements Named {
    NEST("nest", "Nest", Family.STRONGPOINT),
    HMG_NEST("hmg-nest", "HMG Nest", Family.STRONGPOINT),
    FLAK_NEST("flak-nest", "Flak Nest", Family.STRONGPOINT),
    TOBRUK_PIT("tobruk-pit", "Tobruk Pit", Family.STRONGPOINT),
    PILLBOX("pillbox", "Pillbox", Family.STRONGPOINT),
    HMG_PILLBOX("hmg-pillbox", "HMG Pillbox", Family.STRONGPOINT),
    TURRET("turret", "Turret", Family.STRONGPOINT),
    BUNKER("bunker", "Bunker", Family.STRONGPOINT),
    GUN_PIT("gun-pit", "Gun Pit", Family.STRONGPOINT),
    TANK_PIT("tank-pit", "Tank Pit", Family.STRONGPOINT),
    TRENCH_LINE("trench-line", "Trench Line", Family.BOTH),
    BARBED_WIRE("barbed-wire", "Barbed Wire", Family.BARRIER),
    MINEFIELD("minefield", "Minefield", Family.BARRIER),
    ANTI_TANK_OBSTACLE("anti-tank-obstacle", "Anti-tank Obstacle", Family.BARRIER),
    STREET_BARRICADE("street-barricade", "Street Barricade", Family.BARRIER);

    /** The two families, and the one exception that belongs to either (FOW-GEN-01, FOW-GEN-02). */
    public enum Family implements Named {
        STRONGPOINT("strongpoint"),
        BARRIER("barrier"),
        BOTH("both");

        private final String id;

        Family(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String words() {
            return id;
        }
    }

    private final String id;
    private final String words;
    private final Family family;

    Fortification(String id, String words, Family family) {
        this.id = id;
        this.words = words;
        this.family = family;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }

    public Family family() {
        return family;
    }

    /** Nest, Pillbox and Turret by whatever name, and nothing else (FOW-BUNK-02). */
    public boolean isBunker() {
        return compareTo(BUNKER) <= 0;
    }

    /** The types a player may write under a heading of a deployment file. */
    public static List<Fortification> where(java.util.function.Predicate<Fortification> wanted) {
        List<Fortification> types = new ArrayList<>();
        for (Fortification type : values()) {
            if (wanted.test(type)) {
                types.add(type);
            }
        }
        return List.copyOf(types);
    }
}
