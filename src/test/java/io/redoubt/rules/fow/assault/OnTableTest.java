package io.redoubt.rules.fow.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.question.Question;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.ValuePart;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Bunkers on the table bring to an assault. */
class OnTableTest {
    private static final String TABLE = "assaulted:nest:6x3+:pinned-rof2\nT1:turret:2x3+:bailed-out\n"
            + "keep:pillbox:3x3+:unharmed:some\nblind:pillbox:3x3+:unharmed:all\ngone:nest:6x3+:destroyed";

    private static Question<?, ?> assault(Map<String, String> more, Map<String, String> readings) {
        Map<String, String> inputs = new LinkedHashMap<>(
                Map.of("at", "nest", "state", "pinned", "team", "1xtrained", "on-table", TABLE, "stop-at", "1"));
        inputs.putAll(more);
        return Question.of(new Assault(), new Inputs(inputs, readings));
    }

    private static String stopped(String fire, Map<String, String> readings) {
        return assault(Map.of("defensive-fire", fire), readings)
                .chances()
                .get("attackers-fall-back")
                .toString();
    }

    /** A die needs 3+: one of two dice hits in 8 of 9 cases, one of three in 26 of 27. */
    @ParameterizedTest
    @CsvSource({
        "assaulted, 8/9",
        "assaulted:pinned-rof2, 8/9",
        "assaulted:smoked, 0/1",
        "assaulted:3x3+:pinned-rof2:smoked, 0/1",
        "T1:5in, 0/1",
        "T1:5in:unharmed, 8/9",
        "keep:5in, 26/27",
        "keep:17in, 0/1",
        "blind:5in, 0/1",
        "gone:5in, 0/1",
        "assaulted:1x3+, 2/3",
        "new:1x3+:5in, 2/3"
    })
    void whoIsNamedStandsAndFiresAsOnTheTable(String fire, String chance) {
        assertEquals(chance, stopped(fire, Map.of()));
    }

    @Test
    void smokeBeforeOneSlitBlindsAllWhereTheGroupSaysSo() {
        assertEquals("0/1", stopped("keep:5in", Map.of("fow.smoke-blinds", "every-shot")));
    }

    @Test
    void smokeBeforeASideBlindsAllRoundWhereTheGroupSaysSo() {
        Map<String, String> sides =
                Map.of("on-table", "flak:flak-nest:3x3+:unharmed:side", "defensive-fire", "flak:5in");
        assertEquals(
                "26/27",
                assault(sides, Map.of()).chances().get("attackers-fall-back").toString());
        assertEquals(
                "0/1",
                assault(sides, Map.of("fow.smoke-at-all-round", "all-round"))
                        .chances()
                        .get("attackers-fall-back")
                        .toString());
    }

    @Test
    void whoIsNotOnTheTableMustBeDescribed() {
        BadInputException bad = assertThrows(BadInputException.class, () -> stopped("other:5in", Map.of()));
        assertEquals(
                "--defensive-fire: other is not a Bunker of the defender on the table; give its dice, like other:3x4+:12in",
                bad.getMessage());
        bad = assertThrows(BadInputException.class, () -> assault(Map.of("turret", "keep:3in"), Map.of()));
        assertEquals(
                "--turret: keep is not a Turret of the defender on the table; give its state, like keep:bailed-out:3in",
                bad.getMessage());
    }

    @Test
    void whatIsSaidOtherwiseAndWhoCouldFireIsTold() {
        List<String> told = new ArrayList<>();
        assault(Map.of("defensive-fire", "T1:5in:unharmed"), Map.of())
                .findings()
                .forEach(finding -> told.add(SentenceText.plain(finding.sentence())));
        assertTrue(told.contains("T1 is Bailed Out on the table; assumed unharmed, as given"), told.toString());
        assertTrue(
                told.contains("The assaulted Bunker may also fire, 2x3+: give --defensive-fire assaulted"),
                told.toString());
        assertTrue(
                told.contains("If near enough, others may also fire, as --defensive-fire keep:10in: keep 3x3+"),
                told.toString());
    }

    @Test
    void aTurretThatIsSaidToStandOtherwiseIsTold() {
        List<String> told = new ArrayList<>();
        assault(Map.of("turret", "T1:unharmed:3in"), Map.of())
                .findings()
                .forEach(finding -> told.add(SentenceText.plain(finding.sentence())));
        assertTrue(told.contains("T1 is Bailed Out on the table; assumed unharmed, as given"), told.toString());
    }

    /** A prompt asks part by part, and what is typed is put together with the sign of each. */
    @ParameterizedTest
    @CsvSource({
        "team, 3 trained pioneer A, 3xtrained:pioneer@A",
        "defensive-fire, north 12in, north:12in",
        "turret, T2 3in, T2:3in"
    })
    void partsAreAskedForInTheOrderOfTheNotation(String input, String answers, String text) {
        ValueFormat<?> format = AssaultForm.FORM.field(input).orElseThrow().kind();
        String[] typed = answers.split(" ", -1);
        StringBuilder built = new StringBuilder();
        for (int i = 0; i < typed.length; i++) {
            ValuePart part = format.parts().get(i);
            assertTrue(part.kind().reads(typed[i]), part.name());
            built.append(part.sign()).append(typed[i]);
        }
        assertEquals(text, built.toString());
        assertEquals(typed.length, format.parts().size());
        assertTrue(format.reads(text));
    }

    @Test
    void whoCouldFireIsOffered() {
        Map<String, Map<String, String>> offered = new LinkedHashMap<>();
        assault(Map.of(), Map.of()).inputs().offers().forEach((field, names) -> offered.put(field.name(), names));
        assertEquals(
                Map.of(
                        "defensive-fire",
                        Map.of("assaulted", "2 dice, 3+ hits", "keep", "3 dice, 3+ hits"),
                        "turret",
                        Map.of("T1", "Bailed Out")),
                offered);
    }

    @Test
    void theSideThatIsAssaultedBringsItsBunkers() {
        Piece at = new Piece("mg", "nest", Map.of("owner", "germans", "rof", "6", "state", "pinned"));
        Piece turret = new Piece("T1", "turret", Map.of("owner", "germans", "rof", "2", "state", "pinned"));
        Piece theirs = new Piece("ours", "nest", Map.of("owner", "canadians"));
        Piece by = new Piece("p", "unit", Map.of("owner", "canadians", "skill", "veteran"));
        Participants who =
                new Participants(Optional.of(by), Optional.of(at), List.of(at, turret, theirs, by), "canadians");
        assertEquals(
                "assaulted:nest:6x4+:pinned\nT1:turret:2x4+:pinned-rof2",
                AssaultForm.ON_TABLE.kind().show(TableBunker.of(who)));
    }
}
