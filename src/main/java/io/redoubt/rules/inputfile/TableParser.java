package io.redoubt.rules.inputfile;

import io.redoubt.rules.input.BadValueException;

/** Parses the language of a file; injected, so that no rule set depends on one. */
public interface TableParser {
    /**
     * Returns the keys and values of a text.
     *
     * @throws BadValueException naming the line of the first error
     */
    FileTable parse(String text);
}
