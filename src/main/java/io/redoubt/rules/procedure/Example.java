package io.redoubt.rules.procedure;

/**
 * A worked example of a procedure.
 *
 * @param title the subject of the example
 * @param options the options after the verb
 */
public record Example(String title, String options) {}
