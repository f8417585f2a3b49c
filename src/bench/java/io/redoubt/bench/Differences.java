package io.redoubt.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The differences between two runs of one batch, line by line. */
final class Differences {
    private static final int SHOWN = 240;
    private static final int SHOWN_BEFORE = 60;
    private static final Pattern DECIMAL = Pattern.compile("\\d+\\.\\d+(E-?\\d+)?");

    /** The marks of a refusal in JSON and in CSV. */
    private static final List<String> REFUSED = List.of("\"error\":", ",error,");

    private final Map<Kind, Found> found = new EnumMap<>(Kind.class);

    /** The kind of a difference. */
    private enum Kind {
        ANSWERED_OTHERWISE("answered OTHERWISE"),
        OTHER_DIGITS("answered the same, numbers in other digits"),
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
            if (isRefused(before)) {
                return ANSWERED_NOW;
            }
            return numbers(before).equals(numbers(now)) ? OTHER_DIGITS : ANSWERED_OTHERWISE;
        }

        /** Replaces every decimal of a line by the double it is parsed as. */
        private static String numbers(String line) {
            return DECIMAL.matcher(line).replaceAll(found -> Double.toHexString(Double.parseDouble(found.group())));
        }

        private static boolean isRefused(String line) {
            return REFUSED.stream().anyMatch(line::contains);
        }
    }

    /** The lines of one kind. */
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

    /**
     * Compares the output of two runs. If one answer has more rows than the other, the rows after it count as
     * differences as well.
     */
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

    /** Returns the number of lines of each kind, with the first of them. */
    String words() {
        StringBuilder words = new StringBuilder();
        found.forEach((kind, all) -> words.append("%n  %,d lines %s, first line %,d:%n    before: %s%n    now:    %s"
                .formatted(all.lines, kind.words, all.first, cut(all.before, all.now), cut(all.now, all.before))));
        return words.toString();
    }

    /** Returns the part of a line around its first difference from another. */
    private static String cut(String line, String other) {
        int same = 0;
        while (same < Math.min(line.length(), other.length()) && line.charAt(same) == other.charAt(same)) {
            same++;
        }
        int from = Math.max(0, same - SHOWN_BEFORE);
        int to = Math.min(line.length(), from + SHOWN);
        return (from == 0 ? "" : "…") + line.substring(from, to) + (to == line.length() ? "" : "…");
    }
}
