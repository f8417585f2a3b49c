package io.redoubt.storage;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that fails when it exceeds a maximum size, so that it cannot fill the memory. */
final class BoundedInput extends FilterInputStream {
    private final long most;
    private long left;

    BoundedInput(InputStream in, long most) {
        super(in);
        this.most = most;
        this.left = most;
    }

    @Override
    public int read() throws IOException {
        int one = in.read();
        count(one < 0 ? 0 : 1);
        return one;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int read = in.read(into, from, length);
        count(read);
        return read;
    }

    private void count(int read) throws IOException {
        left -= Math.max(0, read);
        if (left < 0) {
            throw new RegularFile.TooLargeException(most);
        }
    }

    @Override
    public long skip(long bytes) throws IOException {
        long skipped = in.skip(bytes);
        left -= skipped;
        return skipped;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
