package io.redoubt.foresight;

import io.redoubt.exact.Relation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A condition on pieces. */
public sealed interface Goal {
    boolean holds(ValueSource look);

    /** Returns the pieces it is about. */
    Set<String> pieces();

    /** Returns this goal with other names of pieces. */
    Goal renamed(UnaryOperator<String> names);

    /** Returns a text that is equal for equivalent goals, whatever the order of their parts. */
    String canonical();

    /**
     * A piece has a value.
     *
     * @param key the key of the value
     * @param value the required value; empty for none
     */
    record Is(String piece, String key, String value) implements Goal {
        @Override
        public boolean holds(ValueSource look) {
            return look.value(piece, key).equals(value);
        }

        @Override
        public Set<String> pieces() {
            return Set.of(piece);
        }

        @Override
        public Goal renamed(UnaryOperator<String> names) {
            return new Is(names.apply(piece), key, value);
        }

        @Override
        public String canonical() {
            return key + '(' + piece + ")=" + value;
        }
    }

    /**
     * A number of a piece compares with a bound; an unknown number does not.
     *
     * @param unsaid the number if none is set; empty if it is unknown then
     */
    record Compares(String piece, String key, Relation relation, int bound, String unsaid) implements Goal {
        @Override
        public boolean holds(ValueSource look) {
            String said = look.value(piece, key);
            boolean there = look.value(piece, BoardDistribution.GONE).isEmpty();
            String text = said.isEmpty() && there ? unsaid : said;
            try {
                return relation.holds(Integer.compare(Integer.parseInt(text), bound));
            } catch (NumberFormatException e) {
                return false;
            }
        }

        @Override
        public Set<String> pieces() {
            return Set.of(piece);
        }

        @Override
        public Goal renamed(UnaryOperator<String> names) {
            return new Compares(names.apply(piece), key, relation, bound, unsaid);
        }

        @Override
        public String canonical() {
            return key + '(' + piece + ')' + relation.sign() + bound;
        }
    }

    /** At least a given number of goals hold. */
    record AtLeast(int count, List<Goal> parts) implements Goal {
        public AtLeast {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean holds(ValueSource look) {
            int held = 0;
            for (Goal part : parts) {
                held += part.holds(look) ? 1 : 0;
            }
            return held >= count;
        }

        @Override
        public Set<String> pieces() {
            Set<String> pieces = new LinkedHashSet<>();
            parts.forEach(part -> pieces.addAll(part.pieces()));
            return pieces;
        }

        @Override
        public Goal renamed(UnaryOperator<String> names) {
            List<Goal> renamed = new ArrayList<>();
            parts.forEach(part -> renamed.add(part.renamed(names)));
            return new AtLeast(count, renamed);
        }

        @Override
        public String canonical() {
            List<String> texts = new ArrayList<>();
            parts.forEach(part -> texts.add(part.canonical()));
            texts.sort(null);
            return count + " of " + texts;
        }
    }

    /** A goal does not hold. */
    record Not(Goal part) implements Goal {
        @Override
        public boolean holds(ValueSource look) {
            return !part.holds(look);
        }

        @Override
        public Set<String> pieces() {
            return part.pieces();
        }

        @Override
        public Goal renamed(UnaryOperator<String> names) {
            return new Not(part.renamed(names));
        }

        @Override
        public String canonical() {
            return "not " + part.canonical();
        }
    }

    /** Returns the goal that all of them hold. */
    static Goal all(List<Goal> parts) {
        return parts.size() == 1 ? parts.get(0) : new AtLeast(parts.size(), parts);
    }

    /** Returns the goal that one of them holds. */
    static Goal any(List<Goal> parts) {
        return parts.size() == 1 ? parts.get(0) : new AtLeast(1, parts);
    }

    /** Returns this goal with two pieces swapped. */
    default Goal swapped(String one, String other) {
        return renamed(name -> name.equals(one) ? other : name.equals(other) ? one : name);
    }
}
