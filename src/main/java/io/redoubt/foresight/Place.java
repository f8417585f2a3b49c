package io.redoubt.foresight;

/**
 * One value of one piece.
 *
 * @param piece its name
 * @param key which of its values
 */
record Place(String piece, String key) {}
