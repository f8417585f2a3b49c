package io.redoubt.rules.card;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.inputfile.CardPage;
import io.redoubt.rules.inputfile.CardPage.Block;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.OddsMatrix;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Cards that only contain values of a game's forms, for games whose book has no cards.
 *
 * @param samples the cards that come with the game
 * @param procedures the procedures whose forms define the possible values
 * @param notes the instructions for writing a card, line by line
 * @param matrix a table of odds to print as a whole
 */
public record FormCardSet(
        List<Card> samples, List<Procedure<?, ?>> procedures, List<String> notes, Optional<OddsMatrix> matrix)
        implements CardSet {
    private static final List<String> KEYS = List.of("name", "title", "by", "at");

    /**
     * Creates a card.
     *
     * @param by pairs of a field name and its text
     * @param at pairs of a field name and its text
     */
    public static Card card(String name, String title, List<String> by, List<String> at) {
        return card(name, title, pairs(by), pairs(at));
    }

    @Override
    public Optional<Card> read(FileTable table, FileErrors faults) {
        faults.collect(() -> table.knowsOnly(KEYS));
        Optional<String> name = faults.read(
                () -> {
                    Entry entry = table.need("name", "a card", "name = \"mill-bunker\"");
                    return Optional.of(nameOf(entry));
                },
                Optional.empty());
        String title =
                faults.read(() -> table.find("title").map(FormCardSet::titleOf).orElse(name.orElse("")), "");
        Map<String, String> by = values(table, "by", faults);
        Map<String, String> at = values(table, "at", faults);
        if (by.isEmpty() && at.isEmpty() && faults.none()) {
            faults.add(
                    table.fault("the card has no values: write [card.by] for an acting piece, [card.at] for a target"));
        }
        return name.map(called -> card(called, title, by, at));
    }

    /** Parses the name of a player's own card. */
    public static String nameOf(Entry entry) {
        try {
            return Card.nameOf(entry.text());
        } catch (BadValueException e) {
            throw entry.fault(String.valueOf(e.getMessage()));
        }
    }

    /** Parses the title of a player's own card. */
    public static String titleOf(Entry entry) {
        try {
            return PieceNameFormat.of(entry.text());
        } catch (BadValueException e) {
            throw entry.fault(String.valueOf(e.getMessage()));
        }
    }

    private Map<String, String> values(FileTable table, String role, FileErrors faults) {
        Map<String, String> values = new LinkedHashMap<>();
        Optional<FileTable> given = faults.read(() -> table.find(role).map(Entry::table), Optional.<FileTable>empty());
        for (Entry entry :
                given.map(each -> List.copyOf(each.entries().values())).orElse(List.of())) {
            faults.collect(() -> values.put(entry.key(), checked(entry)));
        }
        return values;
    }

    /** Returns the text of a value if at least one form of the game can parse it. */
    private String checked(Entry entry) {
        String text = entry.asText();
        Optional<String> fault = Optional.empty();
        TreeSet<String> known = new TreeSet<>();
        boolean met = false;
        for (Procedure<?, ?> procedure : procedures) {
            procedure.form().fields().forEach(field -> known.add(field.name()));
            Optional<InputField<?>> field = procedure.form().field(entry.key());
            if (field.isPresent() && !field.get().kind().isFile()) {
                met = true;
                try {
                    field.get().kind().parse(text);
                    return text;
                } catch (BadValueException e) {
                    fault = fault.isPresent() ? fault : Optional.of(String.valueOf(e.getMessage()));
                }
            }
        }
        throw entry.fault(
                met
                        ? PrintableText.of(text) + ": " + fault.orElse("cannot be read")
                        : "no verb of this game uses it" + SpellingSuggestion.hint(entry.key(), List.copyOf(known)));
    }

    private static Card card(String name, String title, Map<String, String> by, Map<String, String> at) {
        List<Block> blocks = new ArrayList<>();
        Map<String, String> facts = new LinkedHashMap<>();
        add("by", by, blocks, facts);
        add("at", at, blocks, facts);
        return new Card(name, title, new CardPage(List.of(), blocks, List.of()), facts, by, at, List.of(), List.of());
    }

    private static void add(String role, Map<String, String> values, List<Block> blocks, Map<String, String> facts) {
        List<List<String>> rows = new ArrayList<>();
        values.forEach((field, text) -> {
            String shown = text.replace(ListFormat.SEPARATOR, " and ");
            rows.add(List.of(field, shown));
            facts.put(role + ' ' + field, shown);
        });
        if (!rows.isEmpty()) {
            blocks.add(new Block(List.of("--" + role, "fills in"), rows));
        }
    }

    private static Map<String, String> pairs(List<String> texts) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i < texts.size(); i += 2) {
            pairs.put(texts.get(i), texts.get(i + 1));
        }
        return pairs;
    }
}
