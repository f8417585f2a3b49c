package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ValueFormat;

/**
 * A hex of a map board, by the name printed in it, for example {@code F7}.
 *
 * <p>Columns B, D, F and so on lie half a hex higher than their neighbours, as on the published boards: A1 touches B1
 * and B2.
 *
 * @param column from 0 for A; 26 and more for AA, BB or AB
 * @param row from 0
 */
record HexId(int column, int row) {
    private static final int LETTERS = 26;

    int distance(HexId other) {
        int dq = column - other.column;
        int dr = slanted() - other.slanted();
        return Math.max(Math.abs(dr), Math.max(Math.abs(dq), Math.abs(dq + dr)));
    }

    /** Returns the row along a slanting axis, on which distances are sums. */
    private int slanted() {
        return row - (column + (column & 1)) / 2;
    }

    @Override
    public String toString() {
        String letter = String.valueOf((char) ('A' + column % LETTERS));
        String letters = column < LETTERS ? letter : (char) ('A' + column / LETTERS - 1) + letter;
        return letters + row;
    }

    static final class HexIdFormat implements ValueFormat<HexId> {
        @Override
        public HexId parse(String text) {
            int letters = 0;
            int column = 0;
            while (letters < text.length() && letter(text.charAt(letters)) >= 0) {
                column = column * LETTERS + letter(text.charAt(letters)) + 1;
                letters++;
            }
            if (letters == 0 || letters > 2 || text.length() - letters > 2 || letters == text.length()) {
                throw new BadValueException("takes " + expects());
            }
            int row = 0;
            for (int i = letters; i < text.length(); i++) {
                char digit = text.charAt(i);
                if (digit < '0' || digit > '9') {
                    throw new BadValueException("takes " + expects());
                }
                row = row * 10 + digit - '0';
            }
            return new HexId(column - 1, row);
        }

        private static int letter(char c) {
            if (c >= 'A' && c <= 'Z') {
                return c - 'A';
            }
            return c >= 'a' && c <= 'z' ? c - 'a' : -1;
        }

        @Override
        public String show(HexId value) {
            return value.toString();
        }

        @Override
        public String label() {
            return "HEX";
        }

        @Override
        public String expects() {
            return "a hex like F7: a column of one or two letters and a row of one or two digits";
        }
    }
}
