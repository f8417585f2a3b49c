package io.redoubt.umpire;

/** An object that rulings name in plain words, for example {@code Bailed Out}. */
public interface Labelled {
    /** Returns the words for the middle of a sentence. */
    String words();
}
