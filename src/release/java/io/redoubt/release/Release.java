package io.redoubt.release;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The release that a page belongs to.
 *
 * @param version the version in the build file
 * @param date the date, in the form 2026-11-23
 */
record Release(String version, String date) {
    private static final Pattern VERSION =
            Pattern.compile("<artifactId>redoubt</artifactId>\\s*<version>([^<]+)</version>");
    private static final Pattern DATE =
            Pattern.compile("<project.build.outputTimestamp>(\\d{4}-\\d\\d-\\d\\d)T00:00:00Z</");

    /** Reads both from the text of {@code pom.xml}, which is their only source. */
    static Release of(String pom) {
        return new Release(first(VERSION, pom), first(DATE, pom));
    }

    private static String first(Pattern pattern, String pom) {
        Matcher found = pattern.matcher(pom);
        if (!found.find()) {
            throw new IllegalArgumentException("pom.xml has no " + pattern);
        }
        return found.group(1);
    }
}
