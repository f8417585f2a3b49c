package io.redoubt.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.card.Card;
import io.redoubt.rules.card.CardSet;
import io.redoubt.rules.card.FormCardSet;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.Value;
import io.redoubt.rules.procedure.Procedures;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A file of own cards: each goes to its game, and everything that is wrong is told at once. */
class OwnCardsTest {
    private static final RuleSet CHESS = game("chess");
    private static final RuleSet GO = game("go");

    /** A game whose cards are nothing but a name; a second key is one too many. */
    private static RuleSet game(String key) {
        return new RuleSet(key, key, "first", new Procedures(), List::of, NameDeck::new);
    }

    /** Cards that are nothing but a name. */
    private static final class NameDeck implements CardSet {
        @Override
        public List<Card> samples() {
            return List.of();
        }

        @Override
        public Optional<Card> read(FileTable table, FileErrors faults) {
            String name = faults.read(
                    () -> table.need("name", "a card", "name = \"x\"").text(), "nameless");
            faults.read(
                    () -> {
                        table.knowsOnly(List.of("name"));
                        return table;
                    },
                    table);
            return Optional.of(FormCardSet.card(name, name, List.of(), List.of()));
        }

        @Override
        public List<String> notes() {
            return List.of();
        }
    }

    private static FileTable table(int line, Object... pairs) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            String key = pairs[i].toString();
            Value value = pairs[i + 1] instanceof Value given ? given : new Value.Text(pairs[i + 1].toString());
            entries.put(key, new Entry(key, line, value));
        }
        return new FileTable(line, entries);
    }

    private static Value cards(FileTable... tables) {
        return new Value.Items(Arrays.stream(tables)
                .map(each -> new Entry("card", each.line(), new Value.Nested(each)))
                .toList());
    }

    private static OwnCards read(Object... pairs) {
        return OwnCards.read(table(1, pairs), List.of(CHESS, GO));
    }

    private static List<String> names(OwnCards own, RuleSet game) {
        return own.of(game).stream().map(Card::name).toList();
    }

    @Test
    void cardGoesToItsGameOrTheFilesOrTheFirst() {
        Value both = cards(table(2, "name", "rook"), table(4, "name", "stone", "game", "go"));
        OwnCards own = read("card", both);
        assertEquals(List.of(), own.faults());
        assertEquals(List.of("rook"), names(own, CHESS));
        assertEquals(List.of("stone"), names(own, GO));
        OwnCards other = read("game", "go", "card", both);
        assertEquals(List.of(), names(other, CHESS));
        assertEquals(List.of("rook", "stone"), names(other, GO));
    }

    @Test
    void fileWithoutACardIsAFault() {
        assertEquals(
                List.of("line 1: there is no card in it: write [[card]], and under it name = \"mill-bunker\""),
                read().faults());
        assertEquals(List.of(), OwnCards.none().faults());
        assertEquals(List.of(), OwnCards.none().cards());
    }

    @Test
    void everythingThatIsWrongIsToldOnce() {
        OwnCards own = read(
                "gmae",
                "go",
                "card",
                cards(table(2, "name", "rook", "game", "ludo"), table(5, "name", "stone", "size", "9")));
        assertEquals(
                List.of(
                        "line 1, key gmae: unknown key; did you mean game?",
                        "line 2, key game: ludo is no game here; there are chess, go",
                        "line 5, key size: unknown key; there are name"),
                own.faults());
        assertEquals(List.of(), own.cards());
    }

    @Test
    void fileOfAnUnknownGameHasNoneForCardsThatNameNone() {
        OwnCards own =
                read("game", "ludo", "card", cards(table(2, "name", "rook"), table(4, "name", "b", "game", "go")));
        assertEquals(List.of("line 1, key game: ludo is no game here; there are chess, go"), own.faults());
        assertEquals(List.of(), names(own, CHESS));
        assertEquals(List.of("b"), names(own, GO));
    }

    @Test
    void cardsThatAreNoListAreOneFault() {
        assertEquals(
                List.of("line 1, key card: takes a list of tables: write [[card]], not a text"),
                read("card", "rook").faults());
    }

    @Test
    void nameIsGivenOnceInWhateverLetters() {
        OwnCards own = read("card", cards(table(2, "name", "Rook"), table(4, "name", "rook", "game", "go")));
        assertEquals(List.of("line 4: a second card is called rook; the first stands in line 2"), own.faults());
        assertEquals(List.of("Rook"), names(own, CHESS));
        assertEquals(List.of(), names(own, GO));
    }
}
