package io.redoubt.rules.procedure;

/**
 * A worked example of a procedure.
 *
 * @param title what it shows
 * @param options the options, as typed after the verb
 */
public record Example(String title, String options) {}
