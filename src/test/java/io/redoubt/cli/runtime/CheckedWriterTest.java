package io.redoubt.cli.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A reader who went away is told from a disk that is full, in whatever language the system speaks. */
class CheckedWriterTest {
    @TempDir
    private Path folder;

    private static Optional<String> failure(String message, Path descriptor) {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
        CheckedWriter outlet = CheckedWriter.to(broken, descriptor);
        outlet.print("answer");
        return outlet.failure();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Broken pipe", "The pipe is being closed"})
    void inEnglishTheMessageSaysSo(String message) {
        assertEquals(Optional.empty(), failure(message, folder.resolve("unknown")));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPipeIsNeverFull() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertEquals(
                0,
                new ProcessBuilder("mkfifo", pipe.toString())
                        .inheritIO()
                        .start()
                        .waitFor());
        assertEquals(Optional.empty(), failure("Datenübergabe unterbrochen", pipe));
    }

    @ParameterizedTest
    @ValueSource(strings = {"No space left on device", "Auf dem Gerät ist kein Speicherplatz mehr verfügbar"})
    void aFileThatTakesNoMoreIsAFailure(String message) throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertEquals(Optional.of(message), failure(message, file));
        assertEquals(Optional.of(message), failure(message, folder.resolve("unknown")));
    }
}
