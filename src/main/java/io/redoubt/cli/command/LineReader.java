package io.redoubt.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads lines of bounded length, so that a file without line ends cannot fill the memory. */
public final class LineReader {
    static final int LONGEST = 1 << 20;

    /** So much text is enough for one chunk, however few lines it has. */
    private static final int LONG = 1 << 16;

    private final InputStream in;
    private final byte[] block = new byte[1 << 16];
    private int from;
    private int to;
    private long next;
    private boolean ended;

    /**
     * Reads on from where a stream stands.
     *
     * @param first number of the line that comes first, from 1
     */
    public LineReader(InputStream in, long first) {
        this.in = in;
        this.next = first;
    }

    /** The number of the line that comes next. */
    long next() {
        return next;
    }

    /** Whether the next line may be long in coming: nothing of it is there yet. */
    boolean waits() throws IOException {
        return !ended && from == to && in.available() == 0;
    }

    /** Up to so many lines, and fewer where they are long; none at the end. */
    public Chunk chunk(int most) throws IOException {
        List<Chunk.Line> lines = new ArrayList<>(most);
        long first = next;
        int bytes = 0;
        // Somebody may be waiting for the answer to what was typed or piped so far.
        while (lines.size() < most && bytes < LONG && (lines.isEmpty() || !waits()) && fill()) {
            int start = from;
            int end = lineEnd();
            from = Math.min(end + 1, to);
            if (end < to) {
                bytes += end - start;
                lines.add(new Chunk.Line(new String(block, start, end - start, StandardCharsets.UTF_8), true));
            } else {
                Chunk.Line line = acrossBlocks(start);
                bytes += line.text().length();
                lines.add(line);
            }
            next++;
        }
        return new Chunk(first, lines);
    }

    /** The place of the next line end; the end of the block where there is none. */
    private int lineEnd() {
        int at = from;
        while (at < to && block[at] != '\n') {
            at++;
        }
        return at;
    }

    /** True while there is something to read; then some of it is in the block. */
    private boolean fill() throws IOException {
        if (from == to && !ended) {
            from = 0;
            to = Math.max(0, in.read(block));
            ended = to == 0;
        }
        return from < to;
    }

    /** A line that goes on beyond the end of this block. */
    private Chunk.Line acrossBlocks(int start) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(2 * (to - start));
        bytes.write(block, start, to - start);
        boolean whole = true;
        int end = to;
        while (end == to && fill()) {
            int begin = from;
            end = lineEnd();
            int room = Math.min(end - begin, LONGEST - bytes.size());
            whole &= room == end - begin;
            bytes.write(block, begin, room);
            from = Math.min(end + 1, to);
        }
        return new Chunk.Line(bytes.toString(StandardCharsets.UTF_8), whole);
    }
}
