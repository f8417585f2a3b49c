package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The rulebooks are other people's texts: no file repeats a run of eight words of their chapters.
 *
 * <p>The chapters themselves are not part of the project. The file beside this test holds, sorted, the first six bytes
 * of the SHA-256 of {@code redoubt} and every run of eight words in them: lower case, letters and digits only, one
 * blank between words, apostrophes dropped.
 */
class OwnWordsTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final Path RUNS = ROOT.resolve("src/test/resources/house/chapter-runs.bin");
    private static final List<String> PLACES = List.of("src", "scripts", "completions", "README.md", "CHANGELOG.md");
    private static final Pattern WORD = Pattern.compile("[a-z0-9]+");
    private static final int LENGTH = 8;
    private static final int BYTES = 6;

    /** Runs nobody can put otherwise, such as the headings of a table; keep this short. */
    private static final List<String> UNAVOIDABLE = List.of();

    /** Hashes in a sorted array, and the digest that makes more of them. */
    private static final class Chapters {
        private final long[] runs;
        private final MessageDigest digest;

        private Chapters() throws IOException, NoSuchAlgorithmException {
            byte[] bytes = Files.readAllBytes(RUNS);
            runs = new long[bytes.length / BYTES];
            for (int i = 0; i < runs.length; i++) {
                runs[i] = number(bytes, i * BYTES);
            }
            digest = MessageDigest.getInstance("SHA-256");
        }

        private static long number(byte[] bytes, int from) {
            long number = 0;
            for (int i = 0; i < BYTES; i++) {
                number = number << 8 | (bytes[from + i] & 0xff);
            }
            return number;
        }

        boolean have(String run) {
            byte[] hash = digest.digest(("redoubt " + run).getBytes(StandardCharsets.UTF_8));
            return Arrays.binarySearch(runs, number(hash, 0)) >= 0;
        }
    }

    @Test
    void noFileRepeatsEightWordsOfAChapter() throws Exception {
        Chapters chapters = new Chapters();
        List<String> repeated = new ArrayList<>();
        int words = 0;
        for (Path file : files()) {
            List<String> all = words(file);
            words += all.size();
            for (int i = 0; i + LENGTH <= all.size(); i++) {
                String run = String.join(" ", all.subList(i, i + LENGTH));
                if (isLanguage(all.subList(i, i + LENGTH)) && chapters.have(run) && !UNAVOIDABLE.contains(run)) {
                    repeated.add(ROOT.relativize(file) + ": " + run);
                }
            }
        }
        assertEquals(List.of(), repeated, "say it in your own words");
        assertTrue(words > 100_000, "the project was read: " + words + " words");
    }

    /** Rows of numbers are facts, which a table must print as they are. */
    private static boolean isLanguage(List<String> run) {
        int letters = 0;
        for (String word : run) {
            letters += Character.isLetter(word.charAt(0)) ? 1 : 0;
        }
        return letters >= LENGTH / 2;
    }

    @Test
    void theChaptersAreThere() throws Exception {
        Chapters chapters = new Chapters();
        assertTrue(chapters.runs.length > 9_000);
        for (int i = 1; i < chapters.runs.length; i++) {
            assertTrue(chapters.runs[i - 1] < chapters.runs[i], "sorted, none twice");
        }
        // Rows of a table as a chapter prints them; backwards here, for this file may not repeat them either.
        List<String> rows = new ArrayList<>(List.of("earthen 9 reinforced concrete 7 concrete 6 brick".split(" ", -1)));
        Collections.reverse(rows);
        assertTrue(chapters.have(String.join(" ", rows)));
        assertFalse(chapters.have("no chapter says a thing like this one"));
    }

    private static List<Path> files() throws IOException {
        Set<Path> files = new TreeSet<>();
        for (String place : PLACES) {
            try (Stream<Path> found = Files.walk(ROOT.resolve(place))) {
                found.filter(Files::isRegularFile)
                        .filter(file -> !file.equals(RUNS))
                        .forEach(files::add);
            }
        }
        return List.copyOf(files);
    }

    /** The words of a text; none of a file that is no text. */
    private static List<String> words(Path file) throws IOException {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
        } catch (CharacterCodingException e) {
            return List.of();
        }
        List<String> words = new ArrayList<>();
        Matcher word =
                WORD.matcher(text.toLowerCase(Locale.ROOT).replace("'", "").replace("\u2019", ""));
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }
}
