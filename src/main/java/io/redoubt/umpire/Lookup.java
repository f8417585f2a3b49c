package io.redoubt.umpire;

import java.util.List;

/**
 * A dice total that a rulebook names, looked up or compared: a constant of the procedure that uses it.
 *
 * @param title the book's name, for example {@code Armour Save}, with the rules that call for it
 */
public record Lookup(Remark title) {
    /** Returns the lookup of a name with its rules in brackets; without them only for dice without a rulebook. */
    public static Lookup of(String title) {
        return new Lookup(Remark.of(title));
    }

    public String name() {
        return title.template();
    }

    /** Returns the rules that call for it, the main one first. */
    public List<RuleId> cites() {
        return title.cites();
    }

    @Override
    public String toString() {
        return name();
    }
}
