package io.redoubt.repl;

/**
 * A word that could come next.
 *
 * @param value what would be typed
 * @param help one line about it; may be empty
 */
record Suggestion(String value, String help) {}
