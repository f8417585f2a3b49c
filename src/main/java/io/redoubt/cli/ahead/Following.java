package io.redoubt.cli.ahead;

import io.redoubt.battle.Board;
import io.redoubt.battle.PhaseStart;
import io.redoubt.battle.TurnStart;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.GoalReader;
import io.redoubt.foresight.Outlook;
import io.redoubt.foresight.Sequence;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.Upshot;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.RuledOut;
import io.redoubt.rules.piece.BattleRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Steps read and followed one after the other. */
final class Following {
    private final StepReader reader;
    private final Sequence sequence;
    private final List<String> told = new ArrayList<>();

    /** The table as if nobody had done anything: the steps that set it, and turns as they begin. */
    private Board before;

    private Board set;
    private boolean setting = true;

    Following(StepReader reader, Sequence sequence, Board start) {
        this.reader = reader;
        this.sequence = sequence;
        this.before = start;
        this.set = start;
    }

    /** Follows one more step; what is wrong with it by itself is an error, what a branch lost is not. */
    void take(List<String> words) {
        int number = told.size() + 1;
        try {
            StepReader.Read step = reader.read(words);
            List<Step> tries = step.tries(before);
            if (tries.size() > 1) {
                tries.forEach(one -> mustMakeSense(one, sequence.outlook()));
            }
            mustBeDone(sequence.take(number, step.step(before)));
            setting &= step.nature() == StepReader.Nature.SETTING;
            if (setting) {
                set = sequence.outlook().chances().keySet().iterator().next();
            }
            before = untouched(step);
            told.add(step.text());
        } catch (RuledOut e) {
            throw new ForbiddenStep(number, String.valueOf(e.getMessage()));
        } catch (BadInput e) {
            throw new BadInput("step " + number + ": " + e.getMessage());
        }
    }

    /** The table as if nobody had done anything, after one more step: what a turn rolls is left out, too. */
    private Board untouched(StepReader.Read step) {
        BattleRules rules = reader.game().battleRules();
        return switch (step.nature()) {
            case SETTING ->
                step.step(before).on(before) instanceof Upshot.Happens happens
                        ? before.with(happens.ways().get(0).changes())
                        : before;
            case PHASE ->
                PhaseStart.after(before, rules)
                        .map(phase -> before.with(phase.changes(before, rules)))
                        .orElseGet(() -> turned(rules));
            case TURN -> turned(rules);
            case RULING -> before;
        };
    }

    private Board turned(BattleRules rules) {
        return before.with(TurnStart.after(before).changes(before, rules));
    }

    /** What is done in no branch was mistaken by itself; while the table is set there is but one. */
    private void mustBeDone(List<Sequence.Missed> missed) {
        Fraction never = Fraction.ZERO;
        for (Sequence.Missed each : missed) {
            never = never.plus(each.chance());
        }
        for (Sequence.Missed each : missed) {
            boolean mistake = each.cause() == Upshot.Cause.MISTAKEN || each.cause() == Upshot.Cause.LACKING;
            if (never.equals(Fraction.ONE) && mistake) {
                throw new BadInput(each.reason());
            }
            if (never.equals(Fraction.ONE) && setting && each.cause() == Upshot.Cause.FORBIDDEN) {
                throw new RuledOut(each.reason());
            }
        }
    }

    /** What can be done on no board at all is no fallback that was not needed, but a slip. */
    private static void mustMakeSense(Step step, Outlook outlook) {
        String mistake = "";
        for (Board board : outlook.chances().keySet()) {
            if (!(step.on(board) instanceof Upshot.NotDone not) || not.cause() != Upshot.Cause.MISTAKEN) {
                return;
            }
            mistake = mistake.isEmpty() ? not.reason() : mistake;
        }
        throw new BadInput(mistake);
    }

    /** Reads a goal; a piece that a step put on the table may be meant too. */
    Goal goal(String text) {
        try {
            return GoalReader.read(text, set, reader.game().battleRules());
        } catch (BadInput e) {
            for (Board board : sequence.outlook().chances().keySet()) {
                if (board.pieces().size() > set.pieces().size()) {
                    return GoalReader.read(text, board, reader.game().battleRules());
                }
            }
            throw e;
        }
    }

    /** What the steps so far come to. */
    Foreseen foreseen(Map<String, Goal> goals, Hearings hearings) {
        return new Foreseen(reader.game(), List.copyOf(told), set, sequence, goals, hearings);
    }
}
