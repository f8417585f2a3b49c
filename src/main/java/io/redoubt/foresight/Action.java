package io.redoubt.foresight;

import io.redoubt.rules.input.Escaped;

/**
 * Something one piece can do to another.
 *
 * @param verb the procedure
 * @param by the piece that acts
 * @param at the piece it is done to
 * @param stage when in a turn it is done: what belongs to an earlier stage is no longer done after it
 */
public record Action(String verb, String by, String at, int stage) {
    /** The command of the session. */
    @Override
    public String toString() {
        return verb + ' ' + Escaped.quoted(at) + " --by " + Escaped.quoted(by);
    }
}
