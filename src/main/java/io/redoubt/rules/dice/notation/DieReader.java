package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.DigitDice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Parses one die from its d on: {@code d6}, {@code d%}, {@code dF}, {@code d66}, {@code d{1,1,2,3}}. */
final class DieReader {
    private static final int HUNDRED = 100;

    private final Cursor cursor;

    DieReader(Cursor cursor) {
        this.cursor = cursor;
    }

    Die read() {
        cursor.takes("d");
        if (cursor.takes("%")) {
            return new Die(HUNDRED);
        }
        if (cursor.takes("f")) {
            return Die.FUDGE;
        }
        if (cursor.takes("{")) {
            return marked(marks());
        }
        int column = cursor.column();
        int sides = cursor.number("a number of faces, %, F or {");
        if (sides < 2) {
            throw BadValueException.at(column, "at least two faces");
        }
        if (sides > Die.MOST_SIDES) {
            throw BadValueException.at(column, "at most " + Die.MOST_SIDES + " faces");
        }
        return DigitDice.read(sides).orElseGet(() -> new Die(sides));
    }

    /** Returns a die with these faces; the faces from 1 up, where their number has another meaning after a d, alone. */
    private static Die marked(List<Integer> marks) {
        boolean digits = DigitDice.read(marks.size()).isPresent();
        return digits
                        && marks.equals(
                                IntStream.rangeClosed(1, marks.size()).boxed().toList())
                ? new Die(marks.size())
                : Die.marked(marks);
    }

    private List<Integer> marks() {
        List<Integer> marks = new ArrayList<>();
        do {
            int column = cursor.column();
            int from = cursor.signed("a face");
            int to = cursor.takes("..") ? cursor.signed("the last face") : from;
            if (to < from) {
                throw BadValueException.at(column, "faces upwards: the last is below the first");
            }
            if (marks.size() + (long) to - from >= Die.MOST_SIDES) {
                throw BadValueException.at(column, "at most " + Die.MOST_SIDES + " faces");
            }
            for (int face = from; face <= to; face++) {
                marks.add(face);
            }
        } while (cursor.takes(","));
        if (!cursor.takes("}")) {
            throw cursor.fault(", or }");
        }
        return marks;
    }
}
