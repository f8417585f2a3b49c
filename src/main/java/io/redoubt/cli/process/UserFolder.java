package io.redoubt.cli.process;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where a user's own files are: {@code redoubt} in a folder that a variable names, or in the usual one of the home. */
public final class UserFolder {
    private UserFolder() {}

    /** Of settings and cards: in {@code $XDG_CONFIG_HOME}, or in {@code ~/.config}. */
    public static Optional<Path> config(Map<String, String> env) {
        return of(env, "XDG_CONFIG_HOME", ".config");
    }

    /** Of what was done before: in {@code $XDG_STATE_HOME}, or in {@code ~/.local/state}. */
    public static Optional<Path> state(Map<String, String> env) {
        return of(env, "XDG_STATE_HOME", ".local/state");
    }

    /** Of what can be made anew: in {@code $XDG_CACHE_HOME}, or in {@code ~/.cache}. */
    public static Optional<Path> cache(Map<String, String> env) {
        return of(env, "XDG_CACHE_HOME", ".cache");
    }

    /** The folder, there or not; empty where the environment tells of no home. */
    private static Optional<Path> of(Map<String, String> env, String variable, String usual) {
        String named = env.getOrDefault(variable, "");
        String home = env.getOrDefault("HOME", "");
        try {
            // A path that is not absolute is to be passed over: it would be another folder in every folder.
            if (named.startsWith("/")) {
                return Optional.of(Path.of(named, "redoubt"));
            }
            return home.startsWith("/") ? Optional.of(Path.of(home, usual, "redoubt")) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
