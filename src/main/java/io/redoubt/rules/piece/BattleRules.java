package io.redoubt.rules.piece;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;
import java.util.Optional;

/**
 * The rules for a game's pieces between rulings: their kinds, and the events of a new turn. Each procedure defines how
 * pieces fill its form and how a ruling changes them.
 *
 * <p>All methods are pure, so that a battle can be folded again from its journal.
 */
public interface BattleRules {
    /** A game without pieces. */
    BattleRules NONE = List::of;

    /** Returns the kinds of piece that can be put on the table. */
    List<PieceKind> kinds();

    /**
     * Checks that the named pieces can take part in a procedure: that each still exists, is of a kind that acts, and is
     * free to act.
     *
     * @param verb the verb of the procedure
     * @throws BadInputException with the rule that excludes a piece
     */
    default void mayTakePart(Participants who, String verb) {
        // every piece can take part
    }

    /** Returns the values of pieces that hold names of other pieces, so that renaming updates both. */
    default List<String> namesOfPieces() {
        return List.of();
    }

    /**
     * Returns the procedures due for a piece as its side's turn begins, in order; usually none.
     *
     * @param table all pieces on the table as the turn begins
     */
    default List<UpkeepStep> upkeep(Piece piece, List<Piece> table) {
        return List.of();
    }

    /**
     * Returns the procedures due for a piece as each turn begins, in order: once per turn, with the first side,
     * whichever side owns the piece. Each sees the changes of those before it.
     *
     * @param table all pieces on the table as the turn begins
     */
    default List<UpkeepStep> dueEachTurn(Piece piece, List<Piece> table) {
        return List.of();
    }

    /**
     * Returns the phases of a side's turn in order, if rulings depend on them; usually none. A group that does not
     * track them never uses {@code next phase}.
     */
    default List<String> phases() {
        return List.of();
    }

    /**
     * Returns the procedures that pieces can try against others in their side's turn, for plans: one list per step of
     * the turn, in order. A piece acts once per step, and earlier steps do not come back.
     */
    default List<List<String>> turnActions() {
        return List.of();
    }

    /**
     * Returns the procedures that complete a ruling, for plans: if something is {@link #pendingAction} about a piece,
     * and the piece alone fills one of them in, it precedes all other actions, whichever side plays.
     */
    default List<String> mandatoryActions() {
        return List.of();
    }

    /**
     * Returns what plans exclude deliberately although players may expect it, for example the roll that is part of an
     * attack; usually nothing.
     */
    default List<Sentence> planExclusions() {
        return List.of();
    }

    /**
     * Returns the side in whose turn a piece acts; usually its owner.
     *
     * @param table all pieces on the table
     * @return the side; empty if unknown
     */
    default String sideOf(Piece piece, List<Piece> table) {
        return piece.owner();
    }

    /** Returns whether a piece is out of action for good, for example destroyed or eliminated. */
    default boolean isGone(Piece piece) {
        return false;
    }

    /**
     * Returns the other name of a piece that acts or is a target, so that plans try it under one name only: the piece of
     * which every ruling is the same, for example the hex of its only unit; usually none.
     *
     * @param table all pieces on the table
     */
    default Optional<Piece> sameAs(Piece piece, Role role, List<Piece> table) {
        return Optional.empty();
    }

    /** Returns the effects on a piece that expire when a phase begins, besides those that end with the turn. */
    default List<Expiry> phaseBegins(Piece piece, String side, String phase) {
        return List.of();
    }

    /** Returns the value of an unset field if something else implies it, for example the card of the piece. */
    default Optional<String> impliedValue(Piece piece, InputField<?> value) {
        return Optional.empty();
    }

    /** Returns whether several pieces may act together as one: {@code --by a1+a2}. */
    default boolean actTogether() {
        return false;
    }

    /** Returns whether rulings of the game use dice with this number of sides; usually d6 only. */
    default boolean throwsDice(int sides) {
        return sides == Die.D6.sides();
    }

    /**
     * Returns the fields of pieces that no ruling reads: the book leaves them to the players, who keep track of them.
     */
    default List<InputField<?>> playerTrackedFields() {
        return List.of();
    }

    /** Returns what players still have to do about a piece, displayed as soon as it applies; usually nothing. */
    default Optional<Sentence> pendingAction(Piece piece) {
        return Optional.empty();
    }

    /** Returns the error for values of a piece that contradict each other, with advice; empty if they do not. */
    default Optional<String> contradiction(Piece piece) {
        return Optional.empty();
    }

    /** Returns the assumptions of rulings that may change the best turn; look-ahead commands display them too. */
    default List<SentenceTemplate> assumptions() {
        return List.of();
    }

    /** Returns the effects on a piece that expire when a side's turn begins. */
    default List<Expiry> turnBegins(Piece piece, String side) {
        return List.of();
    }

    /**
     * Returns the effects on a piece that expire when a side's turn begins, if they also depend on other pieces.
     *
     * @param table all pieces on the table as the turn begins
     */
    default List<Expiry> turnBegins(Piece piece, String side, List<Piece> table) {
        return turnBegins(piece, side);
    }
}
