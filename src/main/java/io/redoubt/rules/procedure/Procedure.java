package io.redoubt.rules.procedure;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.map.TableMap;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One procedure of a rulebook, written once for rolling, replaying and counting.
 *
 * @param <S> the situation: everything the rules look at
 * @param <O> the result: everything the rules bring about
 */
public interface Procedure<S, O> {
    /** The word on the command line. */
    String verb();

    /** One line for help. */
    String summary();

    Form<S> form();

    /** What the rules say before dice, refusals included; all of it, not only the first fault. */
    void check(S situation, Checklist checklist);

    /** What happens. Called only if {@link #check} found nothing against it. */
    O resolve(S situation, Umpire umpire);

    /** Every outcome this procedure knows, the mildest first. */
    List<String> outcomes();

    /** The outcomes a program is told of in this situation, probability 0 included; all of them, as a rule. */
    default List<String> outcomes(S situation) {
        return outcomes();
    }

    /**
     * The outcomes from the worst to the best for the side whose ruling it is; one that is left out is neither better
     * nor worse than any. Empty where outcomes have no such order.
     */
    default List<String> worstToBest() {
        return List.of();
    }

    /** What to ask instead of an outcome that this situation is not told by; empty where the list says enough. */
    default Optional<String> instead(S situation, String outcome) {
        return Optional.empty();
    }

    /** The outcomes a person wants to see in this situation; in the order of {@link #outcomes}. */
    default List<String> shown(S situation) {
        return outcomes(situation);
    }

    /** The outcome of a result. */
    String outcome(S situation, O result);

    /** The numbers the results of this situation carry. */
    default List<Quantity<O>> quantities(S situation) {
        return List.of();
    }

    /** The numbers that one result of this situation carries, by name. */
    default Map<String, Integer> amounts(S situation, O result) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (Quantity<O> quantity : quantities(situation)) {
            amounts.put(quantity.name(), quantity.of().applyAsInt(result));
        }
        return amounts;
    }

    /** Whether some of its questions are about a table that {@link #map} shows. */
    default boolean hasMap() {
        return false;
    }

    /** The table as it was judged, seen from above; empty where there is none. */
    default Optional<TableMap> map(S situation) {
        return Optional.empty();
    }

    /**
     * Why nobody can count the odds of this situation, however patient, and what to ask instead; empty as a rule. A
     * ruling with dice stands all the same.
     */
    default Optional<String> uncountable(S situation) {
        return Optional.empty();
    }

    /** What is being ruled on, for example {@code shooting at a Nest}. */
    Sentence headline(S situation);

    /** The result in words; the decisive ones are stressed. */
    Sentence verdict(S situation, O result);

    /** Which piece the word after the verb names: most procedures are done to something. */
    default Role subject() {
        return Role.AT;
    }

    /**
     * Whose owner makes a ruling where no piece is named to act: {@link Role#AT} for what befalls the piece it is
     * about, {@link Role#BY} for everything else, which is then of the side whose turn it is.
     */
    default Role actor() {
        return Role.BY;
    }

    /**
     * Fills the form from the pieces that were named; what was given wins. First comes what {@link #defaults} works out,
     * then every other input that says which of the pieces holds its value.
     *
     * @throws BadInput if a piece can have no part in it
     */
    default void fill(Participants who, PieceDefaults filled) {
        defaults(who, filled);
        filled.takeHeld(form(), who);
    }

    /**
     * Works out inputs from several values of the named pieces, or from the pieces around them.
     *
     * @throws BadInput if a piece can have no part in it
     */
    default void defaults(Participants who, PieceDefaults defaults) {
        // about no pieces
    }

    /**
     * What whoever acts may choose beside the two pieces, as a plan of the turn tries it: each choice as texts by input;
     * one without any as a rule.
     */
    default List<Map<String, String>> choices(Participants who) {
        return List.of(Map.of());
    }

    /** What players should think of before this is ruled on: the ruling stands all the same. */
    default List<Sentence> reminders(Participants who) {
        return List.of();
    }

    /**
     * The same, where it hangs on what is asked.
     *
     * @param asked the inputs as they were given and filled, of which some may not be readable
     */
    default List<Sentence> reminders(Participants who, Inputs asked) {
        return reminders(who);
    }

    /**
     * What a result leaves on the pieces that took part. Pure.
     *
     * @param asked the inputs the situation was read from, for what it does not keep
     */
    default List<Change> effects(S situation, O result, Inputs asked, Participants who) {
        return List.of();
    }

    /** Lines the help ends with, for inputs that need more than one line to explain; none as a rule. */
    default List<String> notes() {
        return List.of();
    }

    /** Worked examples; the first one stands in the help. */
    List<Example> examples();
}
