package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.umpire.Die;
import java.util.ArrayList;
import java.util.List;

/** Parses one die from its d on: {@code d6}, {@code d%}, {@code dF}, {@code d{1,1,2,3}}. */
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
            return Die.marked(marks());
        }
        int column = cursor.column();
        int sides = cursor.number("a number of faces, %, F or {");
        if (sides < 2) {
            throw BadValueException.at(column, "at least two faces");
        }
        if (sides > Die.MOST_SIDES) {
            throw BadValueException.at(column, "at most " + Die.MOST_SIDES + " faces");
        }
        return new Die(sides);
    }

    private List<Integer> marks() {
        List<Integer> marks = new ArrayList<>();
        do {
            int column = cursor.column();
            marks.add(cursor.signed("a face"));
            if (marks.size() > Die.MOST_SIDES) {
                throw BadValueException.at(column, "at most " + Die.MOST_SIDES + " faces");
            }
        } while (cursor.takes(","));
        if (!cursor.takes("}")) {
            throw cursor.fault(", or }");
        }
        return marks;
    }
}
