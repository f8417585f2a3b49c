package io.redoubt.cli.runtime;

import io.redoubt.storage.RegularFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads lines of a file or standard input, skipping blank lines and comments that begin with {@code #}. */
public final class CommandFileReader {
    private CommandFileReader() {}

    /**
     * Reads the lines.
     *
     * @param name the source, for messages
     * @param most the maximum number of lines; the rest of a wrong file is not read
     * @throws FileAccessException if they cannot be read, or are more than 4 MiB
     */
    public static List<String> read(String name, InputStream in, int most) {
        List<String> lines = new ArrayList<>();
        try {
            BufferedReader reader = new BufferedReader(
                    new InputStreamReader(RegularFile.bounded(in, UserPaths.MOST_BYTES), StandardCharsets.UTF_8));
            boolean first = true;
            for (String line = reader.readLine(); line != null && lines.size() < most; line = reader.readLine()) {
                String text = (first ? ByteOrderMark.stripped(line) : line).strip();
                first = false;
                if (!text.isEmpty() && !text.startsWith("#")) {
                    lines.add(text);
                }
            }
        } catch (IOException e) {
            throw UserPaths.unreadable(name, e);
        }
        return lines;
    }
}
