package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.ask;
import static io.redoubt.rules.lg.LgPieces.effects;
import static io.redoubt.rules.lg.LgPieces.piece;
import static io.redoubt.rules.lg.LgPieces.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.question.Question;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What attacks leave of a structure, by whichever verb they are made. */
class LgWreckTest {
    private static final Piece HOUSE = piece("it", "building", "material=brick");
    private static final String CHANCES = " hit=7/10 penetrate=6/10 armor-penetrate=5/10";

    /** What may be left of the structure by shots as by attacks that are judged for themselves. */
    @ParameterizedTest
    @CsvSource({
        "effect-area=true, hit",
        "effect-area=true, penetration",
        "mount=vehicle, hit",
        "mount=infantry, hit",
        "nuclear=true, hit",
        "nuclear=true, penetration"
    })
    void aShotLeavesWhatDamageLeaves(String weapon, String reading) {
        Participants who = who(piece("gun", "unit", weapon + CHANCES), HOUSE);
        String settled = "lg.area-destruction=" + reading;
        for (String attacks : List.of("attacks=1", "attacks=2")) {
            Set<String> left = new TreeSet<>(effects("shoot", who, attacks, settled));
            assertEquals(new TreeSet<>(effects("damage", who, attacks, settled)), left);
        }
    }

    @ParameterizedTest
    @CsvSource({"method=structure", "method=known fire-mode=area troops=1"})
    void anyHitDestroysAPartWhereThatIsSettled(String how) {
        Participants who = who(piece("gun", "unit", "effect-area=true" + CHANCES), HOUSE);
        var question = ask("shoot", who, how, "lg.area-destruction=hit");
        assertEquals("7/10", chance(question));
    }

    @ParameterizedTest
    @CsvSource({
        "weapon=nuclear nuclear=false, --weapon nuclear and --nuclear false cannot be combined",
        "weapon=laser nuclear=false, ''",
        "weapon=heavy-fusion-rifle effect-area=false, the weapon has an effect area by other options",
        "fire-mode=area effect-area=false, the weapon has an effect area by other options",
        "weapon=laser effect-area=false, ''",
    })
    void aWeaponIsWhatItsNameSays(String weapon, String refused) {
        Participants who = who(piece("gun", "unit", CHANCES.strip()), HOUSE);
        String said = "";
        try {
            ask("shoot", who, weapon, "");
        } catch (BadInputException e) {
            said = e.getMessage();
        }
        assertTrue(said.contains(refused) && said.isEmpty() == refused.isEmpty(), said);
    }

    private static <O> String chance(Question<?, O> question) {
        for (var quantity : question.quantities()) {
            if (quantity.name().equals("parts-destroyed")) {
                return question.distribution(quantity).of(1).toString();
            }
        }
        throw new AssertionError("no parts");
    }
}
