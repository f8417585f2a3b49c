package io.redoubt.rules.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.card.Card.Part;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.inputfile.CardPage;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards are found by their names, and act by their parts. */
class CardSetTest {
    private static final Card BUNKER = new Card(
            "Bunker",
            "A bunker",
            new CardPage(List.of(), List.of(), List.of()),
            Map.of("armour", "9"),
            Map.of("rof", "4"),
            Map.of("save", "3+"),
            List.of(new Part("gun", Map.of("rof", "1")), new Part("mg", Map.of("rof", "3"))),
            List.of());
    private static final List<Card> CARDS = List.of(FormCardSet.card("nest", "A nest", List.of(), List.of()), BUNKER);

    @Test
    void cardIsFoundByItsNameInAnyLetters() {
        assertEquals(Optional.of(BUNKER), CardSet.find("bunKER", CARDS));
        assertEquals(Optional.empty(), CardSet.find("bunk", CARDS));
        assertEquals(Optional.empty(), CardSet.find("bunk:gun", CARDS));
        assertEquals(Optional.empty(), CardSet.find(":gun", CARDS));
    }

    @Test
    void partOfACardActsAloneAndIsHitWhole() {
        Card gun = CardSet.find("bunker:MG", CARDS).orElseThrow();
        assertEquals("Bunker:mg", gun.name());
        assertEquals("A bunker, mg", gun.title());
        assertEquals(Map.of("rof", "3"), gun.by());
        assertEquals(Map.of("save", "3+"), gun.at());
        assertEquals(Map.of("armour", "9"), gun.facts());
        assertEquals(Optional.empty(), CardSet.find("bunker:radio", CARDS));
        assertEquals(Optional.empty(), CardSet.find("bunker:", CARDS));
    }

    @Test
    void gameWithoutCardsHasNoneAndReadsNone() {
        CardSet none = CardSet.none();
        FileErrors faults = new FileErrors();
        assertEquals(List.of(), none.samples());
        assertEquals(List.of(), none.notes());
        assertEquals(Optional.empty(), none.matrix());
        assertEquals(Optional.empty(), none.read(new FileTable(4, Map.of()), faults));
        assertEquals(List.of("line 4: this game has no cards"), faults.messages());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mill", "Mill-Bunker", "m.b", "mk_2", "7", "a--b"})
    void nameToTypeHasLettersDigitsAndJoints(String name) {
        assertEquals(name, Card.nameOf(' ' + name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-mill", ".mill", "_x", "mill bunker", "a..b", "mühle", "mill:gun", "m\u0661"})
    void nameThatCouldBeSomethingElseIsRefused(String name) {
        assertThrows(BadValueException.class, () -> Card.nameOf(name));
    }

    @Test
    void cardIsCalledByItsWholeName() {
        assertTrue(BUNKER.isCalled("BUNKER"));
        assertFalse(BUNKER.isCalled("bunker "));
    }
}
