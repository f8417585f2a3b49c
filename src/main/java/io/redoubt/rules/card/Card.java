package io.redoubt.rules.card;

import io.redoubt.rules.file.Sheet;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Names;
import io.redoubt.umpire.RuleId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A unit or a fortification with its values, ready to be named instead of typed.
 *
 * <p>The values are texts by field name, so that one card fills the form of every procedure of its game: those of
 * {@link #by} where it acts, those of {@link #at} where something is done to it.
 *
 * @param name what players type: letters, digits and {@code - _ .}, for example {@code mg-nest}
 * @param title what it is called
 * @param sheet how players are used to seeing it
 * @param facts every value of it, by what the value is called: for comparing and for programs
 * @param by texts by field name, for the one who acts
 * @param at texts by field name, for the one it is done to
 * @param parts what of it may act alone, for example each of its weapons
 * @param cites the rules it comes from; none for cards of our own
 */
public record Card(
        String name,
        String title,
        Sheet sheet,
        Map<String, String> facts,
        Map<String, String> by,
        Map<String, String> at,
        List<Part> parts,
        List<RuleId> cites) {
    /** Stands between the name of a card and that of its part. */
    public static final char PART = ':';

    public Card {
        facts = copy(facts);
        by = copy(by);
        at = copy(at);
        parts = List.copyOf(parts);
        cites = List.copyOf(cites);
    }

    /**
     * What of a card may act alone.
     *
     * @param name as written after the name of the card and a colon
     * @param by texts by field name, for the one who acts
     */
    public record Part(String name, Map<String, String> by) {
        public Part {
            by = copy(by);
        }
    }

    /** Whether players mean this card by a text: capitals make no difference. */
    public boolean isCalled(String text) {
        return name.equalsIgnoreCase(text);
    }

    /** The same card, acting by one of its parts alone. */
    Card actingBy(Part part) {
        return new Card(
                name + PART + part.name(), title + ", " + part.name(), sheet, facts, part.by(), at, parts, cites);
    }

    /**
     * A name for a card as players may type it anywhere.
     *
     * @throws BadValue if it is empty, too long, or could be taken for something else
     */
    static String nameOf(String text) {
        String name = Names.of(text);
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean plain = c < '\u0080' && Character.isLetterOrDigit(c);
            boolean joins = i > 0 && "-_.".indexOf(c) >= 0;
            if ((!plain && !joins) || name.contains("..")) {
                throw new BadValue("is no name to type: use letters, digits, and - _ . between them, like mill-bunker");
            }
        }
        return name;
    }

    private static Map<String, String> copy(Map<String, String> texts) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    }
}
