package io.redoubt.foresight.search;

import io.redoubt.rules.input.PrintableText;

/**
 * An action of one piece on another, or a mandatory action about one piece.
 *
 * @param verb the procedure
 * @param by the piece that acts; empty for a mandatory action, which no player chooses
 * @param at the target piece
 * @param choice further options of the command; empty if there are none
 * @param stage the stage of the turn; actions of earlier stages are no longer possible after it
 */
public record Action(String verb, String by, String at, String choice, int stage) {
    /** Creates a mandatory action about a piece, which precedes all others in any stage. */
    public static Action owed(String verb, String at) {
        return new Action(verb, "", at, "", 0);
    }

    boolean isOwed() {
        return by.isEmpty();
    }

    /** Returns what is done, whichever piece does it. */
    Object task() {
        return new Action(verb, "", at, choice, stage);
    }

    /** Returns the command of the session. */
    @Override
    public String toString() {
        return verb
                + ' '
                + PrintableText.quoted(at)
                + (isOwed() ? "" : " --by " + PrintableText.quoted(by))
                + (choice.isEmpty() ? "" : ' ' + choice);
    }
}
