package io.redoubt.rules.file;

import io.redoubt.rules.input.BadValue;

/** Reads the language of a file; given from outside, so that no rule set knows one. */
public interface TableParser {
    /**
     * The keys and values of a text.
     *
     * @throws BadValue naming the line of the first mistake
     */
    Table parse(String text);
}
