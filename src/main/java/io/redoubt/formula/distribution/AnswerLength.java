package io.redoubt.formula.distribution;

/**
 * The size of an answer that lists every value with its fraction.
 *
 * @param values the number of values of all distributions together
 * @param digits the digits of all fractions, about
 */
public record AnswerLength(long values, double digits) {}
