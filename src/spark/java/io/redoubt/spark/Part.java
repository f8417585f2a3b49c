package io.redoubt.spark;

import java.io.Serializable;
import java.util.Locale;

/**
 * A part of a file of questions: the lines that begin in a stretch of its bytes.
 *
 * @param path where the file is
 * @param name what the file is called within its folder
 * @param number which part of its file this is, from 0
 * @param from the first byte of the stretch
 * @param to the byte after the last
 * @param line the number of its first line within the file, from 1
 */
record Part(String path, String name, int number, long from, long to, long line) implements Serializable {
    Part beginningAt(long first) {
        return new Part(path, name, number, from, to, first);
    }

    /** The file of its answers, in the folder of the answers. */
    String answers() {
        return String.format(Locale.ROOT, "%s/part-%05d", name, number);
    }
}
