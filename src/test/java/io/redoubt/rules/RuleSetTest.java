package io.redoubt.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.card.CardSet;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.procedure.Procedures;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A rulebook answers what common code asks, and makes what few ask for only when it is asked. */
class RuleSetTest {
    /** One way to settle it. */
    private enum Way implements PlainName {
        SHORT
    }

    private static final Reading<Way> READING = Reading.of("go.ko", "Which?", Way.class);
    private static final CardSet DECK = CardSet.none();

    private final RuleSet plain = new RuleSet("go", "Go", "first", new Procedures(), () -> List.of(READING));

    @Test
    void rulebookMayDoWithoutCardsAndPieces() {
        assertEquals(List.of(), plain.cards().samples());
        assertSame(BattleRules.NONE, plain.battleRules());
        assertEquals(List.of(READING), plain.readings());
    }

    @Test
    void rulebookMayHaveCardsAndKeepPieces() {
        RuleSet cards = new RuleSet("go", "Go", "first", new Procedures(), List::of, () -> DECK);
        assertSame(DECK, cards.cards());
        assertSame(BattleRules.NONE, cards.battleRules());
        BattleRules battle = List::of;
        RuleSet kept = cards.withBattle(() -> battle);
        assertSame(battle, kept.battleRules());
        assertSame(DECK, kept.cards());
        assertEquals("go", kept.key());
    }

    @Test
    void proceduresAreFoundByTheirVerbs() {
        RuleSet game = Catalog.games().get(0);
        String verb = game.verbs().get(0);
        assertEquals(verb, game.procedures().get(0).verb());
        assertSame(game.procedures().get(0), game.procedure(verb).orElseThrow());
        assertEquals(Optional.empty(), plain.procedure(verb));
        assertEquals(List.of(), plain.verbs());
    }
}
