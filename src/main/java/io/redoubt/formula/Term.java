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

    /** Returns every pool in it, from left to right. */
    default List<Pool> pools() {
        if (this instanceof Sum sum) {
            return List.of(sum.pool());
        }
        if (this instanceof Negative negative) {
            return negative.term().pools();
        }
        if (this instanceof Group group) {
            return group.term().pools();
        }
        List<Pool> pools = new ArrayList<>();
        if (this instanceof Operation operation) {
            pools.addAll(operation.left().pools());
            pools.addAll(operation.right().pools());
        } else if (this instanceof Extreme extreme) {
            extreme.terms().forEach(term -> pools.addAll(term.pools()));
        }
        return pools;
    }

    /** Returns the pool of a term that is nothing else. */
    default Optional<Pool> alone() {
        return this instanceof Sum sum ? Optional.of(sum.pool()) : Optional.empty();
    }
}
