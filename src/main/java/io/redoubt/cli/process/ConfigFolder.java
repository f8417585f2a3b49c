package io.redoubt.cli.process;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where a user's own files are: {@code redoubt} in {@code $XDG_CONFIG_HOME}, or in {@code ~/.config}. */
public final class ConfigFolder {
    private ConfigFolder() {}

    /** The folder, there or not; empty where the environment tells of no home. */
    public static Optional<Path> of(Map<String, String> env) {
        String named = env.getOrDefault("XDG_CONFIG_HOME", "");
        String home = env.getOrDefault("HOME", "");
        try {
            // A path that is not absolute is to be passed over: it would be another folder in every folder.
            if (named.startsWith("/")) {
                return Optional.of(Path.of(named, "redoubt"));
            }
            return home.startsWith("/") ? Optional.of(Path.of(home, ".config", "redoubt")) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
