package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The type of a value, with its bounds or words. */
public sealed interface ValueType {
    /** Returns the type in words, for error messages. */
    String shown();

    /** Returns the field of an input or value of this type. */
    DeclaredField<?> field(String name, String help, Optional<Value> standard);

    /** Returns whether values of another type can stand where values of this one are expected. */
    default boolean accepts(ValueType other) {
        return getClass() == other.getClass();
    }

    private static <T> DeclaredField<T> field(
            InputField<T> field, Optional<Value> standard, Function<T, Value> wrap, Function<Value, T> unwrap) {
        return new DeclaredField<>(standard.map(unwrap).map(field::or).orElse(field), wrap, unwrap);
    }

    private static IllegalStateException wrong(Value value) {
        return new IllegalStateException("a value of the wrong type: " + value);
    }

    /**
     * Whole numbers.
     *
     * @param upTo the name of the value that limits it besides its bounds, if there is one
     */
    record Whole(Bounds bounds, Optional<String> upTo) implements ValueType {
        public Whole(Bounds bounds) {
            this(bounds, Optional.empty());
        }

        @Override
        public String shown() {
            return "a number";
        }

        @Override
        public DeclaredField<?> field(String name, String help, Optional<Value> standard) {
            ValueFormat<Integer> format = WholeNumberFormat.of(bounds.least(), bounds.most());
            return ValueType.field(InputField.of(name, format, help), standard, Value.Whole::new, Whole::number);
        }

        private static int number(Value value) {
            if (value instanceof Value.Whole whole) {
                return whole.number();
            }
            throw wrong(value);
        }
    }

    /**
     * Targets of dice within bounds, some with names.
     *
     * @param bound the direction of the targets without a name
     */
    record Aim(Bounds bounds, Target.Bound bound, List<Grade> grades) implements ValueType {
        public Aim {
            grades = List.copyOf(grades);
        }

        /** Returns whether some of the targets are met by low faces. */
        public boolean hasLow() {
            return bound == Target.Bound.AT_MOST
                    || grades.stream().anyMatch(grade -> grade.target().bound() == Target.Bound.AT_MOST);
        }

        @Override
        public String shown() {
            return "a target like 4+";
        }

        @Override
        public DeclaredField<?> field(String name, String help, Optional<Value> standard) {
            ValueFormat<Grade> format = new TargetFormat(bound, bounds.least(), bounds.most(), grades);
            return ValueType.field(InputField.of(name, format, help), standard, Value.Aim::new, Aim::grade);
        }

        private static Grade grade(Value value) {
            if (value instanceof Value.Aim aim) {
                return aim.grade();
            }
            throw wrong(value);
        }
    }

    /** Distances. */
    record Span() implements ValueType {
        @Override
        public String shown() {
            return "a distance";
        }

        @Override
        public DeclaredField<?> field(String name, String help, Optional<Value> standard) {
            return ValueType.field(
                    InputField.of(name, new DistanceFormat(), help), standard, Value.Measured::new, value -> {
                        if (value instanceof Value.Measured measured) {
                            return measured.distance();
                        }
                        throw wrong(value);
                    });
        }
    }

    /** True or false. */
    record Flag() implements ValueType {
        @Override
        public String shown() {
            return "true or false";
        }

        @Override
        public DeclaredField<?> field(String name, String help, Optional<Value> standard) {
            return new DeclaredField<>(InputField.flag(name, help), Value.Truth::of, value -> value == Value.Truth.YES);
        }
    }

    /** One of a choice of words, which may carry numbers. */
    record Choice(List<Value.Word> words) implements ValueType {
        public Choice {
            words = List.copyOf(words);
        }

        /** Returns the names of the words. */
        public List<String> ids() {
            List<String> ids = new ArrayList<>();
            words.forEach(word -> ids.add(word.id()));
            return ids;
        }

        /** Returns whether each word stands for a number. */
        public boolean hasNumbers() {
            return !words.isEmpty() && words.get(0).number().isPresent();
        }

        public Optional<Value.Word> word(String id) {
            return words.stream().filter(word -> word.id().equals(id)).findFirst();
        }

        @Override
        public String shown() {
            return words.isEmpty() ? "a name" : "one of " + String.join(", ", ids());
        }

        @Override
        public DeclaredField<?> field(String name, String help, Optional<Value> standard) {
            ValueFormat<Value.Word> format = NamedChoiceFormat.of(words);
            return ValueType.field(InputField.of(name, format, help), standard, word -> word, value -> {
                if (value instanceof Value.Word word) {
                    return word;
                }
                throw wrong(value);
            });
        }
    }
}
