package io.redoubt.rules.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.UpkeepStep;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each construct of the language, against fractions that can be computed by hand. */
@SuppressWarnings("StringConcatToTextBlock") // lines of a file, with their indentation
class LanguageTest {
    private static final String ENDS = "  outcome no \"No.\"\n  outcome yes \"Yes.\"\n";

    private static String roll(String lines, String... inputs) {
        return WrittenRules.chances(WrittenRules.ofVerb(ENDS + lines, inputs));
    }

    private static String number(String lines, String... inputs) {
        return WrittenRules.numbers(
                WrittenRules.ofVerb("  outcome over \"{n}.\"\n  number n \"things\"\n" + lines, inputs));
    }

    @Test
    void oneDieAgainstANeed() {
        assertEquals("no 1/2, yes 1/2", roll("  roll\n    end yes if roll hit needs 4+ else no\n"));
    }

    @Test
    void harderMakesBothKindsOfTargetRarer() {
        assertEquals("no 2/3, yes 1/3", roll("  roll\n    end yes if roll hit needs 4+, harder 1 \"far\" else no\n"));
        assertEquals("no 2/3, yes 1/3", roll("  roll\n    end yes if roll hit needs 3-, harder 1 \"far\" else no\n"));
    }

    @Test
    void minusAfterNeedsMakesHighTargetsHarder() {
        assertEquals("no 2/3, yes 1/3", roll("  roll\n    end yes if roll hit needs 4+, - 1 \"pinned\" else no\n"));
    }

    @Test
    void aLimitHoldsTheNeed() {
        assertEquals(
                "no 5/6, yes 1/6",
                roll("  roll\n    end yes if roll hit needs 4+, harder 9 \"far\", at worst 6+ else no\n"));
        assertEquals(
                "no 1/6, yes 5/6",
                roll("  roll\n    end yes if roll hit needs 4+, easier 9 \"near\", at best 2+ else no\n"));
    }

    @Test
    void aDieIsRolledAgainOnItsFaceOrOnFailure() {
        assertEquals("no 5/12, yes 7/12", roll("  roll\n    end yes if roll hit needs 4+, again on 1 \"c\" else no\n"));
        assertEquals(
                "no 1/4, yes 3/4", roll("  roll\n    end yes if roll hit needs 4+, again on fail \"c\" else no\n"));
        String flag = "  input commander flag \"commander\"\n  roll\n"
                + "    end yes if roll hit needs 4+, again on 1 \"commander\" if commander else no\n";
        assertEquals("no 1/2, yes 1/2", roll(flag));
        assertEquals("no 5/12, yes 7/12", roll(flag, "commander", "true"));
    }

    @Test
    void dicesThatExplodeAddDice() {
        String one =
                "  roll\n    each Hit of 1 if roll hit needs 4+, one more on 6, at most 1: n = n + 1\n    end over\n";
        // 1-3 miss 1/2; 4, 5 hit 1/3; 6 hits and adds a die that hits or misses 1/12 each
        assertEquals("0: 1/2, 1: 5/12, 2: 1/12", number(one));
    }

    @Test
    void countTakesRerollsToo() {
        assertEquals(
                "0: 1/16, 1: 3/8, 2: 9/16",
                number("  roll\n    n = count hit of 2 needs 4+, again on fail\n    end over\n"));
        assertEquals("0: 1/4, 1: 1/2, 2: 1/4", number("  roll\n    n = count hit of 2 needs 4+\n    end over\n"));
    }

    @Test
    void theNaturalFaceOfAHitIsKnownInItsBody() {
        String lines =
                "  roll\n    each Hit of 2 if roll hit needs 4+:\n      n = n + (2 if natural is 6 else 1)\n    end over\n";
        assertEquals("0: 1/4, 1: 1/3, 2: 5/18, 3: 1/9, 4: 1/36", number(lines));
        assertEquals(
                "over",
                WrittenRules.outcome(
                        WrittenRules.ofVerb("  outcome over \"{n}.\"\n  number n \"things\"\n" + lines), 6, 3));
    }

    @Test
    void naturalRowsComeBeforeTheOthers() {
        String lines = "  input bonus 0..3 = 0 \"bonus\"\n  roll\n    look up 2d6 as \"fire\", + bonus \"bonus\":\n"
                + "      natural 2 \"snake eyes\": end no\n      6 or more \"high\": end yes\n      else \"low\": end no\n";
        assertEquals("no 5/18, yes 13/18", roll(lines));
        assertEquals("no 1/36, yes 35/36", roll(lines, "bonus", "3").replace("no 1/36", "no 1/36"));
    }

