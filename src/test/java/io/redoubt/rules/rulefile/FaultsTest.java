package io.redoubt.rules.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a rule file cannot say is refused while it is read, with place and cure. */
@SuppressWarnings("StringConcatToTextBlock") // lines of a file, with their indentation
class FaultsTest {
    private static final String ENDS =
            "  input a 0..6 = 0 \"a\"\n  input f flag \"f\"\n  outcome no \"No.\"\n  outcome yes \"Yes.\"\n";

    /** Statements at the beginning of a roll, from line 12, column 5, and the whole message. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '\u00a7',
            quoteCharacter = '~',
            value = {
                "if a = 3 and b: end yes § line 12, column 18: unknown name b (there are a, f)",
                "if a: end yes § line 12, column 8: expected true or false; this is a number; compare it: a > 0",
                "if roll hit needs 3: end yes § line 12, column 23: expected a target like 4+; this is a number; write 3+",
                "if roll hit needs a: end yes § line 12, column 23: expected a target like 4+; this is a number; write target(a)",
                "if roll hot needs 3+: end yes § line 12, column 13: there is no test called hot; did you mean hit? (there are hit)",
                "roll hit needs 3+ § line 12, column 5: no statement begins with roll (there are let, var, if, each, until, look, note, end, next, do); to roll dice write if roll hit needs 4+: …",
                "let d = d3 § line 12, column 13: write sum 1d3 as ~…~ to roll dice and add them up",
                "let d = a / 2 § line 12, column 15: choose how to round: write down(a, b) or up(a, b) for a / b",
                "let two words = 3 § line 12, column 9: a name is one word; did you mean two-words?",
                "a = 3 § line 12, column 5: a never changes; declare var other = a and change that",
                "b = 3 § line 12, column 5: unknown name b; to declare it write var b = …",
                "if f > 1: end yes § line 12, column 8: true or false has no order; write is",
                "if roll hit needs 3-, - 1 \"x\": end yes § line 12, column 27: low faces meet this target, so - can be meant both ways; write harder 1 \"…\" or easier 1 \"…\"",
                "if roll hit needs 3+, hard 1 \"x\": end yes § line 12, column 27: after needs may follow harder 1 \"…\", easier 1 \"…\", at best 2+, at worst 6+, again on 1 \"…\" or one more on 6, at most 3; found hard",
                "each Hit of 3 if roll hit needs 4+, one more on 6: next § line 12, column 41: these dice need never end; add a limit: one more on 6, at most 3",
                "each Hit of 3: end yes § line 12, column 20: end cannot stand in each or until; set a var there, and end after it",
                "next § line 12, column 5: next ends one attempt of each or until, and stands in them only",
                "refuse \"x\" § line 12, column 5: refuse stands under check, before any die is rolled",
                "until Round, f: note \"x\" § line 12, column 5: this loop need never end: no line in it changes what its end depends on; change it, or limit the rounds: until Round, …, at most 20:",
                "until Round, roll hit needs 3+: note \"x\" § line 12, column 18: no dice are rolled in the end of until; roll before it: let first = …",
                "note \"x {b}\" § line 12, column 14: unknown name b (there are a, f)",
                "note \"x {a\" § line 12, column 10: this text has { without }",
                "note \"x [A-1]\" § line 12, column 10: write the rules after the text, outside the quotes: \"…\" [HB-1]",
                "note \"x\" [A-2] § line 12, column 14: this file has no rule [A-2]; did you mean A-1?",
                "note \"x\" [XYZ-2] § line 12, column 14: this file has no rule [XYZ-2]; a rule begins in column 1: [XYZ-2] Section, with its words in the next lines",
                "a += 1 § line 12, column 5: expected = after a; to change it write a = a + 1",
                "a + 1 § line 12, column 5: expected = after a; to change it write a = a + 1",
                "a § line 12, column 5: expected = after a; to change it write a = a + 1",
                "f == yes § line 12, column 5: expected = after f; to change it write f = …",
                "let b = a [A-1] § line 12, column 15: rules stand after texts and rolls; cite them in a line above: note \"…\" [A-1]",
                "let c = sum 1d(a) as \"x\" § line 12, column 18: the faces of dice are fixed: write sum d6 as \"…\", and choose with if",
                "if a > 200m: end yes § line 12, column 15: expected a space between 200 and the word after it; distances are 200in or 200cm",
                "if natural is 6: end yes § line 12, column 8: natural is the face of the die of each … if roll …, and is known in its body only",
                "if doubles: end yes § line 12, column 8: doubles needs two dice before it: let total = sum 2d6 as \"…\"",
                "end maybe § line 12, column 9: there is no outcome maybe (there are no, yes)",
                "let c = 2d1001 § line 12, column 13: write sum 2d1001 as \"…\" to roll dice and add them up",
                "let c = sum 2d1001 as \"x\" § line 12, column 17: a die has 2 to 1000 sides",
                "let c = sum 1001d6 as \"x\" § line 12, column 17: 1 to 1000 dice are rolled at once",
                "let c = 1234567 § line 12, column 13: a number has at most 6 digits",
                "let c = table(3) § line 12, column 13: there is no table called table",
                "let c = by.hits § line 12, column 13: values of pieces are read through inputs; write input hits from by.hits",
                "note \"x § line 12, column 10: this text has no \" at its end",
                "if a ; 3: end yes § line 12, column 10: the sign ; has no meaning here; texts stand in \"…\", comments after #",
            })
    void statement(String line, String message) {
        String text = line.replace('~', '"');
        assertEquals(
                message.replace('~', '"'), WrittenRules.faultsOfVerb(ENDS + "  roll\n    " + text + "\n    end no\n"));
    }

    @Test
    void changesOfNumbersNeedTheirSign() {
        assertEquals(
                "line 13, column 5: expected = after n; to change it write n = n + 1",
                WrittenRules.faultsOfVerb(ENDS + "  number n \"things\"\n  roll\n    n += 1\n    end no\n"));
    }

    @Test
    void boundsOfTheTextAreToldAlone() {
        assertEquals(
                "line 10000, column 1: a rule file has at most 10000 lines",
                WrittenRules.faults("game g \"G\"\n" + "# c\n".repeat(10_000)));
        StringBuilder deep = new StringBuilder(ENDS + "  roll\n");
        for (int level = 2; level < 30; level++) {
            deep.append("  ".repeat(level)).append("if f:\n");
        }
        assertEquals(
                "line 31, column 43: lines are indented at most 20 levels deep",
                WrittenRules.faultsOfVerb(deep.toString()));
    }

    @Test
    void whatIsFixedIsDeclaredWithVarToChange() {
        assertEquals(
                "line 13, column 5: c never changes; declare it with var instead of let",
                WrittenRules.faultsOfVerb(ENDS + "  roll\n    let c = 3\n    c = 4\n    end no\n"));
    }

    @Test
    void distancesAreComparedWithDistances() {
        assertEquals(
                "line 13, column 13: expected a distance; this is a number; compare a distance with one of the rule, such"
                        + " as 12in, or with another distance",
                WrittenRules.faultsOfVerb(
                        ENDS + "  input d distance optional \"d\"\n  roll\n    if d <= a: end yes\n    end no\n"));
    }

    @Test
    void argumentsOfFunctionsMayHaveAnAlternative() {
        assertEquals(
                "line 13, column 13: unknown name x (there are c, a, f)",
                WrittenRules.faultsOfVerb(
                        ENDS + "  roll\n    let c = min(a, 1 if f else 2)\n    let d = x\n    end no\n"));
    }

    /** Rows of a look-up of two dice, from line 13, column 7. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '\u00a7',
            value = {
                "2..6 'low': end no; 8+ 'high': end yes § line 12, column 5: no row for a total of 7; the totals are 2..12",
                "2-6 'low': end no; 6-12 'high': end yes § line 14, column 7: this row overlaps the row 2..6 above it",
                "13+ 'x': end no; else 'high': end yes § line 13, column 7: no total can reach this row; the totals are 2..12",
                "9- 'x': end no; 4 'y': end no; else 'high': end yes § line 14, column 7: no total can reach this row; the rows above it take them all",
                "else 'x': end no; 4 'y': end no § line 14, column 7: no total can reach this row: else above it takes all that are left",
                "a or less 'x': end no; 3 'y': end no § line 14, column 7: some totals may have no row; let the last row begin with else",
                "natural 1 'x': end no; else 'y': end no § line 13, column 7: the dice show 2..12, never 1",
                "a 'x' end no; else 'y': end no § line 13, column 13: expected : before what the row does, found end",
            })
    void row(String rows, String message) {
        String lines = rows.replace('\'', '"').replace("; ", "\n      ");
        assertEquals(
                message, WrittenRules.faultsOfVerb(ENDS + "  roll\n    look up 2d6 as \"x\":\n      " + lines + "\n"));
    }

    /** Whole files; the lines are separated by semicolons. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '\u00a7',
            value = {
                "game fow 'F' § line 1, column 6: fow already has a meaning on the command line; choose another key",
                "game G 'F' § line 1, column 6: the key of a game is a word in small letters, like tuesday",
                "gaem g 'F' § line 1, column 1: a rule file has no item gaem; did you mean game? (there are language, game, edition, reading, test, table, kind, verb, actions)",
                "game g 'F';language 2 § line 2, column 10: this program reads language 1",
                "game g 'F';test x 'X' 2d6: 'a' / 'b' § line 2, column 12: a test rolls one die; write 1d6, or add several up with sum 2d6",
                "game g 'F';table t;  1..3 0;  3..4 1 § line 3, column 3: 1..3 and 3..4 overlap",
                "game g 'F';table t;  1..3 0;  5+ 1 § line 3, column 3: there is a gap between 1..3 and 5+",
                "game g 'F';table t;  by 1 2;  1..3 0 § line 4, column 3: this row has 1 cells, but the table has 2 columns",
                "game g 'F';table t;  1 0;  2 x § line 4, column 5: this cell is a word, but the cells before it are a number",
                "game g 'F';kind k 'K';  value x 3..1 'x' § line 3, column 11: a range runs from the smaller number to the larger one: 1..3",
                "game g 'F';kind k 'K';  value x 1..3 = 5 'x' § line 3, column 18: the default 5 is outside 1..3",
                "game g 'F';kind k 'K';  value x a | b 6 'x' § line 3, column 11: each word of a choice has a target or number, or none of them has",
                "game g 'F';kind k 'K';  value owner 1..3 'x' § line 3, column 9: every piece has its owner already; choose another name",
                "game g 'F';kind k 'K';  own turn: drop y 'x' § line 3, column 18: the kind has no value y",
                "game g 'F';reading r 'R': a § line 2, column 9: a reading has at least two ways: strict | lenient",
            })
    void item(String lines, String message) {
        String text = lines.replace('\'', '"').replace(';', '\n') + '\n';
        String faults = WrittenRules.faults(text.replace("a | b", "a | b"));
        assertTrue(faults.lines().anyMatch(message::equals), faults);
    }

    @Test
    void linesOfARuleThatLookLikeItemsAreFaults() {
        String faults = WrittenRules.faults("game g \"G\"\n[A-1] One\nWords.\ntest hit \"To hit\" d6: \"a\" / \"b\"\n");
        assertTrue(
                faults.contains(
                        "line 4, column 1: this line follows the words of rule A-1; leave a blank line above it"),
                faults);
        assertTrue(faults.contains("this file has no verb; write verb shoot"), faults);
        assertEquals(2, faults.lines().count(), faults);
    }

    @Test
    void whatHangsOnAFaultIsNotReported() {
        String faults = WrittenRules.faults(
                "game g \"G\"\ntest hit \"To hit\" 2x: \"a\" / \"b\"\nkind k \"K\"\n  value x 1..a \"x\"\n"
                        + "verb v \"V\"\n  at k\n  input x from at\n  input y 1..b \"y\"\n  outcome o \"O.\"\n  roll\n"
                        + "    if roll hit needs 3+ and y > 1: end o\n    let z = x\n    end o\n");
        assertEquals(3, faults.lines().count(), faults);
    }

    @Test
    void namesOfPiecesAreExplained() {
        String head =
                "game g \"G\"\nkind k \"K\"\n  value hp 1..9 = 3 \"hp\"\n  value shaken 0..3 \"shaken\"\nverb v \"V\"\n  by k\n  at k\n";
        String tail = "  outcome o \"O.\"\n  roll\n    end o\n";
        assertEquals(
                "line 9, column 9: hp is already the hp of at (line 8); write input NAME from by.hp",
                WrittenRules.faults(head + "  input hp from at\n  input hp from by\n" + tail));
        assertEquals(
                "line 8, column 17: a k is both by and at; write from by or from at",
                WrittenRules.faults(head + "  input hp from k\n" + tail));
        assertEquals(
                "line 8, column 9: a k has no value hq; did you mean hp? (there are hp, shaken)",
                WrittenRules.faults(head + "  input hq from at\n" + tail));
        assertEquals(
                "line 12, column 20: a piece may lack its shaken; give the value a default: value shaken … = …",
                WrittenRules.faults(head + tail + "  after\n    at.shaken = at.shaken + 1\n"));
        assertEquals(
                "line 8, column 9: every verb already has an option --seed; choose another name",
                WrittenRules.faults(head + "  input seed 1..3 \"seed\"\n" + tail));
        assertEquals(
                "line 9, column 11: hp is already a name here (line 8); name the outcome otherwise",
                WrittenRules.faults(head + "  input hp from at\n  outcome hp \"O.\"\n  roll\n    end hp\n"));
    }

    @Test
    void everyWayEndsAndEveryLineIsReached() {
        assertEquals(
                "line 6, column 6: some ways through roll come to no end; let its last line be end no",
                WrittenRules.faultsOfVerb(ENDS + "  roll\n    if f: end yes\n"));
        assertEquals(
                "line 13, column 5: this line is never reached; the line above it always ends",
                WrittenRules.faultsOfVerb(ENDS + "  roll\n    end yes\n    end no\n"));
        assertEquals(
                "line 12, column 8: these steps are put in at most 8 deep",
                WrittenRules.faultsOfVerb(ENDS + "  steps s\n    do s\n  roll\n    do s\n    end no\n")
                        .replaceFirst(
                                "(?s)line \\d+, column 8: steps are put in at most 8 deep.*",
                                "line 12, column 8: these steps are put in at most 8 deep"));
    }

    @Test
    void unusedPartsAreWarnedOf() {
        assertEquals(
                "[line 5, column 6: test hit is never used, line 8, column 9: input f is never used, "
                        + "line 10, column 11: no way through roll ends in yes]",
                WrittenRules.read(
                                WrittenRules.HEAD + "verb v \"V\"\n" + ENDS + "  roll\n    note \"{a}\"\n    end no\n")
                        .warnings()
                        .toString());
    }

    @Test
    void signsOfWordProcessorsAreTakenAsMeant() {
        String text =
                "\ufeffgame g \u201cG\u201d\r\nverb v \u201cV\u201d\r\n\u00a0 input range distance \u201crange\u201d\r\n"
                        + "\u00a0 outcome near \u201cNear.\u201d\r\n  outcome far \u201cFar.\u201d\r\n  roll\r\n"
                        + "\tend far if range > 12\" or range > 15 in \u2013 0in else near\r\n";
        assertTrue(
                WrittenRules.faults(text).contains("expected a number; this is a distance"), WrittenRules.faults(text));
        assertEquals(
                "far 1/1", WrittenRules.chances(WrittenRules.question(text.replace(" \u2013 0in", ""), "range", "13")));
    }

    @Test
    void controlCharactersAreRefused() {
        assertEquals(
                "line 1, column 10: a control character (1b); delete it",
                WrittenRules.faults("game g \"G\u001b\"\n").lines().findFirst().orElseThrow());
    }
}
