package io.redoubt.foresight;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Numbers for keys of 64 bits, from 0 in the order in which they are added: a hash table with open addressing. A key can
 * have further words, which lie beside it.
 */
public final class LongNumbering {
    /** The number of a key that has not been added. */
    public static final int NONE = -1;

    /** An odd factor that spreads keys over the places of the table. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final int width;
    private long[] words;
    private int[] places;
    private int size;

    /**
     * Creates an empty table.
     *
     * @param capacity the number of keys for which there is room at first, a power of 2
     */
    public LongNumbering(int capacity) {
        this(capacity, 0);
    }

    /**
     * Creates an empty table.
     *
     * @param capacity the number of keys for which there is room at first, a power of 2
     * @param further the number of further words of each key
     */
    public LongNumbering(int capacity, int further) {
        this.width = 1 + further;
        this.words = new long[width * capacity];
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
        while (places[place] != NONE && words[width * places[place]] != key) {
            place = (place + 1) & (places.length - 1);
        }
        return places[place];
    }

    /** Adds a key that is not there yet, and returns its number. */
    public int add(long key) {
        if (size * width == words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
            places = empty(4 * size);
            for (int number = 0; number < size; number++) {
                put(number);
            }
        }
        words[width * size] = key;
        put(size);
        return size++;
    }

    private void put(int number) {
        int place = place(key(number));
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
        return words[width * number];
    }

    /** Returns a further word of a number's key, from 1. */
    public long word(int number, int which) {
        return words[width * number + which];
    }

    /** Sets a further word of a number's key, from 1. */
    public void set(int number, int which, long word) {
        words[width * number + which] = word;
    }

    /** Returns all keys, by their numbers. */
    public long[] keys() {
        return IntStream.range(0, size).mapToLong(this::key).toArray();
    }

    public int size() {
        return size;
    }
}
