package io.redoubt.umpire;

import java.util.Collections;
import java.util.List;

/**
 * A fair die with faces 1 to {@code sides}, or with other marks.
 *
 * @param sides the number of faces, 2 to 1000; a marked die may have one
 * @param marks the marks of the faces, in the given order; empty for 1 to {@code sides}
 */
public record Die(int sides, List<Integer> marks) {
    public static final int MOST_SIDES = 1000;
    /** A die whose tenth face is usually marked 0. */
    private static final int TEN = 10;

    public static final Die D6 = new Die(6);
    public static final Die D10 = new Die(10);

    /** A die with two faces each of -1, 0 and 1, reduced to one each. */
    public static final Die FUDGE = marked(List.of(-1, 0, 1));

    public Die {
        marks = List.copyOf(marks);
        if (sides < (marks.isEmpty() ? 2 : 1) || sides > MOST_SIDES) {
            throw new IllegalArgumentException("a die has 2 to " + MOST_SIDES + " sides, not " + sides);
        }
    }

    /** Creates a die with faces 1 to {@code sides}. */
    public Die(int sides) {
        this(sides, List.of());
    }

    /** Returns a die with these marks on its faces; marks may repeat. */
    public static Die marked(List<Integer> marks) {
        return new Die(marks.size(), marks);
    }

    /** Returns the mark of a face, from the first to {@link #sides}. */
    public int shown(int place) {
        return marks.isEmpty() ? place : marks.get(place - 1);
    }

    /** Returns the highest mark. */
    public int highest() {
        return marks.isEmpty() ? sides : Collections.max(marks);
    }

    /** Returns the lowest mark. */
    public int lowest() {
        return marks.isEmpty() ? 1 : Collections.min(marks);
    }

    /** Returns whether some face has this mark. */
    public boolean shows(int face) {
        return marks.isEmpty() ? face >= 1 && face <= sides : marks.contains(face);
    }

    /** Returns whether it is several dice read as the digits of one number, like a d66. */
    public boolean isDigits() {
        return DigitDice.name(this).isPresent();
    }

    /** Returns its faces in words: {@code 1 to 6} or {@code -1, 0, 1}. */
    public String faces() {
        if (isDigits()) {
            return lowest() + " to " + highest() + ", with digits from 1 to " + highest() % TEN;
        }
        String zero = sides == TEN ? " (a 0 is written 10)" : "";
        return marks.isEmpty() ? "1 to " + sides + zero : list(", ");
    }

    private String list(String between) {
        StringBuilder list = new StringBuilder();
        for (int mark : marks) {
            list.append(list.length() > 0 ? between : "").append(mark);
        }
        return list.toString();
    }

    @Override
    public String toString() {
        if (marks.isEmpty()) {
            return DigitDice.isName(sides) ? "d{1.." + sides + '}' : "d" + sides;
        }
        return equals(FUDGE) ? "dF" : DigitDice.name(this).orElseGet(() -> "d{" + list(",") + '}');
    }
}
