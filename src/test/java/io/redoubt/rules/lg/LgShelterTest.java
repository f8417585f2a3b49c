package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.ask;
import static io.redoubt.rules.lg.LgPieces.effects;
import static io.redoubt.rules.lg.LgPieces.piece;
import static io.redoubt.rules.lg.LgPieces.procedure;
import static io.redoubt.rules.lg.LgPieces.texts;
import static io.redoubt.rules.lg.LgPieces.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.question.Question;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Quantity;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A structure and the units in it: their names, their armor, and their losses when it falls. */
class LgShelterTest {
    private static final Piece HUT = piece("hut", "building", "material=logs points=6 variant=2 troops=2 start=1in");
    private static final Piece LAS = piece("las", "unit", "troops=3 in=hut weapon=laser armor-penetrate=5/10");
    private static final Piece OUTSIDE = piece("outside", "unit", "troops=5 as=engineers");
    private static final Piece FOXHOLE = piece("foxhole", "foxhole", "");

    private static Map<String, String> filled(String verb, Participants who, String given) {
        PieceDefaults defaults = new PieceDefaults(texts(given));
        procedure(verb).fill(who, defaults);
        return defaults.texts();
    }

    @Test
    void occupantsAreNamedInFortyLetters() {
        Piece longest = piece("a-name-of-exactly-forty-letters-is-shown", "unit", "in=foxhole");
        assertEquals(longest.name(), filled("spread", who(longest, FOXHOLE), "").get("inside"));
        Piece longer = piece(longest.name() + "x", "unit", "in=foxhole troops=3");
        assertEquals("3 pieces", filled("spread", who(longer, FOXHOLE), "").get("inside"));
    }

    @Test
    void theUnitThatIsAttackedHasItsOwnArmor() {
        Piece hut = HUT.with("armor", "2");
        assertEquals("2", filled("shoot", who(OUTSIDE, LAS, hut), "").get("armor"));
        assertEquals(
                "4",
                filled("shoot", who(OUTSIDE, LAS.with("armor", "4"), hut), "").get("armor"));
        Piece fire = hut.with("burning", "true");
        assertEquals(
                "4", filled("cross", who(OUTSIDE.with("armor", "4"), fire), "").get("armor"));
    }

    /** Casualties of a fall are as likely as the fall. */
    @Test
    void thoseInsideAreLostWhenItCollapses() {
        Question<?, ?> fall = ask(
                "collapse", who(OUTSIDE, HUT.with("damage", "2"), LAS), "", "lg.troops-in-a-collapse=out-of-action");
        assertEquals("3/10", chanceToLose(5, fall));
    }

    private static <O> String chanceToLose(int pieces, Question<?, O> question) {
        for (Quantity<O> each : question.quantities()) {
            if (each.name().equals("casualties")) {
                return question.distribution(each).of(pieces).toString();
            }
        }
        throw new AssertionError("no casualties");
    }

    @ParameterizedTest
    @CsvSource({
        "shoot, method=known fire-mode=area nuclear=true hit=10",
        "damage, nuclear=true hit=10 scheme=guidelines",
    })
    void sectionsComeOffWithTheWholeStructure(String verb, String given) {
        Participants who = who(OUTSIDE, HUT.with("variant", "").with("section", "porch=2"));
        String changes = effects(verb, who, given, "").toString();
        assertTrue(changes.contains("hut.structure=destroyed hut.damage=6 hut.sections-removed=1"), changes);
    }
}
