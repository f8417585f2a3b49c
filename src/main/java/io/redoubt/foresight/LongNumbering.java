package io.redoubt.foresight;

import java.util.Arrays;

/** Numbers for keys of 64 bits, from 0 in the order in which they are added: a hash table with open addressing. */
public final class LongNumbering {
    /** The number of a key that has not been added. */
    public static final int NONE = -1;

    /** An odd factor that spreads keys over the places of the table. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] keys;
    private int[] places;
    private int size;

    /**
     * Creates an empty table.
     *
     * @param capacity the number of keys for which there is room at first, a power of 2
     */
    public LongNumbering(int capacity) {
        this.keys = new long[capacity];
        this.places = empty(2 * capacity);
    }

    private static int[] empty(int length) {
        int[] places = new int[length];
        Arrays.fill(places, NONE);
        return places;
    }

    /** Returns the number of a key, or {@link #NONE}. */
    public int find(long key) {
        int place = place(key);
        while (places[place] != NONE && keys[places[place]] != key) {
            place = (place + 1) & (places.length - 1);
        }
        return places[place];
    }

    /** Adds a key that is not there yet, and returns its number. */
    public int add(long key) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            places = empty(4 * size);
            for (int number = 0; number < size; number++) {
                put(number);
            }
        }
        keys[size] = key;
        put(size);
        return size++;
    }

    private void put(int number) {
        int place = place(keys[number]);
        while (places[place] != NONE) {
            place = (place + 1) & (places.length - 1);
        }
        places[place] = number;
    }

    private int place(long key) {
        return (int) ((key * SPREAD) >>> Integer.SIZE) & (places.length - 1);
    }

    /** Returns the key of a number. */
    public long key(int number) {
        return keys[number];
    }

    /** Returns all keys, by their numbers. */
    public long[] keys() {
        return Arrays.copyOf(keys, size);
    }

    public int size() {
        return size;
    }
}
