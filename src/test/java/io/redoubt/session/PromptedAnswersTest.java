package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers to prompts are recorded in the ruling, and kept on the piece that they describe. */
class PromptedAnswersTest {
    private static final List<String> TABLE =
            List.of("sides us ger", "add nest n1 n2 --owner ger", "unit s s2 --owner us", "dice mine");

    private static String play(String... lines) {
        List<String> all = new ArrayList<>(TABLE);
        all.addAll(List.of(lines));
        return Seated.play("fow", all.toArray(String[]::new));
    }

    private static int count(String text, String part) {
        return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
    }

    @Test
    void valuesOfAPieceAreKeptOnIt() {
        String screen = play("shoot n1 --by s", "trained", "3+", "1", "again n2", "1", "list");
        assertTrue(screen.contains("  s: skill trained, firepower 3+, shot  (type undo to reverse)"), screen);
        assertEquals(1, count(screen, "skill (Skill rating"), screen);
        assertTrue(screen.contains("from n2: at nest; from s: skill trained 4+, firepower 3+"), screen);
        assertTrue(screen.contains("  s  unit of us: skill trained, firepower 3+, shot\n"), screen);
        assertFalse(screen.contains("was given, but"), screen);
    }

    @Test
    void answersAreRecordedInTheCommand() {
        String screen = play("shoot n1 --by s # first", "trained", "3+", "1", "log", "report", "undo", "show s");
        assertTrue(screen.contains("6  shoot n1 --by s --skill trained --firepower 3+  → "), screen);
        assertTrue(screen.contains("_s: skill trained, firepower 3+, shot._"), screen);
        assertTrue(screen.contains("Undone: (6) shoot n1 --by s --skill trained --firepower 3+"), screen);
        assertFalse(screen.substring(screen.indexOf("Undone")).contains("skill trained\n"), screen);
    }

    @Test
    void piecesChosenAtPromptsAreRecordedToo() {
        String screen = play("shoot", "n2", "s2", "trained", "3+", "1", "again n1", "1", "log");
        assertTrue(screen.contains("6  shoot --at n2 --by s2 --skill trained --firepower 3+  → "), screen);
        assertTrue(screen.contains("7  shoot --at n1 --by s2  → "), screen);
    }

    @ParameterizedTest
    @ValueSource(strings = {"app", "mine", "mixed"})
    void remindersComeBeforeTheDice(String mode) {
        String screen = play("dice " + mode, "shoot n1 --by s", "trained", "3+", "1", "again n2", "1");
        int reminder = screen.indexOf("redoubt: s already shot this turn");
        int again = screen.indexOf("fow> again n2");
        assertTrue(reminder > again, screen);
        assertFalse(screen.substring(again, reminder).contains("roll 1 d6"), screen);
        assertTrue(screen.indexOf("Flames Of War", again) > reminder, screen);
    }

    @Test
    void valuesOfAnotherPieceAreNotTakenOver() {
        String screen = play("shoot n1 --by s", "trained", "3+", "1", "shoot n1 --by s2", "veteran", "4+", "1", "list");
        assertTrue(screen.contains("  s2  unit of us: skill veteran, firepower 4+, shot\n"), screen);
    }

    @Test
    void answersToOddsAndRefusalsAreKept() {
        String screen = play("shoot n1 --by s --odds", "trained", "3+", "shoot n1 --by s --odds", "log");
        assertEquals(1, count(screen, "skill (Skill rating"), screen);
        assertTrue(screen.contains("  s: skill trained, firepower 3+  (type undo to reverse)"), screen);
        assertTrue(screen.contains("6  set s --skill trained --firepower 3+\n"), screen);
        assertTrue(play("shoot n1 --by s --range 40in", "trained", "3+", "list").contains("s  unit of us: skill"));
    }

