package io.redoubt.rules.file;

/**
 * A file with its content.
 *
 * @param path the path in the notation of the user
 */
public record Document<T>(String path, T content) {}
