package io.redoubt.umpire;

import java.util.List;

/**
 * A dice total of a rulebook, looked up in a table or compared: a constant of the procedure that uses it.
 *
 * @param title the title in the book, for example {@code Armour Save}, with the rules that call for it
 * @param wish the totals that are better for the side that rolls
 * @param hand the side that rolls it
 */
public record TotalRoll(SentenceTemplate title, Wish wish, Test.Hand hand) {
    /** The totals that are better for the side that rolls. */
    public enum Wish {
        HIGH,
        LOW,
        /** No total is better than another, for example the die for a location. */
        NONE;
    }

    /** Returns the lookup of a title with its rules in brackets; only dice without a rulebook have no rules. */
    public static TotalRoll of(String title) {
        return new TotalRoll(SentenceTemplate.of(title), Wish.NONE, Test.Hand.ACTING);
    }

    /** Returns a lookup of the acting side in which a higher total is never worse. */
    public static TotalRoll high(String title) {
        return new TotalRoll(SentenceTemplate.of(title), Wish.HIGH, Test.Hand.ACTING);
    }

    /** Returns a lookup of the acting side in which a lower total is never worse. */
    public static TotalRoll low(String title) {
        return new TotalRoll(SentenceTemplate.of(title), Wish.LOW, Test.Hand.ACTING);
    }

    /** Returns this lookup, rolled by the opposing side. */
    public TotalRoll byOther() {
        return new TotalRoll(title, wish, Test.Hand.OTHER);
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
