package io.redoubt.cli.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rule file that is edited while a session plays by it. */
class RuleFileWatchTest {
    private static final String CHANGED =
            "redoubt: first.rules has changed since this session read it; the battle holds"
                    + " the rules as they were and goes on by them. To play by the new ones, leave and start a new battle";

    @TempDir
    private Path folder;

    /** Lines that are typed one after the other; what happens before each of them happens when it is read. */
    private static final class Typed extends InputStream {
        private final Deque<Supplier<String>> lines;
        private InputStream line = InputStream.nullInputStream();

        Typed(List<Supplier<String>> lines) {
            this.lines = new ArrayDeque<>(lines);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0];
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int read = line.read(into, from, length);
            if (read > 0 || lines.isEmpty()) {
                return read;
            }
            line = new ByteArrayInputStream((lines.remove().get() + '\n').getBytes(StandardCharsets.UTF_8));
            return line.read(into, from, length);
        }
    }

    /** Returns a line before which the rules are written, or deleted if there are none. */
    private Supplier<String> with(Optional<String> rules, String line) {
        return () -> {
            keep(rules);
            return line;
        };
    }

    private void keep(Optional<String> rules) {
        try {
            Path file = folder.resolve("first.rules");
            if (rules.isEmpty()) {
                Files.delete(file);
            } else {
                Files.writeString(file, rules.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theSessionSaysSoAndGoesOnByItsRules() {
        String rules = Shell.plain().type("rules --sample").out();
        String other = rules.replace("needs 4+", "needs 2+");
        keep(Optional.of(rules));
        Shell shell = Shell.plain().from(folder);
        Shell.Result played = shell.reading(new Typed(List.of(
                        () -> "add bunker b1",
                        with(Optional.of(other), "shoot b1 --dice 3,5"),
                        () -> "undo",
                        with(Optional.of(rules), "shoot b1 --dice 3,5"),
                        with(Optional.empty(), "status"),
                        with(Optional.of("game"), "status"))))
                .type("--rules first.rules play tuesday.battle");
        assertEquals(
                List.of(
                        CHANGED,
                        "redoubt: first.rules is again as this session read it",
                        "redoubt: first.rules can no longer be read; the battle holds the rules as they were and goes on by"
                                + " them",
                        CHANGED),
                played.err()
                        .lines()
                        .filter(line -> line.contains("first.rules"))
                        .toList());
        assertTrue(played.out().contains("3 miss   5 hit"), played.out());
        assertTrue(played.out().contains("Undone: (3) shoot b1 --dice 3,5"), played.out());

        keep(Optional.of(other));
        Shell.Result refused = shell.type("--rules first.rules play tuesday.battle");
        assertEquals(4, refused.exit());
        assertTrue(refused.err().contains("To go on by the rules of the battle, remove --rules"), refused.err());
        Shell.Result again = shell.reading("list\n").type("play tuesday.battle");
        assertTrue(again.out().contains("hits 1"), again.out() + again.err());
        assertEquals(0, shell.type("verify tuesday.battle").exit());
    }
}
