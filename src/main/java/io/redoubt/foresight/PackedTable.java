package io.redoubt.foresight;

import java.util.Arrays;

/**
 * A transposition table of packed boards: the value of each, with its error bound, the steps that can follow, and the
 * best choice lie beside it, because most of the time of a search is spent waiting for memory.
 */
public final class PackedTable {
    private static final int CAPACITY = 1 << 10;

    /** The further words of a board: those of its value, its error bound, and its height and choice. */
    private static final int WORDS = 3;

    private static final int VALUE = 1;
    private static final int ERROR = 2;
    private static final int REST = 3;

    private final LongNumbering boards = new LongNumbering(CAPACITY, WORDS);

    /** The choices that are too close to separate, where there are several. */
    private int[][] close = new int[CAPACITY][];

    /** Returns the number of a board, or {@link LongNumbering#NONE}. */
    public int find(long board) {
        return boards.find(board);
    }

    /**
     * Adds a board that is not there yet, and returns its number.
     *
     * @param choice the best choice
     * @param choices all that are too close to separate; empty if there is only one
     */
    public int add(long board, BestValue best, int height, int choice, int[] choices) {
        int number = boards.add(board);
        boards.set(number, VALUE, Double.doubleToRawLongBits(best.value()));
        boards.set(number, ERROR, Double.doubleToRawLongBits(best.error()));
        boards.set(number, REST, ((long) height << Integer.SIZE) | (choice & 0xFFFF_FFFFL));
        if (number == close.length) {
            close = Arrays.copyOf(close, 2 * number);
        }
        close[number] = choices;
        return number;
    }

    public int size() {
        return boards.size();
    }

    public long board(int number) {
        return boards.key(number);
    }

    public double value(int number) {
        return Double.longBitsToDouble(boards.word(number, VALUE));
    }

    public double error(int number) {
        return Double.longBitsToDouble(boards.word(number, ERROR));
    }

    public int height(int number) {
        return (int) (boards.word(number, REST) >> Integer.SIZE);
    }

    /** Returns the number of the best choice, as the search counts them. */
    public int choice(int number) {
        return (int) boards.word(number, REST);
    }

    /** Returns the choices whose values are too close to separate; empty if there is only one. */
    public int[] close(int number) {
        return close[number];
    }
}
