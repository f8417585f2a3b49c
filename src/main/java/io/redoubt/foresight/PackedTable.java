package io.redoubt.foresight;

import java.util.Arrays;

/**
 * A transposition table of packed boards: the value of each, with its error bound, the steps that can follow, and the
 * best choices. All of it lies side by side, because most of the time of a search is spent waiting for memory.
 */
public final class PackedTable {
    /** The number of a board that has not been added. */
    public static final int NONE = -1;

    private static final int CAPACITY = 1 << 10;

    /** The number of places for each board for which there is room. */
    private static final int PLACES = 2;

    /** An odd factor that spreads boards over the places of the table. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** The words of a board, then those of its value, its error bound, and its height and choice. */
    private static final int WORDS = 4;

    private static final int VALUE = 1;
    private static final int ERROR = 2;
    private static final int REST = 3;

    private long[] words = new long[WORDS * CAPACITY];

    /** The choices that are too close to separate, where there are several. */
    private int[][] close = new int[CAPACITY][];

    /** The numbers of boards, each greater by one; 0 where there is none. */
    private int[] places = new int[PLACES * CAPACITY];

    private int size;

    /** Returns the number of a board, or {@link #NONE}. */
    public int find(long board) {
        int place = place(board);
        while (places[place] != 0 && words[WORDS * (places[place] - 1)] != board) {
            place = (place + 1) & (places.length - 1);
        }
        return places[place] - 1;
    }

    private int place(long board) {
        return (int) ((board * SPREAD) >>> Integer.SIZE) & (places.length - 1);
    }

    /**
     * Adds a board that is not there yet, and returns its number.
     *
     * @param choice the best choice
     * @param choices all that are too close to separate; empty if there is only one
     */
    public int add(long board, BestValue best, int height, int choice, int[] choices) {
        if (size == close.length) {
            words = Arrays.copyOf(words, 2 * words.length);
            close = Arrays.copyOf(close, 2 * size);
            places = new int[2 * places.length];
            for (int number = 0; number < size; number++) {
                put(number);
            }
        }
        int at = WORDS * size;
        words[at] = board;
        words[at + VALUE] = Double.doubleToRawLongBits(best.value());
        words[at + ERROR] = Double.doubleToRawLongBits(best.error());
        words[at + REST] = ((long) height << Integer.SIZE) | (choice & 0xFFFF_FFFFL);
        close[size] = choices;
        put(size);
        return size++;
    }

    private void put(int number) {
        int place = place(words[WORDS * number]);
        while (places[place] != 0) {
            place = (place + 1) & (places.length - 1);
        }
        places[place] = number + 1;
    }

    public int size() {
        return size;
    }

    public long board(int number) {
        return words[WORDS * number];
    }

    public double value(int number) {
        return Double.longBitsToDouble(words[WORDS * number + VALUE]);
    }

    public double error(int number) {
        return Double.longBitsToDouble(words[WORDS * number + ERROR]);
    }

    public int height(int number) {
        return (int) (words[WORDS * number + REST] >> Integer.SIZE);
    }

    /** Returns the number of the best choice, as the search counts them. */
    public int choice(int number) {
        return (int) words[WORDS * number + REST];
    }

    /** Returns the choices whose values are too close to separate; empty if there is only one. */
    public int[] close(int number) {
        return close[number];
    }
}
