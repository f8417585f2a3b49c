package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.NamedConstant;

/** A letter of the Armour Elimination Table: Anti-Tank Firepower of a weapon, or an Armour Factor. */
public enum ArmourLetter implements NamedConstant {
    A(0),
    B(1),
    C(2),
    D(3),
    E(4),
    F(5);

    /** The number to eliminate equal letters; each step of firepower above armour adds two. */
    private static final int EQUAL = 7;

    private static final int STEP = 2;

    /** The number from which the table has an E: eliminated without a roll. */
    public static final int AUTOMATIC = 13;

    /** The least number with a roll; below it the table has a dash: no effect. */
    public static final int LEAST = 3;

    private final int level;

    ArmourLetter(int level) {
        this.level = level;
    }

    /**
     * Returns the Elimination Number of this firepower against that armour; {@link #AUTOMATIC} or more needs no roll.
     */
    public int against(ArmourLetter armour) {
        return EQUAL + STEP * (level - armour.level);
    }

    @Override
    public String id() {
        return name();
    }

    @Override
    public String words() {
        return name();
    }
}
