package io.redoubt.rules;

import java.util.function.ToIntFunction;

/**
 * A number that a result carries beside its outcome, for example casualties.
 *
 * @param name lower case with hyphens
 * @param words what is counted, in the plural
 * @param of reads it off a result
 */
public record Quantity<O>(String name, String words, ToIntFunction<O> of) {}
