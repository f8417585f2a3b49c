package io.redoubt.rules;

/** Reads the language of a file; given from outside, so that no rule set knows one. */
public interface TableParser {
    /**
     * The keys and values of a text.
     *
     * @throws BadValue naming the line of the first mistake
     */
    Table parse(String text);
}
