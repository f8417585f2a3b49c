package io.redoubt.battle;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.question.Resolution;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.DiceMismatchException;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.SeededFaces;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Repeats a ruling by the current rules, from its inputs and its dice, and compares every part of it. */
final class RulingChecker {
    private final Function<String, Optional<RuleSet>> games;
    private final Patience patience;
    private final OddsVerifier odds = new OddsVerifier();

    /**
     * Creates a checker.
     *
     * @param games the rule sets by their keys
     * @param patience the time allowed to compute the odds of one ruling
     */
    RulingChecker(Function<String, Optional<RuleSet>> games, Patience patience) {
        this.games = games;
        this.patience = patience;
    }

    /** Returns the number of rulings whose odds take longer to compute than allowed. */
    int uncounted() {
        return odds.uncounted();
    }

    /**
     * Compares a ruling.
     *
     * @param board the table it was made at
     * @throws MismatchException if these rules give another ruling
     */
    void check(Ruling ruling, Board board) {
        try {
            ruledOn(ruling, board);
        } catch (BadInputException | BadValueException | DiceMismatchException | ComputationAbortedException e) {
            throw MismatchException.of("it cannot be resolved: " + e.getMessage());
        }
    }

    private void ruledOn(Ruling ruling, Board board) {
        RecordedQuery call = ruling.call();
        RuleSet game = games.apply(call.game()).orElseThrow(() -> MismatchException.of("unknown game " + call.game()));
        Procedure<?, ?> procedure =
                game.procedure(call.verb()).orElseThrow(() -> MismatchException.of("no procedure " + call.verb()));
        Participants who = board.participants(call.by(), call.at());
        supplied(game, procedure, call, who);
        MismatchException.unless(
                call.readings().keySet().containsAll(board.readings().keySet()),
                "it ignored the group's settled readings");
        Budget budget = Budget.of(patience);
        Inputs inputs = new Inputs(call.inputs(), call.readings(), budget::spendOrAdvise);
        Question<?, ?> question = Question.of(procedure, inputs, budget);
        MismatchException.unless(question.isAllowed(), "the rules do not allow it");
        dice(ruling, question);
        Resolution<?> again = question.roll(new EnteredFaces(ruling.thrown().faces()));
        Consequence<?> came = again.consequence();
        MismatchException.unless(
                again.faces().equals(ruling.thrown().faces()), "it records more dice than the ruling used");
        MismatchException.unless(
                came.outcome().equals(ruling.outcome()),
                "its dice give " + came.outcome() + ", not " + ruling.outcome());
        // Earlier versions recorded fewer quantities, and named impossible outcomes.
        MismatchException.unless(
                came.amounts().entrySet().containsAll(ruling.amounts().entrySet()),
                "its numbers do not follow from its dice");
        MismatchException.unless(
                Roll.agree(Roll.of(again.steps()), ruling.rolls()), "its rolls do not follow from its dice");
        MismatchException.unless(odds.agree(ruling, question), "its recorded odds are wrong");
        MismatchException.unless(
                fit(
                        ruling,
                        came,
                        new KeptAnswers(board, game)
                                .of(call, procedure, call.inputs().keySet()),
                        board),
                "its changes to the pieces do not follow from its outcome");
    }

    /** Returns whether changes are some that keep answers, followed by the consequences of the ruling. */
    private static boolean fit(Ruling ruling, Consequence<?> came, List<Change> kept, Board board) {
        List<Change> effects = ruling.effects();
        for (int i = 0; i <= effects.size(); i++) {
            List<Change> answers = effects.subList(0, i);
            Participants who = board.with(answers)
                    .participants(ruling.call().by(), ruling.call().at());
            if (came.effects(who).equals(effects.subList(i, effects.size()))) {
                return true;
            }
            if (i < effects.size() && !kept.contains(effects.get(i))) {
                return false;
            }
        }
        return false;
    }

    private static void supplied(RuleSet game, Procedure<?, ?> procedure, RecordedQuery call, Participants who) {
        Map<String, String> given = new HashMap<>(call.inputs());
        given.keySet().removeAll(call.sources().keySet());
        PieceDefaults defaults = game.fill(procedure, who, given);
        for (Map.Entry<String, String> source : call.sources().entrySet()) {
            String field = source.getKey();
            MismatchException.unless(
                    source.getValue().equals(defaults.sources().get(field))
                            && String.valueOf(defaults.texts().get(field))
                                    .equals(call.inputs().get(field)),
                    source.getValue() + " did not have this " + field + " then");
        }
    }

    /** Checks that the program's dice are those of the seed. */
    private static void dice(Ruling ruling, Question<?, ?> question) {
        DiceRecord thrown = ruling.thrown();
        if (thrown.isRolled()) {
            SeededFaces seeded = new SeededFaces(Seed.parse(thrown.seed()).orElseThrow());
            Resolution<?> rolledAgain = question.roll(new ReplayFaces(thrown, seeded));
            MismatchException.unless(rolledAgain.faces().equals(thrown.faces()), "its dice are not those of its seed");
        }
    }
}
