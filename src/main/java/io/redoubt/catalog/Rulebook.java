package io.redoubt.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The rules of the games in our own words, read from the text file of each game when a rule is looked up. */
public final class Rulebook {
    private static final String REFERENCE = " (reference)";

    private final List<Entry> entries = new ArrayList<>();

    /**
     * A rule.
     *
     * @param id the id that rulings cite
     * @param game the key of its game
     * @param section the title of its section in the book
     * @param reference true if it changes no ruling and serves only as reference
     * @param text the rule in our own words
     */
    public record Entry(String id, String game, String section, boolean reference, String text) {}

    /** Reads the rules of all games. */
    public static Rulebook of(GameList games) {
        Rulebook rulebook = new Rulebook();
        Catalog.gameKeys().forEach(rulebook::read);
        rulebook.entries.addAll(games.addedRules());
        return rulebook;
    }

    public List<Entry> entries() {
        return List.copyOf(entries);
    }

    public Optional<Entry> entry(String id) {
        for (Entry entry : entries) {
            if (entry.id().equalsIgnoreCase(id)) {
                return Optional.of(entry);
            }
        }
        return Optional.empty();
    }

    /** Returns the entries that contain all of these words in their id, section or text. */
    public List<Entry> search(List<String> words) {
        List<Entry> found = new ArrayList<>();
        for (Entry entry : entries) {
            String whole = (entry.id() + ' ' + entry.section() + ' ' + entry.text()).toLowerCase(Locale.ROOT);
            if (words.stream().allMatch(word -> whole.contains(word.toLowerCase(Locale.ROOT)))) {
                found.add(entry);
            }
        }
        return found;
    }

    private void read(String game) {
        try (InputStream file = Rulebook.class.getResourceAsStream(game + ".rules")) {
            if (file == null) {
                throw new IllegalStateException("no rulebook for " + game);
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8));
            String heading = "";
            StringBuilder text = new StringBuilder();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("[")) {
                    heading = line;
                } else if (line.isBlank()) {
                    close(game, heading, text);
                    heading = "";
                } else if (!line.startsWith("#")) {
                    text.append(text.length() > 0 ? " " : "").append(line.strip());
                }
            }
            close(game, heading, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void close(String game, String heading, StringBuilder text) {
        if (!heading.isEmpty()) {
            int end = heading.indexOf(']');
            String title = heading.substring(end + 1).strip();
            boolean reference = title.endsWith(REFERENCE);
            String section = reference ? title.substring(0, title.length() - REFERENCE.length()) : title;
            entries.add(new Entry(heading.substring(1, end), game, section, reference, text.toString()));
        }
        text.setLength(0);
    }
}
