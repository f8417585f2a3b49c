package io.redoubt.rules.procedure;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.umpire.AnswerLength;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One procedure of a rulebook, written once for rolling, replaying and counting.
 *
 * @param <S> the situation: everything the rules read
 * @param <O> the result: everything the rules determine
 */
public interface Procedure<S, O> {
    /** Returns the word on the command line. */
    String verb();

    /** Returns one line of help. */
    String summary();

    Form<S> form();

    /** Adds all findings before dice, including refusals, not only the first fault. */
    void check(S situation, Checklist checklist);

    /** Resolves the situation; called only if {@link #check} found no objection. */
    O resolve(S situation, Umpire umpire);

    /** Returns every outcome of this procedure, the mildest first. */
    List<String> outcomes();

    /** Returns the outcomes listed for programs in this situation, including those of probability 0; usually all. */
    default List<String> outcomes(S situation) {
        return outcomes();
    }

    /**
     * Returns the outcomes from the worst to the best for the side that makes the ruling; an omitted one is neither
     * better nor worse than any other. Empty if outcomes have no such order.
     */
    default List<String> worstToBest() {
        return List.of();
    }

    /**
     * Returns a suggestion for an outcome that this situation never reports; empty if listing the possible outcomes is
     * enough.
     */
    default Optional<String> suggestionFor(S situation, String outcome) {
        return Optional.empty();
    }

    /** Returns the outcomes to display in this situation, in the order of {@link #outcomes}. */
    default List<String> displayedOutcomes(S situation) {
        return outcomes(situation);
    }

    /** Returns the outcome of a result. */
    String outcome(S situation, O result);

    /** Returns the quantities of the results of this situation. */
    default List<Quantity<O>> quantities(S situation) {
        return List.of();
    }

    /** Returns the quantities of one result of this situation, by name. */
    default Map<String, Integer> amounts(S situation, O result) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (Quantity<O> quantity : quantities(situation)) {
            amounts.put(quantity.name(), quantity.of().applyAsInt(result));
        }
        return amounts;
    }

    /** Returns whether some of its questions are about a table that {@link #map} displays. */
    default boolean hasMap() {
        return false;
    }

    /** Returns a map of the table as it was judged; empty if there is none. */
    default Optional<TableMap> map(S situation) {
        return Optional.empty();
    }

    /**
     * Returns the reason why the odds of this situation cannot be counted in any time, with advice; usually empty. A
     * ruling with dice is possible anyway.
     */
    default Optional<String> uncountable(S situation) {
        return Optional.empty();
    }

    /**
     * Returns the size of an answer with all odds, for procedures whose answers can be too long to read; usually empty.
     */
    default Optional<AnswerLength> length(S situation) {
        return Optional.empty();
    }

    /** Returns the subject of the ruling, for example {@code shooting at a Nest}. */
    Sentence headline(S situation);

    /** Returns the result in words; the decisive words are emphasised. */
    Sentence verdict(S situation, O result);

    /** Returns the kinds of pieces that take part in a role, if the procedure names them; those of a rule file do. */
    default Optional<List<String>> kinds(Role role) {
        return Optional.empty();
    }

    /** Returns the piece that an input describes, if the procedure tells; those of a rule file do. */
    default Optional<Role> described(InputField<?> field) {
        return Optional.empty();
    }

    /** Returns the role of the piece named after the verb; for most procedures the target. */
    default Role subject() {
        return Role.AT;
    }

    /**
     * Returns the role whose owner makes a ruling without an acting piece: {@link Role#AT} for what happens to its
     * piece, {@link Role#BY} for all others, which then belong to the side whose turn it is.
     */
    default Role actor() {
        return Role.BY;
    }

    /**
     * Returns the role as {@link #actor()} does, for a procedure whose inputs may turn an action into what happens to
     * its piece.
     *
     * @param inputs the inputs of the query, by name
     */
    default Role actor(Map<String, String> inputs) {
        return actor();
    }

    /**
     * Fills the form from the named pieces; given inputs have priority. First come the values of {@link #defaults},
     * then all other inputs whose holder is one of the pieces.
     *
     * @throws BadInputException if a piece cannot take part
     */
    default void fill(Participants who, PieceDefaults filled) {
        defaults(who, filled);
        filled.takeHeld(form(), who);
    }

    /**
     * Derives inputs from several values of the named pieces, or from the pieces around them.
     *
     * @throws BadInputException if a piece cannot take part
     */
    default void defaults(Participants who, PieceDefaults defaults) {
        // takes nothing from pieces
    }

    /**
     * Returns the further choices of an acting piece besides the two pieces, for plans: each choice as texts by input;
     * usually one without inputs.
     */
    default List<Map<String, String>> choices(Participants who) {
        return List.of(Map.of());
    }

    /** Returns the warnings before a ruling; the ruling is made anyway. */
    default List<Reminder> reminders(Participants who) {
        return List.of();
    }

    /**
     * Returns the warnings before a ruling, if they depend on the inputs.
     *
     * @param asked the given and filled inputs, some of which may be unreadable
     */
    default List<Reminder> reminders(Participants who, Inputs asked) {
        return reminders(who);
    }

    /**
     * Returns the changes of a result to the pieces that took part; a pure function.
     *
     * @param asked the inputs of the situation, for values that it does not keep
     */
    default List<Change> effects(S situation, O result, Inputs asked, Participants who) {
        return List.of();
    }

    /**
     * Returns the names of the units that the steps tell of, in the order in which the situation has them; empty if they
     * are not, or cannot be told to be, on the table.
     */
    default List<String> names(S situation, O result, Inputs asked, Participants who) {
        return List.of();
    }

    /** Returns the last lines of the help, for inputs that need a longer explanation; usually none. */
    default List<String> notes() {
        return List.of();
    }

    /** Returns worked examples; the first one is part of the help. */
    List<Example> examples();
}
