package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.ask;
import static io.redoubt.rules.lg.LgPieces.effects;
import static io.redoubt.rules.lg.LgPieces.piece;
import static io.redoubt.rules.lg.LgPieces.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.question.Question;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many squads and pieces in a structure can be told apart. */
class LgSquadLimitsTest {
    private static final Piece BARN = piece("barn", "building", "material=logs troops=1");
    private static final Piece PAIR = piece("pair", "unit", "troops=2 in=barn");
    private static final Piece LONE = piece("lone", "unit", "in=barn");
    private static final Piece GUN = piece("gun", "unit", "hit=8 penetrate=7 armor-penetrate=6");

    /** A thousand ways to spread the losses of one attack can be counted, or three hundred of several. */
    @ParameterizedTest
    @CsvSource({
        "9, attacks=1, true",
        "10, attacks=1, false",
        "2, attacks=2, true",
        "3, attacks=2, false",
        "3, attacks=1, true",
    })
    void theWaysThatCanBeCountedAreLimited(int size, String attacks, boolean counted) {
        StringBuilder said = new StringBuilder();
        ask("shoot", crowd(9, 9, size), "method=known fire-mode=area " + attacks, "")
                .findings()
                .forEach(each -> said.append(SentenceText.plain(each.sentence())));
        assertEquals(!counted, said.toString().contains("too many ways to spread losses over 3 units"), said::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "9, fire-mode=area, 0",
        "10, fire-mode=area, 1",
        "10, effect-area=true, 1",
        "10, nuclear=true, 1",
        "10, fire-mode=single, 0",
    })
    void aPlanWarnsOfThemWhereAllInAnAreaAreHit(int size, String given, int warnings) {
        Participants crowd = crowd(9, 9, size);
        Question<?, ?> asked = ask("shoot", crowd, "method=known " + given, "");
        assertEquals(
                warnings, asked.procedure().reminders(crowd, asked.inputs()).size());
    }

    private static Question<?, ?> askAlone(String given) {
        String blow = " material=logs hit=8 penetrate=7 armor-penetrate=6";
        Map<String, String> inputs = LgPieces.texts(given + blow);
        return Question.of(LgPieces.procedure("shoot"), new Inputs(inputs, Map.of()));
    }

    @Test
    void squadsHaveAThousandPiecesInAll() {
        assertTrue(askAlone("method=known fire-mode=area squad=a=500\nb=500 troops=1000")
                .isAllowed());
        BadInputException refused =
                assertThrows(BadInputException.class, () -> askAlone("method=known fire-mode=area squad=a=500\nb=501"));
        assertTrue(refused.getMessage().contains("1001 pieces are too many; the maximum is 1000"));
    }

    /** The barn with units of these sizes in it, and nobody else. */
    private static Participants crowd(int... sizes) {
        List<Piece> units = new ArrayList<>();
        for (int size : sizes) {
            units.add(piece("u" + units.size(), "unit", "in=barn troops=" + size));
        }
        return who(GUN, BARN.with("troops", ""), units.toArray(Piece[]::new));
    }

    /** Where each squad rolls for itself, those who are left when the wall falls are lost squad by squad. */
    @Test
    void aWallThatFallsTakesEverySquad() {
        Participants worn = who(
                GUN.with("attack-factor", "1").with("weapon", "cannon"),
                BARN.with("variant", "2").with("points", "3").with("damage", "2"),
                PAIR,
                LONE);
        String fall = "lg.troops-in-a-collapse=out-of-action";
        List<String> all = effects("shoot", worn, "method=known fire-mode=area", fall);
        assertEquals(
                List.of(
                        "gun.fired=yes barn.structure=damaged",
                        "gun.fired=yes barn.troops=0 pair.troops=0 pair.out-of-action=true lone.out-of-action=true"
                                + " barn.structure=destroyed barn.damage=3 pair.in= lone.in="),
                all);
    }
}
