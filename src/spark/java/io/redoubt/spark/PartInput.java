package io.redoubt.spark;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/**
 * The bytes of one part. A line belongs to the part in whose range it begins, so the last line is read to its end and
 * the rest of a line that began before is skipped.
 */
final class PartInput extends InputStream {
    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final long to;
    private long at;
    private boolean lineBegins = true;

    private PartInput(InputStream in, long at, long to) {
        this.in = in;
        this.at = at;
        this.to = to;
    }

    static PartInput open(Part part, Configuration settings) throws IOException {
        Path path = new Path(part.path());
        FSDataInputStream file = path.getFileSystem(settings).open(path);
        // Starts one byte earlier to see whether a line begins with the range.
        long start = Math.max(0, part.from() - 1);
        file.seek(start);
        PartInput input = new PartInput(new BufferedInputStream(file, BUFFER), start, part.to());
        if (part.from() > 0) {
            input.passOver();
        }
        return input;
    }

    private void passOver() throws IOException {
        int b;
        do {
            b = in.read();
            at++;
        } while (b >= 0 && b != '\n');
    }

    /** Counts the remaining lines and consumes them. */
    long countLines() throws IOException {
        long lines = 0;
        boolean begins = true;
        for (int b = read(); b >= 0; b = read()) {
            if (begins) {
                lines++;
            }
            begins = b == '\n';
        }
        return lines;
    }

    @Override
    public int read() throws IOException {
        if (lineBegins && at >= to) {
            return -1;
        }
        int b = in.read();
        at++;
        lineBegins = b == '\n';
        return b;
    }

    /** Reads at most one byte, because only that byte shows whether the part has another. */
    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        int b = read();
        if (b < 0) {
            return -1;
        }
        into[from] = (byte) b;
        return 1;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
