package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Rounds that follow one another until a condition holds.
 *
 * @param noun the name of one round
 * @param most the most rounds, if there is a limit
 */
public record Until(String noun, Expression over, Optional<Expression> most, Block body, int line)
        implements Statement {
    /** The number of states after which a loop is taken to have no end. */
    private static final int MOST_STATES = 20_000;

    /** One round, whose state ends with the number of rounds if they are limited. */
    private record Round(Turn turn) implements Attempt<List<Value>> {
        @Override
        public List<Value> attempt(List<Value> state, Umpire umpire) {
            int rounds = rounds(state);
            List<Value> after = new ArrayList<>(turn.attempt(state.subList(0, state.size() - 1), umpire));
            after.add(new Value.Whole(rounds + 1));
            return List.copyOf(after);
        }
    }

    private static int rounds(List<Value> state) {
        return NumberExpression.number(state.get(state.size() - 1));
    }

    @Override
    public Flow run(Frame frame) {
        Turn turn = Turn.of(body, frame, Optional.empty());
        AtomicInteger states = new AtomicInteger();
        Optional<Integer> limit = most.map(each -> DiceExpression.times(each.value(frame), line));
        List<Value> start = new ArrayList<>(turn.start());
        limit.ifPresent(any -> start.add(new Value.Whole(0)));
        List<Value> end = frame.umpire()
                .until(
                        noun,
                        state -> {
                            frame.spend(1.0 + over.weight());
                            if (states.incrementAndGet() > MOST_STATES) {
                                throw new BadInputException("the rule file, line " + line
                                        + ": this loop need never end; limit its rounds: until " + noun
                                        + ", …, at most 20:");
                            }
                            Value[] values = frame.copy();
                            body.restore(state, values);
                            return (limit.isPresent() && rounds(state) >= limit.get())
                                    || over.isTrue(frame.with(values, frame.umpire()));
                        },
                        List.copyOf(start),
                        limit.isPresent() ? new Round(turn) : turn);
        body.restore(end, frame);
        return Flow.Going.ON;
    }

    @Override
    public boolean look(Frame frame) {
        over.value(frame);
        most.ifPresent(each -> each.value(frame));
        body.look(frame);
        return false;
    }

    @Override
    public int weight() {
        return 1 + over.weight() + most.map(Expression::weight).orElse(0);
    }
}