    @Test
    void conditionsInWords() {
        String lines = "  input a 0..9 \"a\"\n  roll\n    if a is 3 or more and a is 5 or less: end yes\n"
                + "    if a is 7..8 or a = 1 or a == 2: end yes\n    end no\n";
        for (String yes : new String[] {"1", "2", "3", "5", "7", "8"}) {
            assertEquals("yes 1/1", roll(lines, "a", yes), yes);
        }
        for (String no : new String[] {"0", "6", "9"}) {
            assertEquals("no 1/1", roll(lines, "a", no), no);
        }
    }

    @Test
    void anOptionalInputLeftOutMakesComparisonsFalse() {
        String lines = "  input range distance optional \"range\"\n  roll\n    end yes if range > 12in else no\n";
        assertEquals("no 1/1", roll(lines));
        assertEquals("yes 1/1", roll(lines, "range", "13in"));
        assertEquals("no 1/1", roll(lines, "range", "12in"));
        String not = "  input a 0..9 optional \"a\"\n  roll\n    end yes if a is not 3 else no\n";
        assertEquals("no 1/1", roll(not));
    }

    @Test
    void columnShiftsAreHeldAtTheEdge() {
        String head = WrittenRules.HEAD + "table fire \"hits\"\n  by 1 2 3\n  1..6 0 1 2\n";
        String verb = "verb v \"V\"\n  outcome over \"{n}.\"\n  number n \"things\"\n  input power 1..3 \"p\"\n"
                + "  input close flag \"close\"\n  input woods flag \"woods\"\n  roll\n"
                + "    n = fire(3, power), right 1 \"close\" if close, left 2 \"woods\" if woods\n    end over\n";
        assertEquals("1: 1/1", WrittenRules.numbers(WrittenRules.question(head + verb, "power", "2")));
        assertEquals("2: 1/1", WrittenRules.numbers(WrittenRules.question(head + verb, "power", "3", "close", "true")));
        assertEquals("0: 1/1", WrittenRules.numbers(WrittenRules.question(head + verb, "power", "2", "woods", "true")));
    }

    @Test
    void namedModifiersOnAnySum() {
        String lines = "  input moved flag \"moved\"\n  roll\n    let a = sum 1d6 as \"a\"\n"
                + "    n = a + 1, + 2 \"acquired\", - 1 \"moved\" if moved\n    end over\n";
        assertEquals("4: 1/6, 5: 1/6, 6: 1/6, 7: 1/6, 8: 1/6, 9: 1/6", number(lines));
        assertEquals("3: 1/6, 4: 1/6, 5: 1/6, 6: 1/6, 7: 1/6, 8: 1/6", number(lines, "moved", "true"));
    }

    @Test
    void aChoiceCarriesNumbers() {
        String lines = "  input size small 6 | large 10 \"size\"\n  roll\n    n = size + (1 if size is small else 0)\n"
                + "    end over\n";
        assertEquals("7: 1/1", number(lines, "size", "small"));
        assertEquals("10: 1/1", number(lines, "size", "large"));
    }

    @Test
    void highestLowestAndDoubles() {
        assertEquals(
                "1: 1/36, 2: 1/12, 3: 5/36, 4: 7/36, 5: 1/4, 6: 11/36",
                number("  roll\n    n = highest of 2d6 as \"melta\"\n    end over\n"));
        assertEquals(
                "1: 11/36, 2: 1/4, 3: 7/36, 4: 5/36, 5: 1/12, 6: 1/36",
                number("  roll\n    n = lowest of 2d6 as \"melta\"\n    end over\n"));
        assertEquals(
                "no 5/6, yes 1/6",
                roll("  roll\n    let a = sum 2d6 as \"fire\"\n    end yes if doubles and a > 0 else no\n"));
        assertEquals(
                "no 11/12, yes 1/12",
                roll("  roll\n    let a = sum 2d6 as \"fire\"\n    end yes if doubles and a > 6 else no\n"));
    }

    @Test
    void untilEndsByItsConditionOrAfterItsRounds() {
        assertEquals(
                "no 1/4, yes 3/4",
                roll("  roll\n    var done = no\n    until Round, done, at most 2:\n"
                        + "      if roll hit needs 4+: done = yes\n    end yes if done else no\n"));
        assertEquals(
                "yes 1/1",
                roll("  roll\n    var done = no\n    until Round, done:\n"
                        + "      if roll hit needs 4+: done = yes\n    end yes if done else no\n"));
    }

    @Test
    void stepsSeeTheNamesOfTheirPlace() {
        assertEquals(
                "no 1/6, yes 5/6",
                roll("  steps again\n    if roll hit needs 6+: n = n + 1\n  number n \"n\"\n  roll\n"
                        + "    n = 1 if roll hit needs 2+ else 0\n    if n is 1: end yes\n    end no\n"));
        assertEquals(
                "no 5/6, yes 1/6",
                roll("  number n \"n\"\n  steps again\n    if roll hit needs 6+: n = n + 1\n  roll\n"
                        + "    do again\n    end yes if n is 1 else no\n"));
    }

