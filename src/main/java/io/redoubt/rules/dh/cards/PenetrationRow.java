package io.redoubt.rules.dh.cards;

import io.redoubt.umpire.RuleId;
import java.util.List;

/**
 * The ten penetration values of a weapon, looked up and never computed (DH-CARD-FMT-7).
 *
 * @param weapon whose row it is, as the card has it
 * @param values for the columns {@code <2}, 2 to 9 and {@code 10+}, in this order; never falling
 * @param cite the rule that is this row
 */
public record PenetrationRow(String weapon, List<Integer> values, RuleId cite) {
    /** How many columns a row has. */
    public static final int COLUMNS = 10;

    public PenetrationRow {
        values = List.copyOf(values);
    }

    /** Whether it is the row of this weapon: cards shorten its name. */
    boolean isOf(Weapon other) {
        return other.name().startsWith(weapon);
    }

    /** The value of a modified die: below 2 the first column, 10 and above the last. */
    public int at(int modifiedDie) {
        return values.get(Math.max(1, Math.min(COLUMNS, modifiedDie)) - 1);
    }
}
