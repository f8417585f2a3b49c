package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.Role;
import java.util.List;

/** Changes that a ruling makes to the pieces that took part. */
public sealed interface Aftermath {
    /** Receives the changes. */
    interface Pieces {
        /** Sets a value of a piece. */
        void set(Role role, String key, Value value, Spot spot);

        /** Removes a value of a piece. */
        void drop(Role role, String key);
    }

    /** Reads the inputs behind it, before dice. */
    void look(Frame frame);

    /** Makes the changes of a result. */
    void make(Frame frame, Pieces pieces);

    /** A value that a piece gets. */
    record SetValue(Role role, String key, Expression value, Spot spot) implements Aftermath {
        @Override
        public void look(Frame frame) {
            value.value(frame);
        }

        @Override
        public void make(Frame frame, Pieces pieces) {
            frame.reached(spot);
            pieces.set(role, key, value.value(frame), spot);
        }
    }

    /** A value that a piece loses. */
    record DropValue(Role role, String key) implements Aftermath {
        @Override
        public void look(Frame frame) {
            // reads nothing
        }

        @Override
        public void make(Frame frame, Pieces pieces) {
            pieces.drop(role, key);
        }
    }

    /** Changes under a condition. */
    record Conditional(Expression condition, List<Aftermath> then, List<Aftermath> otherwise, Spot yes, Spot no)
            implements Aftermath {
        public Conditional {
            then = List.copyOf(then);
            otherwise = List.copyOf(otherwise);
        }

        @Override
        public void look(Frame frame) {
            Value known = condition.value(frame);
            if (known != Value.Truth.NO) {
                then.forEach(each -> each.look(frame));
            }
            if (known != Value.Truth.YES) {
                otherwise.forEach(each -> each.look(frame));
            }
        }

        @Override
        public void make(Frame frame, Pieces pieces) {
            boolean holds = condition.isTrue(frame);
            frame.reached(holds ? yes : no);
            (holds ? then : otherwise).forEach(each -> each.make(frame, pieces));
        }
    }
}
