package io.redoubt.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A number made of dice; its text is the notation of the players. */
public sealed interface Term {
    /** A number without dice. */
    record Constant(int value) implements Term {
        @Override
        public String toString() {
            return Integer.toString(value);
        }
    }

    /** The sum of the remaining dice of a pool. */
    record Sum(Pool pool) implements Term {
        @Override
        public String toString() {
            return pool.toString();
        }
    }

    /** A term with the opposite sign. */
    record Negative(Term term) implements Term {
        @Override
        public String toString() {
            return "-" + term;
        }
    }

    /** A term in parentheses. */
    record Group(Term term) implements Term {
        @Override
        public String toString() {
            return "(" + term + ')';
        }
    }

    /** An operation on two numbers. */
    record Operation(Operator operator, Term left, Term right) implements Term {
        @Override
        public String toString() {
            return left.toString() + operator.sign() + right;
        }
    }

    /** The highest or the lowest of several. */
    record Extreme(Which which, List<Term> terms) implements Term {
        public Extreme {
            terms = List.copyOf(terms);
        }

        /** The choice of the highest or lowest. */
        public enum Which {
            HIGHEST("max"),
            LOWEST("min");

            private final String word;

            Which(String word) {
                this.word = word;
            }

            /** Returns the notation. */
            public String word() {
                return word;
            }

            /** Returns the chosen one of two numbers. */
            public int of(int one, int other) {
                return this == HIGHEST ? Math.max(one, other) : Math.min(one, other);
            }
        }

        @Override
        public String toString() {
            return which.word() + terms.stream().map(Term::toString).collect(Collectors.joining(",", "(", ")"));
        }
    }

    /** {@code (4d6>=4)}: the answer of a count or a chain as a number. */
    record Tally(Formula count) implements Term {
        @Override
        public String toString() {
            return count.toString();
        }
    }

    /** A function of one number: {@code ceil(3d6/2)}. */
    record Rounded(Rounding rounding, Term term) implements Term {
        @Override
        public String toString() {
            return rounding.word() + '(' + term + ')';
        }
    }

    /** A number with a word for players, which changes nothing: {@code 5[strength]}. */
    record Labelled(Term term, String label) implements Term {
        @Override
        public String toString() {
            return term + "[" + label + ']';
        }
    }

    /** Computes something of this term from its parts, the left one first. */
    default <R> R fold(TermFold<R> fold) {
        if (this instanceof Constant constant) {
            return fold.constant(constant.value());
        }
        if (this instanceof Sum sum) {
            return fold.pool(sum.pool());
        }
        if (this instanceof Tally tally) {
            return fold.tally(tally.count());
        }
        if (this instanceof Negative negative) {
            return fold.negative(negative.term().fold(fold));
        }
        if (this instanceof Group group) {
            return group.term().fold(fold);
        }
        if (this instanceof Labelled labelled) {
            return labelled.term().fold(fold);
        }
        if (this instanceof Rounded rounded) {
            return fold.rounded(rounded, rounded.term().fold(fold));
        }
        if (this instanceof Extreme extreme) {
            return fold.whole(extreme)
                    .orElseGet(() -> fold.extreme(
                            extreme.which(),
                            extreme.terms().stream()
                                    .map(each -> each.fold(fold))
                                    .toList()));
        }
        Operation operation = (Operation) this;
        return fold.whole(operation)
                .orElseGet(() -> fold.operation(
                        operation.operator(),
                        operation.left().fold(fold),
                        operation.right().fold(fold)));
    }

    /** Returns the terms directly within it, from left to right. */
    private List<Term> parts() {
        if (this instanceof Negative negative) {
            return List.of(negative.term());
        }
        if (this instanceof Group group) {
            return List.of(group.term());
        }
        if (this instanceof Rounded rounded) {
            return List.of(rounded.term());
        }
        if (this instanceof Labelled labelled) {
            return List.of(labelled.term());
        }
        if (this instanceof Operation operation) {
            return List.of(operation.left(), operation.right());
        }
        return this instanceof Extreme extreme ? extreme.terms() : List.of();
    }

    /** Returns every pool in it, from left to right, including those that give a number of dice. */
    default List<Pool> pools() {
        if (this instanceof Tally tally) {
            return tally.count().pools();
        }
        List<Pool> pools = new ArrayList<>();
        if (this instanceof Sum sum) {
            sum.pool().number().ifPresent(number -> pools.addAll(number.pools()));
            pools.add(sum.pool());
        }
        parts().forEach(term -> pools.addAll(term.pools()));
        return pools;
    }

    /** Returns whether a division in it would be exact within a rounding. */
    default boolean hasDivision() {
        if (this instanceof Rounded rounded && rounded.rounding().isExactInside()) {
            return false;
        }
        return (this instanceof Operation operation && operation.operator() == Operator.OVER)
                || parts().stream().anyMatch(Term::hasDivision);
    }

    /** Returns the pool of a term that is nothing else. */
    default Optional<Pool> alone() {
        return this instanceof Sum sum ? Optional.of(sum.pool()) : Optional.empty();
    }
}
