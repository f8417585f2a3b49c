package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.FaceAttempt;
import io.redoubt.umpire.Umpire;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One attempt of a series. Two are equal if they do the same statements over equal values from outside, so that a
 * counted series can be used again.
 *
 * @param around the values from outside that it reads and leaves unchanged
 * @param natural the place of the natural face of its die
 */
record Turn(Block body, List<Value> around, Frame frame, Optional<Slot> natural)
        implements Attempt<List<Value>>, FaceAttempt<List<Value>> {
    /** The cost of an attempt besides its statements, in nodes: its values are copied twice, and its place is kept. */
    private static final int ATTEMPT = 8;

    static Turn of(Block body, Frame frame, Optional<Slot> natural) {
        Value[] all = frame.copy();
        Value[] around = new Value[all.length];
        Arrays.fill(around, Value.Missing.UNREAD);
        for (int slot : body.looked()) {
            around[slot] = all[slot];
        }
        return new Turn(body, List.of(around), frame, natural);
    }

    List<Value> start() {
        return body.carried(frame.copy());
    }

    @Override
    public List<Value> attempt(List<Value> state, Umpire umpire) {
        return run(around.toArray(Value[]::new), state, umpire);
    }

    @Override
    public List<Value> attempt(List<Value> state, int face, Umpire umpire) {
        Value[] values = around.toArray(Value[]::new);
        natural.ifPresent(slot -> values[slot.index()] = new Value.Whole(face));
        return run(values, state, umpire);
    }

    private List<Value> run(Value[] values, List<Value> state, Umpire umpire) {
        body.restore(state, values);
        Frame own = frame.with(values, umpire);
        own.spend(ATTEMPT);
        body.run(own);
        return body.carried(values);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Turn that && body == that.body && around.equals(that.around);
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(body) + around.hashCode();
    }
}
