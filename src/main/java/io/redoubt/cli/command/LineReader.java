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
    private long next;
    private boolean ended;

    /**
     * Reads on from where a stream stands.
     *
     * @param in better buffered: it is read a byte at a time
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
        return !ended && in.available() == 0;
    }

    /** Up to so many lines, and fewer where they are long; none at the end. */
    public Chunk chunk(int most) throws IOException {
        List<Chunk.Line> lines = new ArrayList<>(most);
        long first = next;
        int characters = 0;
        while (lines.size() < most && characters < LONG && !ended) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(128);
            boolean whole = true;
            int b = in.read();
            if (b < 0) {
                ended = true;
                break;
            }
            while (b >= 0 && b != '\n') {
                if (bytes.size() < LONGEST) {
                    bytes.write(b);
                } else {
                    whole = false;
                }
                b = in.read();
            }
            ended = b < 0;
            lines.add(new Chunk.Line(bytes.toString(StandardCharsets.UTF_8), whole));
            characters += bytes.size();
            next++;
            if (in.available() == 0 && lines.size() > 0) {
                // Somebody may be waiting for the answer to what was typed or piped so far.
                break;
            }
        }
        return new Chunk(first, lines);
    }
}
