package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.Relation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A condition on pieces. */
public sealed interface Goal {
    boolean holds(ValueSource look);

    /** Returns how much of it holds, from 0 to 1: a guide on the way to boards on which it holds. */
    double degree(ValueSource look);

    /** Returns the values it reads. */
    Set<PieceValueKey> places();

    /** Returns the goals of which it consists; none if it is a condition on one value. */
    default List<Goal> parts() {
        return List.of();
    }

    /**
     * Returns whether it can hold.
     *
     * @param values returns the values that a piece can have
     */
    default Possibility possibility(Function<PieceValueKey, Set<String>> values) {
        PieceValueKey place = places().iterator().next(); // the only one of a condition on one value
        return Possibility.of(values.apply(place), text -> holds(place.with(text)));
    }

    /** Returns the conditions on single values that can decide it, given the values that pieces can have. */
    default List<Goal> conditions(Function<PieceValueKey, Set<String>> values) {
        if (possibility(values) != Possibility.PERHAPS) {
            return List.of();
        }
        List<Goal> conditions = new ArrayList<>();
        parts().forEach(part -> conditions.addAll(part.conditions(values)));
        return parts().isEmpty() ? List.of(this) : conditions;
    }

    /** Returns the pieces it is about. */
    default Set<String> pieces() {
        Set<String> pieces = new LinkedHashSet<>();
        places().forEach(place -> pieces.add(place.piece()));
        return pieces;
    }

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
        public double degree(ValueSource look) {
            return holds(look) ? 1 : 0;
        }

        @Override
        public Set<PieceValueKey> places() {
            return Set.of(new PieceValueKey(piece, key));
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
        public double degree(ValueSource look) {
            return holds(look) ? 1 : 0;
        }

        @Override
        public Set<PieceValueKey> places() {
            return Set.of(new PieceValueKey(piece, key));
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
        public double degree(ValueSource look) {
            double degree = 0;
            for (Goal part : parts) {
                degree += part.degree(look);
            }
            return Math.min(1, degree / Math.max(1, count));
        }

        @Override
        public Set<PieceValueKey> places() {
            Set<PieceValueKey> places = new LinkedHashSet<>();
            parts.forEach(part -> places.addAll(part.places()));
            return places;
        }

        @Override
        public Possibility possibility(Function<PieceValueKey, Set<String>> values) {
            int possible = 0;
            int certain = 0;
            for (Goal part : parts) {
                Possibility one = part.possibility(values);
                possible += one == Possibility.NEVER ? 0 : 1;
                certain += one == Possibility.ALWAYS ? 1 : 0;
            }
            return Possibility.of(possible >= count, certain >= count);
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
        public double degree(ValueSource look) {
            return 1 - part.degree(look);
        }

        @Override
        public Set<PieceValueKey> places() {
            return part.places();
        }

        @Override
        public List<Goal> parts() {
            return List.of(part);
        }

        @Override
        public Possibility possibility(Function<PieceValueKey, Set<String>> values) {
            return part.possibility(values).opposite();
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

    /** Several goals together reach a worth. */
    record Worth(ObjectiveFunction sum, Fraction atLeast) implements Goal {
        @Override
        public boolean holds(ValueSource look) {
            return sum.of(look).compareTo(atLeast) >= 0;
        }

        @Override
        public double degree(ValueSource look) {
            double least = sum.least().doubleValue();
            double whole = Math.max(Double.MIN_NORMAL, atLeast.doubleValue() - least);
            return Math.min(1, (sum.inPart(look) - least) / whole);
        }

        @Override
        public Set<PieceValueKey> places() {
            return sum.places();
        }

        @Override
        public List<Goal> parts() {
            return sum.parts().stream().map(ObjectiveFunction.Part::goal).toList();
        }

        @Override
        public Possibility possibility(Function<PieceValueKey, Set<String>> values) {
            return Possibility.of(
                    sum.most(values).compareTo(atLeast) >= 0, sum.least(values).compareTo(atLeast) >= 0);
        }

        @Override
        public Goal renamed(UnaryOperator<String> names) {
            return new Worth(sum.renamed(names), atLeast);
        }

        @Override
        public String canonical() {
            return "worth " + sum.canonical() + ">=" + atLeast;
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
