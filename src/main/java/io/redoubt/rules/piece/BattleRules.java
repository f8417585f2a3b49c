package io.redoubt.rules.piece;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/**
 * What a game keeps of its pieces between rulings: which kinds there are, and what a new turn brings. How pieces fill a
 * form and what a ruling does to them is for its procedure to say.
 *
 * <p>Pure: it answers from what it is handed, so a battle can be folded again from its journal.
 */
public interface BattleRules {
    /** A game that keeps nothing. */
    BattleRules NONE = List::of;

    /** The kinds of piece that can be put on the table. */
    List<PieceKind> kinds();

    /**
     * Makes sure that the named pieces can take part in a procedure, whatever it makes of them: that a piece is still
     * there, is of a kind that acts, and is free to act.
     *
     * @param verb of the procedure
     * @throws BadInput with the rule that rules a piece out
     */
    default void mayTakePart(Participants who, String verb) {
        // every piece may
    }

    /** Which values of a piece hold the name of another, so that a new name is known to both. */
    default List<String> namesOfPieces() {
        return List.of();
    }

    /**
     * The procedure that is run for a piece when its side's turn begins, if it needs one.
     *
     * @param table everything on the table as the turn begins
     */
    default Optional<UpkeepStep> upkeep(Piece piece, List<Piece> table) {
        return Optional.empty();
    }

    /**
     * What is due for a piece as each turn begins, in this order: once a turn, with the first side, whoever owns the
     * piece. Each of them finds the pieces as those before it left them.
     *
     * @param table everything on the table as the turn begins
     */
    default List<UpkeepStep> dueEachTurn(Piece piece, List<Piece> table) {
        return List.of();
    }

    /**
     * The phases of a side's turn in their order, where rulings hang on them; none as a rule. Whoever does not want to
     * keep them never says {@code next phase}.
     */
    default List<String> phases() {
        return List.of();
    }

    /**
     * The procedures that pieces can try in their side's turn against others, as a plan of the turn may: those of each
     * of its steps in the order of the steps. A piece does one thing in a step, and a step that is over does not come
     * back.
     */
    default List<List<String>> turnActions() {
        return List.of();
    }

    /**
     * The procedures that finish what a ruling left half done, as a plan has to play them: where something is {@link
     * #stillToDo} about a piece, and it alone fills one of them in, that comes before anything else, whoever plays.
     */
    default List<String> owedActions() {
        return List.of();
    }

    /**
     * What a plan leaves out on purpose, though a player may look for it: the roll that belongs to an attack, perhaps;
     * nothing as a rule.
     */
    default List<Sentence> leftOutOfPlans() {
        return List.of();
    }

    /**
     * The side whose turn a piece acts in: its owner's as a rule.
     *
     * @param table everything on the table
     * @return empty if nobody said
     */
    default String sideOf(Piece piece, List<Piece> table) {
        return piece.owner();
    }

    /** What is over for a piece when a phase of a side's turn begins, beside what ends with the turn. */
    default List<Expiry> phaseBegins(Piece piece, String side, String phase) {
        return List.of();
    }

    /** What a value of a piece is that was never said, where something else tells it: its card, perhaps. */
    default Optional<String> unsaid(Piece piece, Field<?> value) {
        return Optional.empty();
    }

    /** Whether several pieces may do one thing together, as one that acts: {@code --by a1+a2}. */
    default boolean actTogether() {
        return false;
    }

    /** Returns whether rulings of the game throw dice of so many sides: d6 as a rule. */
    default boolean throwsDice(int sides) {
        return sides == Die.D6.sides();
    }

    /** Values of pieces that no ruling asks for: the book leaves them to the players, who keep them in view. */
    default List<Field<?>> forPlayers() {
        return List.of();
    }

    /** What players still have to do about a piece, said where it comes about; nothing as a rule. */
    default Optional<Sentence> stillToDo(Piece piece) {
        return Optional.empty();
    }

    /** What has been said of a piece that cannot be, one thing beside the other, and how to mend it; empty if it can. */
    default Optional<String> contradiction(Piece piece) {
        return Optional.empty();
    }

    /** What rulings say they take for granted, where it may change which turn is best: who looks ahead says it too. */
    default List<Remark> takenForGranted() {
        return List.of();
    }

    /** What is over for a piece when a side's turn begins. */
    default List<Expiry> turnBegins(Piece piece, String side) {
        return List.of();
    }

    /**
     * The same where it hangs on other pieces as well.
     *
     * @param table everything on the table as the turn begins
     */
    default List<Expiry> turnBegins(Piece piece, String side, List<Piece> table) {
        return turnBegins(piece, side);
    }
}
