package io.redoubt.rules.map;

/** Where a rule is broken. */
public sealed interface Flaw {
    /** Which of the broken rules of its check, from 1. */
    int number();

    /**
     * By an item.
     *
     * @param item its name
     */
    record On(int number, String item) implements Flaw {}

    /**
     * By the way between two items.
     *
     * @param length how long it is, in words
     */
    record Between(int number, Point from, Point to, String length) implements Flaw {}
}
