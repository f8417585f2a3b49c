package io.redoubt.cli.answering;

import io.redoubt.report.Answer;
import io.redoubt.report.Asked;
import io.redoubt.rules.input.RuledOut;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Counts one question after another: those of a table, or those set beside each other. At a battle each is filled from
 * its own pieces; what the pieces rule out is an answer then, and not the end of all others.
 */
public final class Counting {
    private final AnswerDesk desk;
    private final Optional<BattleDesk> seat;
    private final Consumer<String> reminder;
    private final Set<String> reminded = new HashSet<>();

    /**
     * Counts questions.
     *
     * @param seat the battle whose pieces they may name
     * @param reminder takes what speaks against a question, each once
     */
    public Counting(AnswerDesk desk, Optional<BattleDesk> seat, Consumer<String> reminder) {
        this.desk = desk;
        this.seat = seat;
        this.reminder = reminder;
    }

    /** The same, asked of another desk. */
    public Counting at(AnswerDesk other) {
        return new Counting(other, seat, reminder);
    }

    /** Tells what speaks against one of them; lists among its values speak for themselves. */
    public void remind(Query query) {
        try {
            seat.filter(at -> at.mayRule(query))
                    .ifPresent(at -> at.stage(query).reminders().stream()
                            .filter(reminded::add)
                            .forEach(reminder));
        } catch (RuledOut e) {
            // Its answer says so.
        }
    }

    /** The answer to one of them. */
    public Answer answer(Query query) {
        // Who is ruled out is to be named.
        Query named = seat.map(at -> new PieceFilling(at.battle().board()).named(query))
                .orElse(query);
        try {
            return desk.answer(staged(named));
        } catch (RuledOut e) {
            return new Answer.RuledOut(unread(named), String.valueOf(e.getMessage()));
        }
    }

    private Query staged(Query query) {
        if (seat.isEmpty() || !seat.get().mayRule(query)) {
            return query;
        }
        Query staged = seat.get().stage(query).query();
        desk.mustKnowNames(staged, seat.get().battle().board());
        return staged;
    }

    /** What is known of a question that nobody read. */
    private static Asked unread(Query query) {
        Procedure<?, ?> procedure = query.procedure();
        return new Asked(
                query.game().key(),
                query.game().title(),
                procedure.verb(),
                Sentence.of(Remark.of("{}"), procedure.summary()),
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
