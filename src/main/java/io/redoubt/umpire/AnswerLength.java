package io.redoubt.umpire;

/**
 * The size of an answer that lists every value of dice with its fraction, estimated before it is counted.
 *
 * @param values the number of values of all its distributions together
 * @param digits the digits of all its fractions
 */
public record AnswerLength(long values, double digits) {}
