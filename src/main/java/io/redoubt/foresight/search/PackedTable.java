package io.redoubt.foresight.search;

import java.util.Arrays;

/** A transposition table of packed boards: the value of each, with its error bound and the steps that can follow. */
final class PackedTable {
    private static final int NONE = -1;

    private long[] boards = new long[1 << 10];
    private double[] values = new double[1 << 10];
    private double[] errors = new double[1 << 10];
    private short[] heights = new short[1 << 10];
    private int[] places = filled(1 << 11);
    private int size;

    private static int[] filled(int length) {
        int[] places = new int[length];
        Arrays.fill(places, NONE);
        return places;
    }

    /** Returns the number of a board; negative if it has not been added. */
    int find(long board) {
        int place = place(board);
        while (places[place] != NONE && boards[places[place]] != board) {
            place = (place + 1) & (places.length - 1);
        }
        return places[place];
    }

    /** Adds a board that is not there yet, and returns its number. */
    int add(long board, double value, double error, int height) {
        if (size == boards.length) {
            grow();
        }
        boards[size] = board;
        values[size] = value;
        errors[size] = error;
        heights[size] = (short) height;
        put(size);
        return size++;
    }

    private void grow() {
        boards = Arrays.copyOf(boards, 2 * size);
        values = Arrays.copyOf(values, 2 * size);
        errors = Arrays.copyOf(errors, 2 * size);
        heights = Arrays.copyOf(heights, 2 * size);
        places = filled(4 * size);
        for (int number = 0; number < size; number++) {
            put(number);
        }
    }

    private void put(int number) {
        int place = place(boards[number]);
        while (places[place] != NONE) {
            place = (place + 1) & (places.length - 1);
        }
        places[place] = number;
    }

    private int place(long board) {
        return (int) ((board * BoardPacking.SPREAD) >>> Integer.SIZE) & (places.length - 1);
    }

    int size() {
        return size;
    }

    double value(int number) {
        return values[number];
    }

    double error(int number) {
        return errors[number];
    }

    int height(int number) {
        return heights[number];
    }
}
