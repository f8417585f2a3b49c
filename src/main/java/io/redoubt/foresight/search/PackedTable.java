package io.redoubt.foresight.search;

import io.redoubt.foresight.BestValue;
import io.redoubt.foresight.LongNumbering;
import java.util.Arrays;

/**
 * A transposition table of packed boards: the value of each, with its error bound, the steps that can follow, and the
 * best choice.
 */
final class PackedTable {
    private static final int CAPACITY = 1 << 10;

    private final LongNumbering boards = new LongNumbering(CAPACITY);
    private double[] values = new double[CAPACITY];
    private double[] errors = new double[CAPACITY];
    private short[] heights = new short[CAPACITY];
    private short[] choices = new short[CAPACITY];

    /** Returns the number of a board, or {@link LongNumbering#NONE}. */
    int find(long board) {
        return boards.find(board);
    }

    /** Adds a board that is not there yet, and returns its number. */
    int add(long board, BestValue best, int height, int choice) {
        int number = boards.add(board);
        if (number == values.length) {
            values = Arrays.copyOf(values, 2 * number);
            errors = Arrays.copyOf(errors, 2 * number);
            heights = Arrays.copyOf(heights, 2 * number);
            choices = Arrays.copyOf(choices, 2 * number);
        }
        values[number] = best.value();
        errors[number] = best.error();
        heights[number] = (short) height;
        choices[number] = (short) choice;
        return number;
    }

    int size() {
        return boards.size();
    }

    long board(int number) {
        return boards.key(number);
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

    /** Returns the number of the best choice, as {@link PackedInduction} counts them. */
    int choice(int number) {
        return choices[number];
    }
}
