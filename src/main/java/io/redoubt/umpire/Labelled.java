package io.redoubt.umpire;

/** Something a ruling names in plain words, for example {@code Bailed Out}. */
public interface Labelled {
    /** The words, as they stand in the middle of a sentence. */
    String words();
}
