package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.battle.PhaseStart;
import io.redoubt.battle.TurnStart;
import io.redoubt.cli.query.Query;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The beginning of the next turn, with all rolls made then. */
final class NextTurnStep implements Step {
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

    /** An intermediate state while the turn begins, with the changes so far. */
    private record Begun(Board board, List<Change> changes) {
        Begun with(List<Change> more) {
            List<Change> all = new ArrayList<>(changes);
            all.addAll(more);
            return new Begun(board.with(more), all);
        }
    }

    @Override
    public StepResult on(Board board) {
        TurnStart turn = TurnStart.after(board);
        Map<Begun, Fraction> begun = Map.of(new Begun(board, List.of()), Fraction.ONE);
        for (TurnStart.UpkeepRuling duty : turn.duties(board, game.battleRules())) {
            Map<Begun, Fraction> after = new LinkedHashMap<>();
            begun.forEach((before, chance) ->
                    rule(duty, before).forEach((now, share) -> after.merge(now, chance.times(share), Fraction::plus)));
            begun = after;
        }
        List<Change> lapses = turn.changes(board, game.battleRules());
        List<OutcomeBranch> ways = new ArrayList<>();
        begun.forEach((now, chance) ->
                ways.add(new OutcomeBranch("", chance, now.with(lapses).changes())));
        return new StepResult.Done(ways, List.of(), List.of());
    }

    private Map<Begun, Fraction> rule(TurnStart.UpkeepRuling duty, Begun before) {
        StepResult upshot = rulings.resolve(Query.due(game, duty).settledBy(readings), before.board());
        if (!(upshot instanceof StepResult.Done happens)) {
            if (upshot instanceof StepResult.NotDone not && not.cause() != StepResult.Cause.FORBIDDEN) {
                throw new BadInputException(not.reason());
            }
            return Map.of(before, Fraction.ONE); // earlier rulings of this turn start left nothing to rule on
        }
        Map<Begun, Fraction> after = new LinkedHashMap<>();
        for (OutcomeBranch way : happens.ways()) {
            after.merge(before.with(way.changes()), way.chance(), Fraction::plus);
        }
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
