package io.redoubt.cli.batch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads lines of bounded length, so that a file without line ends cannot fill the memory. */
public final class LineReader {
    static final int LONGEST = 1 << 20;

    /** Number of bytes after which a chunk takes no further lines. */
    private static final int LONG = 1 << 16;

    private final InputStream in;
    private final byte[] block = new byte[1 << 16];
    private int from;
    private int to;
    private long next;
    private boolean ended;

    /**
     * Creates a reader from the current position of a stream.
     *
     * @param first number of the first line, from 1
     */
    public LineReader(InputStream in, long first) {
        this.in = in;
        this.next = first;
    }

    /** Returns the number of the next line. */
    long next() {
        return next;
    }

    /** Returns whether the next line may have to be waited for, because none of it is available yet. */
    boolean waits() throws IOException {
        return !ended && from == to && in.available() == 0;
    }

    /** Returns a chunk of at most this many lines, fewer if they are long; empty at the end. */
    public Chunk chunk(int most) throws IOException {
        List<Chunk.Line> lines = new ArrayList<>(most);
        long first = next;
        int bytes = 0;
        // A caller may be waiting for the answers to the lines sent so far.
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

    /** Returns the position of the next line end, or the end of the block if there is none. */
    private int lineEnd() {
        int at = from;
        while (at < to && block[at] != '\n') {
            at++;
        }
        return at;
    }

    /** Reads a block if none is left; returns false at the end of the stream. */
    private boolean fill() throws IOException {
        if (from == to && !ended) {
            from = 0;
            to = Math.max(0, in.read(block));
            ended = to == 0;
        }
        return from < to;
    }

    /** Reads a line that continues beyond the end of this block. */
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