    @Test
    void tableOfATotal() {
        String head = WrittenRules.HEAD + "table t \"t\"\n  2-6 0\n  7 1\n  8+ 2\n";
        String verb = "verb v \"V\"\n  outcome over \"{n}.\"\n  number n \"things\"\n  roll\n"
                + "    n = sum 2d6 as \"x\" in t\n    end over\n";
        assertEquals("0: 5/12, 1: 1/6, 2: 5/12", WrittenRules.numbers(WrittenRules.question(head + verb)));
    }

    @Test
    void diceAreAddedOnACondition() {
        String one = "  input gun flag \"it is a machine gun\"\n  roll\n"
                + "    each Hit of 1 if roll hit needs 4+, one more on 6 if gun, at most 1: n = n + 1\n    end over\n";
        assertEquals("0: 1/2, 1: 1/2", number(one));
        assertEquals("0: 1/2, 1: 5/12, 2: 1/12", number(one, "gun", "true"));
    }

    @Test
    void targetsOfLowFacesHaveARange() {
        String verb = "  input skill 2-..5- \"skill\"\n" + ENDS
                + "  roll\n    end yes if roll hit needs skill, harder 1 \"far\", at worst 2- else no\n";
        assertEquals("no 1/2, yes 1/2", WrittenRules.chances(WrittenRules.ofVerb(verb, "skill", "4-")));
        assertEquals("no 2/3, yes 1/3", WrittenRules.chances(WrittenRules.ofVerb(verb, "skill", "2")));
        BadInputException refused =
                assertThrows(BadInputException.class, () -> WrittenRules.ofVerb(verb, "skill", "4+"));
        assertEquals(
                "--skill 4+: takes a target from 2- to 5-; did you mean 4-?",
                refused.getMessage().lines().findFirst().orElse(""));
    }

    @Test
    void tablesTellWhereTheyWereRead() {
        String head = WrittenRules.HEAD + "table fire \"hits\"\n  by 1 2 3+\n  1..6 0 1 2\nverb v \"V\"\n";
        String verb = "  outcome over \"{n}.\"\n  number n \"things\"\n"
                + "  roll\n    n = fire(2, 1), right 1 \"close\" [A-1]\n    end over\n";
        assertEquals(
                List.of("close: 1 column to the right", "fire, row 1..6, column 2: 1"),
                WrittenRules.findings(WrittenRules.question(head + verb)));
    }

    @Test
    void aNumberIsHeldByTheInputThatLimitsIt() {
        String verb = "  at gun\n  input hp from at\n  input lost from at\n" + ENDS
                + "  roll\n    end yes if hp - lost > 0 else no\n\nkind gun \"a gun\"\n"
                + "  value hp 1..9 = 3 \"points\"\n  value lost 0..hp = 0 \"points lost\"\n";
        assertEquals("no 1/1", roll(verb.replace(ENDS, ""), "hp", "5", "lost", "5"));
        BadInputException refused =
                assertThrows(BadInputException.class, () -> roll(verb.replace(ENDS, ""), "lost", "4"));
        assertEquals("--lost 4: at most the hp, which is 3", refused.getMessage());
    }

    @Test
    void everyRollOfAnOwnTurnIsDue() {
        String kind = WrittenRules.HEAD + "verb a \"A\"\n  at gun\n" + ENDS + "  roll\n    end yes\n\n"
                + "verb b \"B\"\n  at gun\n" + ENDS + "  roll\n    end yes\n\nkind gun \"a gun\"\n"
                + "  value hp 1..9 = 3 \"points\"\n  own turn: a if hp > 1\n  own turn: b if hp > 2\n"
                + "  own turn: a if hp > 3\n";
        Piece gun = new Piece("g", "gun", Map.of());
        assertEquals(
                List.of(UpkeepStep.of("a"), UpkeepStep.of("b")),
                RuleFileGame.of(WrittenRules.read(kind)).battleRules().upkeep(gun, List.of(gun)));
    }

    @Test
    void whatEndsWithATurnNamesItsPiece() {
        String kind =
                WrittenRules.HEAD + "verb a \"A\"\n  at gun\n" + ENDS + "  roll\n    end yes\n\nkind gun \"a gun\"\n"
                        + "  value smoke flag \"it is in smoke\"\n  every turn: drop smoke if smoke \"the smoke clears\" [A-1]\n";
        Piece gun = new Piece("g1", "gun", Map.of("smoke", "true"));
        assertEquals(
                List.of("g1: the smoke clears (A-1)"),
                RuleFileGame.of(WrittenRules.read(kind)).battleRules().turnBegins(gun, "red").stream()
                        .map(over -> SentenceText.cited(over.sentence()))
                        .toList());
    }
}
