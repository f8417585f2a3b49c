package io.redoubt.rules.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.inputfile.CardPage.Block;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.inputfile.OddsMatrix;
import io.redoubt.rules.inputfile.Value;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Procedure;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cards of values are read from tables, and everything that is wrong with one is told. */
class FormCardSetTest {
    private static final OddsMatrix MATRIX = new OddsMatrix(
            "odds", "fire", "hit", new OddsMatrix.Side("gun", List.of()), new OddsMatrix.Side("target", List.of()));

    /** The only end there is. */
    private enum End implements Case.PlainEnd, PlainName {
        OVER
    }

    /** A procedure that is nothing but its form. */
    private static final class Asking extends CaseProcedure<Case<End>, End> {
        Asking(String verb, FormBuilder fields) {
            super(verb, "", new Form<>(fields.all(), inputs -> impossible()), new NamedConstant[] {End.OVER});
        }

        private static Case<End> impossible() {
            throw new IllegalStateException("nobody asks");
        }
    }

    private static CardSet deck() {
        FormBuilder fire = new FormBuilder();
        fire.of("rof", WholeNumberFormat.of(1, 6), "rate of fire");
        fire.flag("smoke", "smoke");
        fire.of("map", new InputFileFormat<>(text -> new FileTable(1, Map.of()), table -> table), "a file");
        FormBuilder storm = new FormBuilder();
        storm.of("rof", WholeNumberFormat.of(5, 9), "rate of fire");
        List<Procedure<?, ?>> procedures = List.of(new Asking("fire", fire), new Asking("storm", storm));
        return new FormCardSet(List.of(), procedures, List.of("how to"), Optional.of(MATRIX));
    }

    private static Entry text(String key, String text) {
        return new Entry(key, 2, new Value.Text(text));
    }

    private static Entry nested(String key, Entry... entries) {
        return new Entry(key, 3, new Value.Nested(table(entries)));
    }

    private static FileTable table(Entry... entries) {
        Map<String, Entry> byKey = new LinkedHashMap<>();
        for (Entry entry : entries) {
            byKey.put(entry.key(), entry);
        }
        return new FileTable(1, byKey);
    }

    private static List<String> faults(Entry... entries) {
        FileErrors faults = new FileErrors();
        deck().read(table(entries), faults);
        return faults.messages();
    }

    @Test
    void cardIsReadWithItsValuesForBothParts() {
        FileErrors faults = new FileErrors();
        Entry rof = new Entry("rof", 4, new Value.Amount(new BigDecimal(9)));
        FileTable table = table(text("name", "mill"), text("title", "The mill"), nested("by", rof), nested("at", rof));
        Card card = deck().read(table, faults).orElseThrow();
        assertEquals(List.of(), faults.messages());
        assertEquals("mill", card.name());
        assertEquals("The mill", card.title());
        assertEquals(Map.of("rof", "9"), card.by());
        assertEquals(Map.of("rof", "9"), card.at());
        assertEquals(List.of("by rof", "at rof"), new ArrayList<>(card.facts().keySet()));
    }

    @Test
    void cardWithoutATitleIsCalledByItsName() {
        Card card = deck().read(table(text("name", "mill"), nested("by", text("smoke", "true"))), new FileErrors())
                .orElseThrow();
        assertEquals("mill", card.title());
    }

    @Test
    void sheetShowsWhatIsFilledIn() {
        Card card = FormCardSet.card("mill", "The mill", List.of("rof", "3", "fire", "a\nb"), List.of());
        assertEquals(
                List.of(new Block(
                        List.of("--by", "fills in"), List.of(List.of("rof", "3"), List.of("fire", "a and b")))),
                card.sheet().blocks());
        assertEquals(Map.of("by rof", "3", "by fire", "a and b"), card.facts());
        assertEquals(Map.of("rof", "3", "fire", "a\nb"), card.by());
        assertEquals(Map.of(), card.at());
    }

    @Test
    void everythingThatIsWrongIsTold() {
        assertEquals(
                List.of(
                        "line 2, key nam: unknown key; did you mean name?",
                        "line 1: a card needs the key name, like name = \"mill-bunker\""),
                faults(text("nam", "mill"), nested("by", text("rof", "3"))));
        assertEquals(
                List.of("line 1: the card has no values: write [card.by] for an acting piece, [card.at] for a target"),
                faults(text("name", "mill")));
        assertEquals(
                List.of(
                        "line 2, key name: is not a valid name; use letters and digits, joined by - _ or .,"
                                + " like mill-bunker",
                        "line 2, key title: has a name that is empty, longer than 40 characters, or not all of readable"
                                + " characters: ",
                        "line 2, key by: takes a table: write [by], not a text"),
                faults(text("name", "a b"), text("title", ""), text("by", "all")));
    }

    @Test
    void valueThatNoFormReadsIsRefusedInTheWordsOfTheFirst() {
        assertEquals(
                List.of("line 2, key rof: 10: takes a whole number from 1 to 6"),
                faults(text("name", "mill"), nested("by", text("rof", "10"))));
        assertEquals(List.of(), faults(text("name", "mill"), nested("by", text("rof", "8"))));
        assertEquals(
                List.of("line 2, key rov: no verb of this game uses it; did you mean rof?"),
                faults(text("name", "mill"), nested("by", text("rov", "1"))));
        assertEquals(
                List.of("line 2, key map: no verb of this game uses it"),
                faults(text("name", "mill"), nested("by", text("map", "x.toml"))));
    }

    @Test
    void deckKeepsWhatItWasMadeWith() {
        assertEquals(List.of("how to"), deck().notes());
        assertEquals(Optional.of(MATRIX), deck().matrix());
    }
}
