package io.redoubt.cli.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Each of a user's folders is found in the same way. */
class UserFolderTest {
    private record Folder(String variable, String usual, Function<Map<String, String>, Optional<Path>> of) {}

    private static final List<Folder> FOLDERS = List.of(
            new Folder("XDG_CONFIG_HOME", "/home/ann/.config/redoubt", UserFolder::config),
            new Folder("XDG_STATE_HOME", "/home/ann/.local/state/redoubt", UserFolder::state),
            new Folder("XDG_CACHE_HOME", "/home/ann/.cache/redoubt", UserFolder::cache));

    @Test
    void theVariableCountsBeforeTheHomeAndOnlyWholePathsCount() {
        for (Folder folder : FOLDERS) {
            String name = folder.variable();
            Optional<Path> usual = Optional.of(Path.of(folder.usual()));
            assertEquals(usual, folder.of().apply(Map.of("HOME", "/home/ann")), name);
            assertEquals(usual, folder.of().apply(Map.of("HOME", "/home/ann", name, "x")), name);
            assertEquals(
                    Optional.of(Path.of("/x/redoubt")), folder.of().apply(Map.of("HOME", "/home/ann", name, "/x")));
            assertEquals(Optional.empty(), folder.of().apply(Map.of()), name);
            assertEquals(Optional.empty(), folder.of().apply(Map.of("HOME", "ann", name, "x")), name);
            assertEquals(Optional.empty(), folder.of().apply(Map.of("HOME", "/home\0")), name);
        }
    }
}
