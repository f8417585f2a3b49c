package io.redoubt.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that each line belongs to one part, whole and in order, however a file is split. */
class PartInputTest {
    private static final Configuration SETTINGS = new Configuration();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "\n",
                "a\n",
                "a\nb",
                "\n\n\na\n\n",
                "a\r\nb\r\n",
                "Käsemäuse\nein langer Satz, der über mehrere Teile geht\nx\n\nkurz",
            })
    void noLineIsLostOrDoubled(String text) throws IOException {
        Files.writeString(folder.resolve("questions"), text);
        long lines = text.lines().count();
        int bytes = text.getBytes(StandardCharsets.UTF_8).length;
        for (int longest = 1; longest <= bytes + 1; longest++) {
            StringBuilder joined = new StringBuilder();
            long counted = 0;
            for (Part part : Questions.in(folder.toString(), longest, SETTINGS)) {
                String own;
                try (PartInput in = PartInput.open(part, SETTINGS)) {
                    own = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                }
                joined.append(own);
                assertTrue(own.isEmpty() || own.endsWith("\n") || joined.length() == text.length(), own);
                try (PartInput in = PartInput.open(part, SETTINGS)) {
                    counted += in.countLines();
                }
            }
            assertEquals(text, joined.toString());
            assertEquals(lines, counted, "parts of " + longest);
        }
    }

    @Test
    void aPartHasAtLeastOneByte() {
        for (long longest : new long[] {0, -1}) {
            assertThrows(BadInputException.class, () -> Questions.in(folder.toString(), longest, SETTINGS));
        }
    }

    @Test
    void filesComeByNameWithoutMarksOfOthers() throws IOException {
        Files.createDirectory(folder.resolve("more"));
        for (String name : List.of("b.txt", "a.txt", "_SUCCESS", ".a.txt.crc", "more/c.txt", "more/_c", "empty")) {
            Files.writeString(folder.resolve(name), name.equals("empty") ? "" : "dice 1d6\n");
        }
        assertEquals(
                List.of("a.txt", "b.txt", "more/c.txt"),
                Questions.in(folder.toString(), 100, SETTINGS).stream()
                        .map(Part::name)
                        .toList());
        assertEquals(
                List.of("a.txt/part-00000", "a.txt/part-00001"),
                Questions.in(folder.resolve("a.txt").toString(), 5, SETTINGS).stream()
                        .map(Part::answers)
                        .toList());
    }
}
