package io.redoubt.cli.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines come in order and in bounded pieces, however long the file and its lines are. */
class LineReaderTest {
    @Test
    void nothingHasNoLines() throws IOException {
        LineReader reader = reader("");
        assertEquals(0, reader.chunk(10).size());
        assertEquals(0, reader.chunk(10).size());
    }

    @Test
    void theLastLineNeedsNoEnd() throws IOException {
        assertEquals(List.of("a", "b"), texts("a\nb", 10));
        assertEquals(List.of("a", "b"), texts("a\nb\n", 10));
        assertEquals(List.of("a"), texts("a", 10));
    }

    @Test
    void emptyLinesCount() throws IOException {
        assertEquals(List.of("", "", "a", ""), texts("\n\na\n\n", 10));
    }

    @Test
    void chunksNumberTheirLinesOnFromOne() throws IOException {
        LineReader reader = reader("a\nb\nc\nd\ne");
        List<Long> firsts = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        for (Chunk chunk = reader.chunk(2); chunk.size() > 0; chunk = reader.chunk(2)) {
            firsts.add(chunk.first());
            sizes.add(chunk.size());
        }
        assertEquals(List.of(1L, 3L, 5L), firsts);
        assertEquals(List.of(2, 2, 1), sizes);
    }

    @Test
    void linesAreUtf8() throws IOException {
        assertEquals(List.of("Größe 🏰", "\ufffd"), texts("Größe 🏰\n\ufffd\n", 10));
    }

    @Test
    void aLineOfExactlyTheLongestLengthIsWhole() throws IOException {
        LineReader reader = reader("x".repeat(LineReader.LONGEST) + "\nnext");
        Chunk chunk = reader.chunk(2);
        assertEquals(1, chunk.size(), "so much text is a chunk of its own");
        assertEquals(true, chunk.lines().get(0).whole());
        assertEquals(LineReader.LONGEST, chunk.lines().get(0).text().length());
        assertEquals(List.of(new Chunk.Line("next", true)), reader.chunk(2).lines());
    }

    @Test
    void aLongerLineIsCutAndMarkedAndTheNextOneIsRead() throws IOException {
        LineReader reader = reader("x".repeat(3 * LineReader.LONGEST) + "\nnext\n");
        Chunk chunk = reader.chunk(2);
        assertEquals(false, chunk.lines().get(0).whole());
        assertEquals(LineReader.LONGEST, chunk.lines().get(0).text().length());
        assertEquals(List.of(new Chunk.Line("next", true)), reader.chunk(2).lines());
    }

    @Test
    void whatIsThereAlreadyIsAnsweredBeforeMoreIsWaitedFor() throws IOException {
        InputStream slow = new ByteArrayInputStream("a\nb\nc\n".getBytes(StandardCharsets.UTF_8)) {
            @Override
            public synchronized int read(byte[] into, int from, int length) {
                return super.read(into, from, pos < 4 ? 4 - pos : length);
            }

            @Override
            public synchronized int available() {
                return pos == 4 ? 0 : super.available();
            }
        };
        LineReader reader = new LineReader(slow, 1);
        assertEquals(2, reader.chunk(10).size());
        Chunk rest = reader.chunk(10);
        assertEquals(3, rest.first());
        assertEquals(List.of(new Chunk.Line("c", true)), rest.lines());
    }

    @Test
    void linesMayEndAnywhereInABlock() throws IOException {
        for (int blocks = 1; blocks <= 3; blocks++) {
            for (int beside = -2; beside <= 2; beside++) {
                String first = "x".repeat(blocks * (1 << 16) + beside);
                assertEquals(List.of(first, "", "ü", "y"), texts(first + "\n\nü\ny", 10));
                assertEquals(List.of(first), texts(first + "\n", 10));
                assertEquals(List.of(first), texts(first, 10));
            }
        }
    }

    private static List<String> texts(String text, int most) throws IOException {
        LineReader reader = reader(text);
        List<String> texts = new ArrayList<>();
        for (Chunk chunk = reader.chunk(most); chunk.size() > 0; chunk = reader.chunk(most)) {
            chunk.lines().forEach(line -> texts.add(line.text()));
        }
        return texts;
    }

    private static LineReader reader(String text) {
        return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), 1);
    }
}
