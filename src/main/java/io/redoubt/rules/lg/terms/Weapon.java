package io.redoubt.rules.lg.terms;

import java.util.Optional;

/**
 * A weapon by its name; what the chapter knows of it comes from its family (LG-Q32).
 *
 * @param name lower case, words parted by blanks
 * @param family its row of the fire table; empty if weapons of this name start no fires
 */
public record Weapon(String name, Optional<WeaponFamily> family) {
    public static final String BOLT_RIFLE = "bolt rifle";

    /** Any weapon that the table of fires does not name (LG-FIRE-04). */
    public static final String OTHER = "other";

    static Weapon of(String name) {
        for (WeaponFamily family : WeaponFamily.ALL) {
            if (Spellings.holds(name, family.spellings())) {
                return new Weapon(name, Optional.of(family));
            }
        }
        return new Weapon(name, Optional.empty());
    }

    /** As it stands in a sentence. */
    @Override
    public String toString() {
        return name;
    }
}
