package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.FaceRules;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Attempts that follow one another; of those that a condition picks, if it has one.
 *
 * @param noun the name of one attempt
 * @param natural the place of the natural face of a die that passed, if the body uses it
 * @param line the line of the rule file
 */
public record Each(String noun, Expression times, Picks picks, Block body, Optional<Slot> natural, int line)
        implements Statement {
    /** Selection of the attempts to resolve. */
    public sealed interface Picks {}

    /** Nothing. */
    public record Every() implements Picks {}

    /** A test, whose dice are rolled together. */
    public record ByRoll(DiceExpression.RollTest roll) implements Picks {}

    /** A condition, which is tried for all of them first. */
    public record ByTrial(Expression condition) implements Picks {}

    @Override
    public Flow run(Frame frame) {
        int number = DiceExpression.times(times.value(frame), line);
        Umpire umpire = frame.umpire();
        Turn turn = Turn.of(body, frame, natural);
        List<Value> end;
        if (picks instanceof ByRoll by) {
            end = volley(by.roll(), number, turn, frame);
        } else if (picks instanceof ByTrial by) {
            end = umpire.volley(
                    "Try",
                    number,
                    rolling -> by.condition().isTrue(frame.with(frame.copy(), rolling)),
                    noun,
                    turn.start(),
                    turn);
        } else {
            end = umpire.repeat(noun, number, turn.start(), turn);
        }
        body.restore(end, frame);
        return Flow.Going.ON;
    }

    private List<Value> volley(DiceExpression.RollTest roll, int number, Turn turn, Frame frame) {
        RequiredRoll need =
                roll.needs().need(frame).orElseThrow(() -> new IllegalStateException("a need that is not known"));
        if (natural.isEmpty() && roll.rules().areNone()) {
            return frame.umpire().volley(noun, roll.test(), need, number, turn.start(), turn);
        }
        FaceRules faces = roll.rules().of(roll.test(), need, frame);
        return frame.umpire().volley(noun, roll.test(), need, faces, number, turn.start(), turn);
    }

    @Override
    public boolean look(Frame frame) {
        Value number = times.value(frame);
        if (number != Value.Missing.UNKNOWN && DiceExpression.times(number, line) == 0) {
            return false;
        }
        if (picks instanceof ByRoll by) {
            by.roll().value(frame);
        } else if (picks instanceof ByTrial by) {
            by.condition().value(frame);
        }
        natural.ifPresent(slot -> frame.set(slot.index(), Value.Missing.UNKNOWN));
        body.look(frame);
        return false;
    }

    @Override
    public int weight() {
        int weight = 1 + times.weight();
        if (picks instanceof ByRoll by) {
            return weight + by.roll().weight();
        }
        return picks instanceof ByTrial by ? weight + by.condition().weight() : weight;
    }
}