    @Test
    void bunkersFireByNameAndTheirDiceAreTakenFromThem() {
        String screen = Seated.play(
                "fow",
                "sides us ger",
                "add nest gunhouse north --owner ger",
                "set gunhouse --rof 3",
                "unit sq --owner us",
                "dice mine",
                "assault gunhouse --by sq",
                "3",
                "trained",
                "",
                "",
                "",
                "2",
                "ten",
                "10in",
                "GunHouse",
                "1",
                "1 1 1",
                "1 1 1",
                "log");
        assertTrue(
                screen.contains("defensive fire: 1\u00a0gunhouse, assaulted (3 dice, 3+ hits)  2\u00a0north (1 die, "),
                screen);
        assertTrue(screen.contains("  roll 1 d6 for the Defensive Fire of north, 3+ passes"), screen);
        assertTrue(screen.contains("  roll 3 d6 for the Defensive Fire of the assaulted Bunker, 3+ passes"), screen);
        assertTrue(
                screen.contains("assault gunhouse --by sq --team 3xtrained --defensive-fire north:10in\n"
                        + "    --defensive-fire assaulted  → unharmed"),
                screen);
    }

    @Test
    void namesAtPromptsMatchInAnyCase() {
        String pieces = play("shoot", "N2", "S2", "TRAINED", "3+", "1", "log");
        assertTrue(pieces.contains("6  shoot --at n2 --by s2 --skill trained --firepower 3+  → "), pieces);
        assertTrue(play("shoot", "NEST", "trained", "3+", "1", "log").contains("6  shoot --at nest --skill trained"));
        assertTrue(play("shoot", "n1", "s", "UNDO", "log").contains("cancelled; nothing changed"));
        String bunkers = Seated.play(
                "fow",
                "sides us ger",
                "add nest gunhouse North --owner ger",
                "unit sq --owner us",
                "dice mine",
                "assault gunhouse --by sq",
                "3",
                "trained",
                "",
                "",
                "",
                "nORTH",
                "10in",
                "",
                "1",
                "1 1 1",
                "log");
        assertTrue(bunkers.contains("--defensive-fire North:10in"), bunkers);
    }

    @Test
    void aListTakesSeveralValuesAtOnce() {
        String screen = Seated.play(
                "fow",
                "sides ger us",
                "add pillbox bunker --rof 2 --to-hit 4+ --owner ger",
                "unit rifles --owner us",
                "fire bunker rifles --bearing 200 --dice 4,2",
                "0, 90",
                "show bunker");
        assertTrue(screen.contains("360 degrees; several with commas)? 0, 90\n"), screen);
        assertTrue(screen.contains("  slit                  0 and 90\n"), screen);
    }

    @Test
    void theDiceOfATurnStartNameTheirPiece() {
        String screen = Seated.play(
                "fow",
                "sides ger us",
                "unit rifles --owner us --motivation confident --pinned",
                "unit scouts --owner us --motivation reluctant --pinned",
                "dice mine",
                "next",
                "4",
                "5",
                "list");
        assertTrue(screen.contains("\n  rifles: roll 1 d6 for the Motivation Test, 4+ passes\n"), screen);
        assertTrue(screen.contains("\n  scouts: roll 1 d6 for the Motivation Test, 5+ passes\n"), screen);
    }

    @Test
    void whatHappensToAHexAsksForNoActingPiece() {
        String screen = Seated.play(
                "vv",
                "sides us ger",
                "add hex wire --position barbed-wire",
                "unit a1 --owner us --counter 4-6-4 --hex wire --points 6",
                "survive wire",
                "list a1");
        assertTrue(screen.contains("1 eliminated: ELIMINATED."), screen);
        assertFalse(screen.contains("Which piece acts?"), screen);
    }

    @Test
    void aReportOnATerminalIsWrappedBetweenWords() {
        String screen = play("shoot n1 --by s --skill trained --rof 3 --firepower 3+", "1 2 3", "report");
        String report = screen.substring(screen.indexOf("## What happened"));
        assertTrue(report.contains("- **s**, shooting at a Nest (**n1**): The Nest is UNHARMED."), report);
        assertTrue(report.lines().allMatch(line -> line.length() <= 80), report);
    }
}
