package io.redoubt.foresight;

import io.redoubt.rules.input.Escaped;

/**
 * Something one piece can do to another, or that has to be done about one.
 *
 * @param verb the procedure
 * @param by the piece that acts; empty for what is owed, which nobody chooses
 * @param at the piece it is done to
 * @param choice what whoever acts says beside the two, as options of the command; empty if nothing
 * @param stage when in a turn it is done: what belongs to an earlier stage is no longer done after it
 */
public record Action(String verb, String by, String at, String choice, int stage) {
    /** What has to be done about a piece before anybody does anything else, in whatever stage. */
    public static Action owed(String verb, String at) {
        return new Action(verb, "", at, "", 0);
    }

    boolean isOwed() {
        return by.isEmpty();
    }

    /** The command of the session. */
    @Override
    public String toString() {
        return verb
                + ' '
                + Escaped.quoted(at)
                + (isOwed() ? "" : " --by " + Escaped.quoted(by))
                + (choice.isEmpty() ? "" : ' ' + choice);
    }
}
