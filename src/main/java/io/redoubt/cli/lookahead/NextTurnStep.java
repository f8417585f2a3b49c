package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.battle.PhaseStart;
import io.redoubt.battle.TurnStart;
import io.redoubt.cli.query.Query;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.TurnStep;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The beginning of the next turn, with all rolls made then. */
final class NextTurnStep implements TurnStep {
    private final RuleSet game;
    private final BoardRulings rulings;
    private final Map<String, String> readings;

    /**
     * Creates the step to the next turn.
     *
     * @param readings the reading of disputed rules, by key; takes precedence over the readings of the table
     */
    NextTurnStep(RuleSet game, BoardRulings rulings, Map<String, String> readings) {
        this.game = game;
        this.rulings = rulings;
        this.readings = readings;
    }

    @Override
    public StepResult on(Board board) {
        TurnStart turn = TurnStart.after(board);
        return begun(board, turn.duties(board, game.battleRules()), turn.changes(board, game.battleRules()));
    }

    @Override
    public Optional<Step> part(String name) {
        return Optional.of(board -> {
            TurnStart turn = TurnStart.after(board);
            Piece piece = board.piece(name).orElseThrow();
            List<Change> lapses = new ArrayList<>();
            game.battleRules()
                    .turnBegins(piece, turn.side(), board.pieces())
                    .forEach(lapse -> lapses.addAll(lapse.changes()));
            return begun(board, turn.duties(piece, board, game.battleRules()), lapses);
        });
    }

    /**
     * Returns what comes of the procedures that are due, one after the other.
     *
     * @param lapses the changes after them
     */
    private StepResult begun(Board board, List<TurnStart.UpkeepRuling> duties, List<Change> lapses) {
        Map<List<Change>, Fraction> begun = Map.of(List.of(), Fraction.ONE);
        for (TurnStart.UpkeepRuling duty : duties) {
            Map<List<Change>, Fraction> after = new LinkedHashMap<>();
            begun.forEach((before, chance) -> rule(duty, before.isEmpty() ? board : board.with(before))
                    .forEach((changes, share) ->
                            after.merge(both(before, changes), chance.times(share), Fraction::plus)));
            begun = after;
        }
        List<OutcomeBranch> ways = new ArrayList<>();
        begun.forEach((changes, chance) -> ways.add(new OutcomeBranch("", chance, both(changes, lapses))));
        return new StepResult.Done(ways, List.of(), List.of());
    }

    private static List<Change> both(List<Change> first, List<Change> then) {
        List<Change> both = new ArrayList<>(first);
        both.addAll(then);
        return both;
    }

    /** Returns the changes that a procedure makes, with their probabilities. */
    private Map<List<Change>, Fraction> rule(TurnStart.UpkeepRuling duty, Board board) {
        StepResult upshot = rulings.resolve(Query.due(game, duty).settledBy(readings), board);
        if (!(upshot instanceof StepResult.Done happens)) {
            if (upshot instanceof StepResult.NotDone not && not.cause() != StepResult.Cause.FORBIDDEN) {
                throw new BadInputException(not.reason());
            }
            return Map.of(List.of(), Fraction.ONE); // earlier rulings of this turn start left nothing to rule on
        }
        Map<List<Change>, Fraction> after = new LinkedHashMap<>();
        happens.ways().forEach(way -> after.merge(way.changes(), way.chance(), Fraction::plus));
        return after;
    }

    /** Returns the step to the next phase, or to the next turn after the last phase. */
    Step phase() {
        return board -> {
            Optional<PhaseStart> next = PhaseStart.after(board, game.battleRules());
            return next.isEmpty()
                    ? on(board)
                    : new StepResult.Done(
                            List.of(new OutcomeBranch(
                                    "", Fraction.ONE, next.get().changes(board, game.battleRules()))),
                            List.of(),
                            List.of());
        };
    }
}
