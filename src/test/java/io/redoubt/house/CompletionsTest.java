package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.catalog.GameList;
import io.redoubt.cli.CompletedCommands;
import io.redoubt.cli.completion.CompletionCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The completion scripts that are shipped are those the forms make today; scripts/bless rewrites them. */
class CompletionsTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("redoubt.root", "")).resolve("completions");

    static List<String> shells() {
        return CompletionCommand.SHELLS;
    }

    @ParameterizedTest
    @MethodSource("shells")
    void scriptIsUpToDate(String shell) throws IOException {
        Path file = FOLDER.resolve("redoubt." + shell);
        String today = CompletionCommand.script(shell, CompletedCommands.all(GameList.BUILT_IN), GameList.BUILT_IN);
        if (Boolean.getBoolean("redoubt.bless")) {
            Files.writeString(file, today);
            return;
        }
        assertEquals(Files.readString(file), today, file + " is out of date: run scripts/bless");
    }
}
