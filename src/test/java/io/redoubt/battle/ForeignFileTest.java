package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that is not certainly a battle is left as it is, byte for byte, and nothing is put beside it. */
class ForeignFileTest {
    @TempDir
    private Path folder;

    private static List<byte[]> contents(byte[] battle) {
        List<byte[]> all = new ArrayList<>();
        for (String text : List.of(
                "",
                "{",
                "{}",
                "{\n",
                "\n",
                "\n\n{\"redoubt\":1",
                "{\"editor.fontSize\":14}",
                "{\"editor.fontSize\":14}\n",
                "{\"redoubt\":1}",
                "{\"redoubt\":1,\"n\":1}\n{\"redoubt\":1",
                "{\"redoubt\":\"a fort\"}\n",
                "[1,2,3]",
                "\"hash\":\"\"}",
                "<!DOCTYPE html>",
                "#!/bin/sh\nrm -rf /\n",
                "n: 1\n",
                "PK\u0003\u0004")) {
            all.add(text.getBytes(StandardCharsets.UTF_8));
            all.add(text.getBytes(StandardCharsets.UTF_16));
        }
        int first = 0;
        while (battle[first] != '\n') {
            first++;
        }
        for (int length = 1; length < first; length++) { // the last byte of the line is its end alone
            all.add(Arrays.copyOf(battle, length));
        }
        byte[] marked = new byte[battle.length + 3];
        System.arraycopy(battle, 0, marked, 3, battle.length);
        marked[0] = (byte) 0xef;
        marked[1] = (byte) 0xbb;
        marked[2] = (byte) 0xbf;
        all.add(marked);
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            byte[] noise = new byte[random.nextInt(200)];
            random.nextBytes(noise);
            all.add(noise);
        }
        return all;
    }

    private byte[] battle() {
        Field field = new Field(folder);
        field.play(Field.SMALL);
        byte[] bytes = field.bytes();
        field.write(bytes);
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play settings.json",
                "shoot nest --skill trained --firepower 3+ --seed 1 --battle settings.json",
                "shoot nest --skill trained --firepower 3+ --odds --battle settings.json",
                "verify settings.json"
            })
    void isNeverTouched(String command) throws IOException {
        byte[] ours = battle();
        Path home = Files.createDirectory(folder.resolve("home"));
        Field field = new Field(home);
        Path file = home.resolve("settings.json");
        for (byte[] content : contents(ours)) {
            String shown = new String(content, StandardCharsets.ISO_8859_1);
            Files.write(file, content);
            var ran = field.shell(command);
            assertEquals(4, ran.exit(), shown);
            assertTrue(ran.err().contains("is not a battle"), shown + ": " + ran.err());
            assertArrayEquals(content, Files.readAllBytes(file), shown);
            try (Stream<Path> files = Files.list(home)) {
                assertEquals(List.of(file), files.toList(), shown);
            }
        }
    }

    @Test
    void whatIsSetAsideOverwritesNothing() throws IOException {
        Field field = new Field(folder);
        field.play(Field.SMALL);
        byte[] whole = field.bytes();
        Files.writeString(folder.resolve("caen.battle.torn"), "somebody's notes");
        field.write(Arrays.copyOf(whole, whole.length - 10));
        var played = field.play(List.of("list"));
        assertEquals(0, played.exit(), played.err());
        assertTrue(played.err().contains("has been moved to " + folder.resolve("caen.battle.torn-2")), played.err());
        assertEquals("somebody's notes", Files.readString(folder.resolve("caen.battle.torn")));
    }

    /** Its lines are as they were written, but what they say does not fit: not ours to mend either. */
    @Test
    void aJournalThatCannotBeFoldedIsNotMended() throws IOException {
        Field field = new Field(folder);
        field.play(Field.SMALL);
        field.forge(2, "\"act\":\"do\"", "\"act\":\"undo\",\"of\":9");
        byte[] forged = field.bytes();
        byte[] unended = Arrays.copyOf(forged, forged.length - 1);
        field.write(unended);
        assertEquals(4, field.play(List.of("list")).exit());
        assertArrayEquals(unended, field.bytes());
    }
}
