package io.redoubt.cli.rulefile;

/**
 * An expectation of a rule file that does not hold.
 *
 * @param line the line, from 1
 */
record CheckFinding(int line, String message) {}
