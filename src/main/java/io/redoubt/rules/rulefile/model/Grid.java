package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.List;

/**
 * A table with one side or two.
 *
 * @param type the type of its cells
 * @param rows the headings of the rows
 * @param columns the headings of the columns; empty if it has one side
 * @param cells the cells by row and column
 * @param spots the places of the cells in the file, by row and column
 */
public record Grid(
        String name,
        ValueType type,
        List<Heading> rows,
        List<Heading> columns,
        List<List<Value>> cells,
        List<List<Spot>> spots) {
    /** A heading: numbers from one to another, or a word. */
    public sealed interface Heading {
        boolean has(Value key);

        /** Returns the heading as the file writes it. */
        String shown();
    }

    /** A range of numbers. */
    public record Numbers(Bounds bounds) implements Heading {
        @Override
        public boolean has(Value key) {
            return bounds.has(NumberExpression.number(key));
        }

        @Override
        public String shown() {
            if (bounds.most() == Bounds.MOST) {
                return bounds.least() + "+";
            }
            return bounds.least() == -Bounds.MOST ? bounds.most() + "-" : bounds.toString();
        }
    }

    /** A word. */
    public record Name(Value.Word word) implements Heading {
        @Override
        public boolean has(Value key) {
            return word.equals(key);
        }

        @Override
        public String shown() {
            return word.words();
        }
    }

    /** Returns the headings of the last side, which totals are looked up on. */
    public List<Heading> lastSide() {
        return columns.isEmpty() ? rows : columns;
    }

    /** Returns the bounds of the numbers of a side. */
    public static Bounds bounds(List<Heading> side) {
        List<Bounds> all = new ArrayList<>();
        for (Heading heading : side) {
            if (heading instanceof Numbers numbers) {
                all.add(numbers.bounds());
            }
        }
        return all.stream().reduce(Bounds::or).orElse(Bounds.ANY);
    }

    /** Returns whether the headings of a side are words. */
    public static boolean isNamed(List<Heading> side) {
        return !side.isEmpty() && side.get(0) instanceof Name;
    }

    /**
     * Returns the index of a key on a side.
     *
     * @throws BadInputException if there is none
     */
    int place(List<Heading> side, Value key, int line) {
        for (int i = 0; i < side.size(); i++) {
            if (side.get(i).has(key)) {
                return i;
            }
        }
        throw new BadInputException(
                "the rule file, line " + line + ": the table " + name + " has no place for " + key.shown());
    }
}
