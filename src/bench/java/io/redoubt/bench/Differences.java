package io.redoubt.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What two runs of one batch said otherwise, from line to line of their output. */
final class Differences {
    private static final int SHOWN = 240;

    private long differing;
    private long first;
    private String before = "";
    private String now = "";

    /** Compares the output of two runs. Where one answer takes more rows than the other, those behind count as well. */
    void find(Path one, Path two) throws IOException {
        if (Files.mismatch(one, two) < 0) {
            return;
        }
        try (BufferedReader these = Files.newBufferedReader(one);
                BufferedReader those = Files.newBufferedReader(two)) {
            String here = these.readLine();
            String there = those.readLine();
            for (long line = 1; here != null || there != null; line++) {
                if (here == null || !here.equals(there)) {
                    note(line, String.valueOf(here), String.valueOf(there));
                }
                here = these.readLine();
                there = those.readLine();
            }
        }
    }

    private void note(long line, String here, String there) {
        if (differing++ == 0) {
            first = line;
            before = here;
            now = there;
        }
    }

    boolean isEmpty() {
        return differing == 0;
    }

    /** How many, and the first of them. */
    String words() {
        return "%,d lines DIFFER, first line %,d:%n  before: %s%n  now:    %s"
                .formatted(differing, first, cut(before), cut(now));
    }

    private static String cut(String line) {
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "…";
    }
}
