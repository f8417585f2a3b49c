package io.redoubt.foresight.search;

import io.redoubt.rules.input.PrintableText;
import org.jspecify.annotations.Nullable;

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

    // Written out, because those of a record are slow until they are compiled, and every move is looked up by its
    // action.

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Action that
                        && stage == that.stage
                        && by.equals(that.by)
                        && at.equals(that.at)
                        && verb.equals(that.verb)
                        && choice.equals(that.choice));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * (31 * by.hashCode() + at.hashCode()) + verb.hashCode()) + choice.hashCode()) + stage;
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
