package io.redoubt.spark;

import java.io.Serializable;
import java.util.Locale;

/**
 * A part of a file of questions: the lines that begin in a range of its bytes.
 *
 * @param path the path of the file
 * @param name the name of the file within its folder
 * @param number the number of this part in its file, from 0
 * @param from the first byte of the range
 * @param to the byte after the range
 * @param line the number of its first line in the file, from 1
 */
record Part(String path, String name, int number, long from, long to, long line) implements Serializable {
    Part beginningAt(long first) {
        return new Part(path, name, number, from, to, first);
    }

    /** Returns the path of the file of its answers, in the folder of the answers. */
    String answers() {
        return String.format(Locale.ROOT, "%s/part-%05d", name, number);
    }
}
