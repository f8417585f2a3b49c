package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Role;
import io.redoubt.umpire.Umpire;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The named values while a verb is resolved.
 *
 * <p>Before dice there is no umpire, and what depends on dice is unknown; then inputs are read when they are looked at,
 * so that only those that matter are asked for.
 */
public final class Frame {
    /** The cost of one statement or expression, in nanoseconds. */
    public static final double UNIT = 20;

    private final Value[] values;
    private final Source source;
    private final Optional<Umpire> umpire;
    private final Coverage coverage;

    /** Where values come from that no statement has set. */
    public interface Source {
        /** Returns the value of an input or reading; unknown for anything else. */
        Value read(int slot);

        /** Returns the value of an optional input that is necessary, or asks for it. */
        Value require(int slot);

        /** Returns the value of a piece that takes part; unknown before dice. */
        default Value piece(Role role, String key) {
            return Value.Missing.UNKNOWN;
        }

        /** Charges work. */
        void spend(double units);
    }

    private Frame(Value[] values, Source source, Optional<Umpire> umpire, Coverage coverage) {
        this.values = values;
        this.source = source;
        this.umpire = umpire;
        this.coverage = coverage;
    }

    /** Returns the frame that looks at a question before dice, and reads its inputs. */
    public static Frame looking(List<Slot> slots, Inputs inputs, Coverage coverage) {
        Value[] values = new Value[slots.size()];
        Arrays.fill(values, Value.Missing.UNREAD);
        return new Frame(values, new InputSource(slots, inputs), Optional.empty(), coverage);
    }

    /** Returns a frame without dice over known values. */
    public static Frame known(List<Value> values, Source source) {
        return new Frame(values.toArray(Value[]::new), source, Optional.empty(), Coverage.NONE);
    }

    /** Returns a frame in which an umpire rolls. */
    public static Frame rolling(List<Value> values, Umpire umpire, Coverage coverage) {
        return new Frame(values.toArray(Value[]::new), new NoSource(umpire), Optional.of(umpire), coverage);
    }

    /** Returns a frame with other values for another umpire. */
    Frame with(Value[] others, Umpire other) {
        return new Frame(others, new NoSource(other), Optional.of(other), coverage);
    }

    /** Returns this frame with an observer. */
    public Frame observed(Coverage other) {
        return new Frame(values, source, umpire, other);
    }

    /** Returns a copy of the values, in the order of the slots. */
    public List<Value> values() {
        return List.of(values);
    }

    Value[] copy() {
        return values.clone();
    }

    boolean isLooking() {
        return umpire.isEmpty();
    }

    Umpire umpire() {
        return umpire.orElseThrow(() -> new IllegalStateException("dice before their time"));
    }

    Value get(int slot) {
        Value value = values[slot];
        if (value == Value.Missing.UNREAD) {
            value = source.read(slot);
            values[slot] = value;
        }
        return value;
    }

    void set(int slot, Value value) {
        values[slot] = value;
    }

    Value require(Slot slot) {
        Value value = get(slot.index());
        if (value == Value.Missing.ABSENT) {
            value = source.require(slot.index());
            values[slot.index()] = value;
        }
        return value;
    }

    /** Makes a value unknown. */
    public void forget(Slot slot) {
        values[slot.index()] = Value.Missing.UNKNOWN;
    }

    Value piece(Role role, String key) {
        return source.piece(role, key);
    }

    void spend(double nodes) {
        source.spend(nodes * UNIT);
    }

    void reached(Spot spot) {
        coverage.reached(spot);
    }

    /** Reads inputs and readings. */
    private record InputSource(List<Slot> slots, Inputs inputs) implements Source {
        @Override
        public Value read(int slot) {
            Slot.Origin origin = slots.get(slot).origin();
            if (origin instanceof Slot.Input input) {
                Value value = input.optional()
                        ? input.field().find(inputs)
                        : input.field().get(inputs);
                mustBeWithin(slots.get(slot), input, value);
                return value;
            }
            return origin instanceof Slot.Settled settled ? inputs.reading(settled.reading()) : Value.Missing.UNKNOWN;
        }

        /** Rejects a number above the input that limits it. */
        private void mustBeWithin(Slot slot, Slot.Input input, Value value) {
            if (!(value instanceof Value.Whole has)
                    || !(slot.type() instanceof ValueType.Whole whole)
                    || whole.upTo().isEmpty()) {
                return;
            }
            for (Slot other : slots) {
                if (other.origin() instanceof Slot.Input limit
                        && limits(limit, input, whole.upTo().get())
                        && limit.field().known(inputs) instanceof Value.Whole most
                        && has.number() > most.number()) {
                    throw new BadInputException("--" + slot.name() + ' ' + has.number() + ": at most the "
                            + other.name() + ", which is " + most.number());
                }
            }
        }

        private static boolean limits(Slot.Input limit, Slot.Input input, String name) {
            InputField<?> field = limit.field().field();
            return field.keptAs().equals(name)
                    && field.holder().equals(input.field().field().holder());
        }

        @Override
        public Value require(int slot) {
            if (slots.get(slot).origin() instanceof Slot.Input input) {
                return input.field().get(inputs);
            }
            throw new IllegalStateException(slots.get(slot).name() + " is not an input");
        }

        @Override
        public void spend(double units) {
            inputs.spend(units, "write fewer statements");
        }
    }

    /** While dice are rolled, everything that matters was read before. */
    private record NoSource(Umpire umpire) implements Source {
        @Override
        public Value read(int slot) {
            throw new IllegalStateException("value " + slot + " was not read before dice");
        }

        @Override
        public Value require(int slot) {
            throw new BadInputException("the rule file needs an optional input that was not given");
        }

        @Override
        public void spend(double units) {
            umpire.spend(units);
        }
    }
}
