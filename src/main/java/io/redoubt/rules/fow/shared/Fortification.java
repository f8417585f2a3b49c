package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The types of fortification that the chapter names, with their families. */
public enum Fortification implements NamedConstant {
    NEST("Nest", Family.STRONGPOINT),
    HMG_NEST("HMG Nest", Family.STRONGPOINT),
    FLAK_NEST("Flak Nest", Family.STRONGPOINT),
    TOBRUK_PIT("Tobruk Pit", Family.STRONGPOINT),
    PILLBOX("Pillbox", Family.STRONGPOINT),
    HMG_PILLBOX("HMG Pillbox", Family.STRONGPOINT),
    TURRET("Turret", Family.STRONGPOINT),
    BUNKER("Bunker", Family.STRONGPOINT),
    GUN_PIT("Gun Pit", Family.STRONGPOINT),
    TANK_PIT("Tank Pit", Family.STRONGPOINT),
    TRENCH_LINE("Trench Line", Family.BOTH),
    BARBED_WIRE("Barbed Wire", Family.BARRIER),
    MINEFIELD("Minefield", Family.BARRIER),
    ANTI_TANK_OBSTACLE("Anti-tank Obstacle", Family.BARRIER),
    STREET_BARRICADE("Street Barricade", Family.BARRIER);

    /** The two families, and the one type that belongs to either (FOW-GEN-01, FOW-GEN-02). */
    public enum Family implements PlainName {
        STRONGPOINT,
        BARRIER,
        BOTH
    }

    private final String words;
    private final Family family;

    Fortification(String words, Family family) {
        this.words = words;
        this.family = family;
    }

    @Override
    public String words() {
        return words;
    }

    public Family family() {
        return family;
    }

    /** Returns whether it is a Nest, Pillbox or Turret under any name (FOW-BUNK-02). */
    public boolean isBunker() {
        return compareTo(BUNKER) <= 0;
    }

    /** Returns the types that are valid under a heading of a deployment file. */
    public static List<Fortification> where(Predicate<Fortification> wanted) {
        return Stream.of(values()).filter(wanted).toList();
    }
}
