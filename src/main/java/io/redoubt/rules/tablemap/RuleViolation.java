package io.redoubt.rules.tablemap;

/** A place where a rule is broken. */
public sealed interface RuleViolation {
    /** Returns the number of the broken rule in its check, from 1. */
    int number();

    /**
     * A rule broken by an item.
     *
     * @param item the name of the item
     */
    record On(int number, String item) implements RuleViolation {}

    /**
     * A rule broken by the distance between two items.
     *
     * @param length the length of the distance, in words
     */
    record Between(int number, Point from, Point to, String length) implements RuleViolation {}
}
