package io.redoubt.rules.inputfile;

/**
 * A file with its content.
 *
 * @param path the path in the notation of the user
 */
public record InputFile<T>(String path, T content) {}
