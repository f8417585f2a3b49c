package io.redoubt.rules.rulefile.model;

/**
 * A part of a rule file that examples should reach.
 *
 * @param line the line, from 1
 * @param column the column, from 1
 * @param words what it is, for example {@code this branch}
 */
public record Spot(int line, int column, String words) {}
