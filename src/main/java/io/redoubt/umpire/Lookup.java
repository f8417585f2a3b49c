package io.redoubt.umpire;

import java.util.List;

/**
 * A dice total that a rulebook names, looked up or compared: a constant of the procedure that uses it.
 *
 * @param name the book's name, for example {@code Armour Save}
 * @param cites the rules that call for it, the main one first; empty only for dice without a rulebook
 */
public record Lookup(String name, List<RuleId> cites) {
    public static Lookup of(String name, RuleId... cites) {
        return new Lookup(name, List.of(cites));
    }

    @Override
    public String toString() {
        return name;
    }
}
