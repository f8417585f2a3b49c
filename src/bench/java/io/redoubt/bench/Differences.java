package io.redoubt.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What two runs of one batch said otherwise, from line to line of their output. */
final class Differences {
    private static final int SHOWN = 240;

    /** How a refusal is written as JSON and as CSV. */
    private static final List<String> REFUSED = List.of("\"error\":", ",error,");

    private final Map<Kind, Found> found = new EnumMap<>(Kind.class);

    /** How a line differs. */
    private enum Kind {
        ANSWERED_OTHERWISE("answered OTHERWISE"),
        REFUSED_NOW("refused now"),
        ANSWERED_NOW("answered now"),
        REFUSED_OTHERWISE("refused in other words");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        static Kind of(String before, String now) {
            if (isRefused(now)) {
                return isRefused(before) ? REFUSED_OTHERWISE : REFUSED_NOW;
            }
            return isRefused(before) ? ANSWERED_NOW : ANSWERED_OTHERWISE;
        }

        private static boolean isRefused(String line) {
            return REFUSED.stream().anyMatch(line::contains);
        }
    }

    /** Lines of a kind. */
    private static final class Found {
        private final long first;
        private final String before;
        private final String now;
        private long lines;

        Found(long first, String before, String now) {
            this.first = first;
            this.before = before;
            this.now = now;
        }
    }

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

    private void note(long line, String before, String now) {
        found.computeIfAbsent(Kind.of(before, now), any -> new Found(line, before, now)).lines++;
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    /** How many of each kind, and the first of them. */
    String words() {
        StringBuilder words = new StringBuilder();
        found.forEach((kind, all) -> words.append("%n  %,d lines %s, first line %,d:%n    before: %s%n    now:    %s"
                .formatted(all.lines, kind.words, all.first, cut(all.before), cut(all.now))));
        return words.toString();
    }

    private static String cut(String line) {
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "…";
    }
}
