package io.redoubt.umpire;

import java.util.List;

/**
 * A dice total of a rulebook, looked up in a table or compared: a constant of the procedure that uses it.
 *
 * @param title the title in the book, for example {@code Armour Save}, with the rules that call for it
 */
public record TotalRoll(SentenceTemplate title) {
    /** Returns the lookup of a title with its rules in brackets; only dice without a rulebook have no rules. */
    public static TotalRoll of(String title) {
        return new TotalRoll(SentenceTemplate.of(title));
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
