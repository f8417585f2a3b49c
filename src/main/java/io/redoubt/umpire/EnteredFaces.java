package io.redoubt.umpire;

import java.util.List;
import java.util.stream.Collectors;

/** Faces that a player rolled, used in the order in which the umpire rolls them. */
public final class EnteredFaces implements FaceSource {
    private static final int TEN = 10;
    private static final int MOST_DIGITS = 9;

    private List<Integer> given;
    private boolean close;
    private int used;

    public EnteredFaces(List<Integer> given) {
        this(WrittenFaces.apart(given));
    }

    public EnteredFaces(WrittenFaces written) {
        this.given = written.faces();
        this.close = written.spacing() == WrittenFaces.Spacing.CLOSE;
    }

    @Override
    public int[] roll(Throw what) {
        if (close && what.die().highest() >= TEN) {
            mustBeOne(what);
        }
        for (int i = used; i < Math.min(given.size(), used + what.dice()); i++) {
            mustShow(what, i);
        }
        if (given.size() - used < what.dice()) {
            throw new DiceMismatchException("die " + (given.size() + 1) + " is missing: " + counted(given.size())
                    + " given, but " + what + " needs " + counted(what.dice()) + ", starting with die " + (used + 1));
        }
        int[] faces = new int[what.dice()];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = given.get(used++);
        }
        return faces;
    }

    /** Takes digits written without separators as the face of one die, where a die can show 10 or more. */
    private void mustBeOne(Throw what) {
        if (used > 0 || given.size() > MOST_DIGITS) {
            throw new DiceMismatchException("a die of " + what + " can show "
                    + what.die().highest() + "; separate the dice with commas: " + joined(","));
        }
        given = List.of(Integer.parseInt(joined("")));
        close = false;
    }

    private String joined(String separator) {
        return given.stream().map(String::valueOf).collect(Collectors.joining(separator));
    }

    /**
     * Checks that every die was used.
     *
     * @throws DiceMismatchException if dice are left over, naming them
     */
    public void allUsed() {
        if (used < given.size()) {
            throw new DiceMismatchException(
                    used == 0
                            ? counted(given.size()) + " given, but no roll is needed"
                            : counted(given.size()) + " given, but only " + used + " needed; left over: die "
                                    + (used + 1) + " (" + given.get(used) + ")"
                                    + (given.size() - used > 1 ? " and all after it" : ""));
        }
    }

    private void mustShow(Throw what, int index) {
        int face = given.get(index);
        if (!what.die().shows(face)) {
            throw new DiceMismatchException("die " + (index + 1) + " shows " + face + ", but " + what
                    + " is rolled on faces " + what.die().faces() + apart(what.die(), String.valueOf(face)));
        }
    }

    /** Returns the hint for faces written without separators. */
    private static String apart(Die die, String digits) {
        boolean several = digits.chars().allMatch(digit -> Character.isDigit(digit) && die.shows(digit - '0'));
        return several ? "; separate the dice with commas: " + String.join(",", digits.split("")) : "";
    }

    private static String counted(int dice) {
        return dice == 1 ? "1 die" : dice + " dice";
    }
}
