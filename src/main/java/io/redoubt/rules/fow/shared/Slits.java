package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;

/** The firing slits of a Bunker, as a number or as letters ({@code A,B}). */
public record Slits() implements ValueFormat<Integer> {
    /** The number of letters that can name slits. */
    public static final int MOST = 26;

    private static final WholeNumberFormat NUMBER = WholeNumberFormat.of(1, MOST);

    @Override
    public Integer parse(String text) {
        if (text.isEmpty() || Character.isDigit(text.charAt(0))) {
            return NUMBER.parse(text);
        }
        int slits = 0;
        for (String letter : text.split(",", -1)) {
            if (letter.length() != 1 || letter.charAt(0) != 'A' + slits) {
                throw new BadValueException("takes " + expects());
            }
            slits++;
        }
        return NUMBER.parse(Integer.toString(slits));
    }

    @Override
    public String show(Integer value) {
        return value.toString();
    }

    @Override
    public String label() {
        return "A,B";
    }

    @Override
    public String expects() {
        return "letters from A on, like A,B, or the number of slits";
    }
}
