package io.redoubt.rules.card;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.inputfile.CardPage;
import io.redoubt.umpire.RuleId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A unit or a fortification with its values, to be named instead of typing the values.
 *
 * <p>The values are texts by field name, so that one card fills the form of every procedure of its game: those of
 * {@link #by} if it acts, those of {@link #at} if it is the target.
 *
 * @param name the name to type: letters, digits and {@code - _ .}, for example {@code mg-nest}
 * @param title the title
 * @param sheet the printed form that players know
 * @param facts every value by its name, for comparisons and for programs
 * @param by the texts by field name, if it acts
 * @param at the texts by field name, if it is the target
 * @param parts the parts that can act alone, for example each of its weapons
 * @param cites the rules it comes from; none for cards of our own
 */
public record Card(
        String name,
        String title,
        CardPage sheet,
        Map<String, String> facts,
        Map<String, String> by,
        Map<String, String> at,
        List<Part> parts,
        List<RuleId> cites) {
    /** Separator between the name of a card and that of its part. */
    public static final char PART = ':';

    public Card {
        facts = copy(facts);
        by = copy(by);
        at = copy(at);
        parts = List.copyOf(parts);
        cites = List.copyOf(cites);
    }

    /**
     * A part of a card that can act alone.
     *
     * @param name the name after the name of the card and a colon
     * @param by the texts by field name
     */
    public record Part(String name, Map<String, String> by) {
        public Part {
            by = copy(by);
        }
    }

    /** Returns whether a text is the name of this card; case makes no difference. */
    public boolean isCalled(String text) {
        return name.equalsIgnoreCase(text);
    }

    /** Returns this card, acting by one of its parts alone. */
    Card actingBy(Part part) {
        return new Card(
                name + PART + part.name(), title + ", " + part.name(), sheet, facts, part.by(), at, parts, cites);
    }

    /**
     * Returns a name for a card that users can type anywhere.
     *
     * @throws BadValueException if it is empty, too long, or could be read as something else
     */
    static String nameOf(String text) {
        String name = PieceNameFormat.of(text);
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean plain = c < '\u0080' && Character.isLetterOrDigit(c);
            boolean joins = i > 0 && "-_.".indexOf(c) >= 0;
            if ((!plain && !joins) || name.contains("..")) {
                throw new BadValueException(
                        "is not a valid name; use letters and digits, joined by - _ or ., like mill-bunker");
            }
        }
        return name;
    }

    private static Map<String, String> copy(Map<String, String> texts) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    }
}
