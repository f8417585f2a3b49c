package io.redoubt.cli.runtime;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The folders of the user's own files: {@code redoubt} in a folder set by an environment variable, or in its default
 * below the home folder.
 */
public final class UserFolder {
    private UserFolder() {}

    /** Returns the folder of settings and cards: in {@code $XDG_CONFIG_HOME}, or in {@code ~/.config}. */
    public static Optional<Path> config(Map<String, String> env) {
        return of(env, "XDG_CONFIG_HOME", ".config");
    }

    /** Returns the folder of the command history: in {@code $XDG_STATE_HOME}, or in {@code ~/.local/state}. */
    public static Optional<Path> state(Map<String, String> env) {
        return of(env, "XDG_STATE_HOME", ".local/state");
    }

    /** Returns the folder of files that can be created again: in {@code $XDG_CACHE_HOME}, or in {@code ~/.cache}. */
    public static Optional<Path> cache(Map<String, String> env) {
        return of(env, "XDG_CACHE_HOME", ".cache");
    }

    /** Returns the folder, which need not exist; empty if the environment has no home folder. */
    private static Optional<Path> of(Map<String, String> env, String variable, String usual) {
        String named = env.getOrDefault(variable, "");
        String home = env.getOrDefault("HOME", "");
        try {
            // A relative path is ignored, because it would depend on the working directory.
            if (named.startsWith("/")) {
                return Optional.of(Path.of(named, "redoubt"));
            }
            return home.startsWith("/") ? Optional.of(Path.of(home, usual, "redoubt")) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
