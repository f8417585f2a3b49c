package io.redoubt.rules.file;

/**
 * A file and what it says.
 *
 * @param path as the user wrote it
 */
public record Document<T>(String path, T content) {}
