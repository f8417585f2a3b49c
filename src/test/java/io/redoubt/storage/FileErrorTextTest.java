package io.redoubt.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

/** Exceptions that know only a path are put into words. */
class FileErrorTextTest {
    @Test
    void aReasonIsMoreThanThePath() {
        assertEquals(
                "its permissions, or those of its folder, forbid it",
                FileErrorText.of(new AccessDeniedException("caen.battle")));
        assertEquals("the file or its folder does not exist", FileErrorText.of(new NoSuchFileException("caen.battle")));
        assertEquals("No space left\\u{7}", FileErrorText.of(new IOException("No space left\u0007")));
    }
}
