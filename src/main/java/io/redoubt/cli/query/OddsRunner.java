package io.redoubt.cli.query;

import io.redoubt.report.Answer;
import io.redoubt.report.QuestionSummary;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Computes the odds of several queries, of a table or a comparison. At a battle each query is filled from the pieces it
 * names; if these rule it out, that is its answer and the others continue.
 */
public final class OddsRunner {
    private final QueryEngine desk;
    private final Optional<BattleSeat> seat;
    private final Consumer<String> reminder;
    private final Set<String> reminded = new HashSet<>();

    /**
     * Creates a calculation.
     *
     * @param seat the battle whose pieces the queries may name
     * @param reminder receives each distinct warning against a query once
     */
    public OddsRunner(QueryEngine desk, Optional<BattleSeat> seat, Consumer<String> reminder) {
        this.desk = desk;
        this.seat = seat;
        this.reminder = reminder;
    }

    /** Returns a copy of this calculation that uses another engine. */
    public OddsRunner at(QueryEngine other) {
        return new OddsRunner(other, seat, reminder);
    }

    /** Reports the warnings against a query. Inputs given as lists are not compared with the table. */
    public void remind(Query query) {
        try {
            seat.filter(at -> at.mayRule(query)).ifPresent(at -> {
                PieceInputFiller.FilledQuery staged = at.fill(query);
                List<String> reminders = new ArrayList<>(staged.reminders());
                new DescribedPiece(staged.query(), at.battle().board())
                        .warning()
                        .ifPresent(reminders::add);
                reminders.stream().filter(reminded::add).forEach(reminder);
            });
        } catch (NotAllowedException e) {
            // The answer of this query shows it.
        }
    }

    /** Returns the answer to a query. */
    public Answer answer(Query query) {
        // A query that is ruled out still has to show its pieces.
        Query named = seat.map(at -> new PieceInputFiller(at.battle().board()).named(query))
                .orElse(query);
        try {
            return desk.answer(staged(named));
        } catch (NotAllowedException e) {
            return new Answer.RuledOut(unread(named), String.valueOf(e.getMessage()));
        }
    }

    private Query staged(Query query) {
        if (seat.isEmpty() || !seat.get().mayRule(query)) {
            return query;
        }
        Query staged = seat.get().fill(query).query();
        desk.mustKnowNames(staged, seat.get().battle().board());
        return staged;
    }

    /** Returns the description of a query whose inputs were not read. */
    private static QuestionSummary unread(Query query) {
        Procedure<?, ?> procedure = query.procedure();
        return new QuestionSummary(
                query.game().key(),
                query.game().title(),
                procedure.verb(),
                Sentence.of(SentenceTemplate.of("{}"), procedure.summary()),
                Map.of(),
                query.inputs().keySet(),
                Map.of(),
                List.of(),
                Map.of(),
                Map.of(),
                query.cards(),
                query.pieces());
    }
}
