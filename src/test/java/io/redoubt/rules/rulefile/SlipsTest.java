package io.redoubt.rules.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Slips of authors who write their first rule file: nothing is skipped, each is reported once, and with its cure. */
class SlipsTest {
    private static final String ENDS =
            "  input a 0..6 = 0 \"a\"\n  input f flag \"f\"\n  outcome no \"No.\"\n  outcome yes \"Yes.\"\n";

    /** Statements at the beginning of a roll, from line 12, column 5. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '\u00a7',
            quoteCharacter = '~',
            value = {
                "if a equals 3: end yes § 10: expected is, is not, <, <=, > or >=, found equals",
                "if a at least 3: end yes § 10: expected is, is not, <, <=, > or >=, found at",
                "if a not 3: end yes § 10: expected is, is not, <, <=, > or >=, found not",
                "if a => 3: end yes § 10: write >= for =>",
                "if a =< 3: end yes § 10: write <= for =<",
                "if a != 3: end yes § 10: write is not for !=",
                "if a <> 3: end yes § 10: write is not for <>",
                "if a \u2260 3: end yes § 10: write is not for \u2260",
                "if f && a > 3: end yes § 10: write and for &&",
                "if f || a > 3: end yes § 10: write or for ||",
                "if !f: end yes § 8: write not for !",
                "if f is true: end yes § 13: write yes for true",
                "if f = False: end yes § 12: write no for False",
                "let b = cuont hit of 3 needs 4+ § 13: unknown name cuont; did you mean count? (there are count, sum, roll, highest, lowest, reading, number, target, min, max, down)",
                "let b = mni(a, 3) § 13: there is no table or function called mni; did you mean min? (there are min, max, up, down, number, target)",
                "let b = count hit of 20000 needs 4+ § 26: at most 10000 dice or attempts at once",
                "each Hit of 20000: next § 17: at most 10000 dice or attempts at once",
                "until Round, f, at most 20000: next § 29: at most 10000 dice or attempts at once",
                "end \"no\" § 9: write this word without quotes; texts stand in quotes, names do not",
                "let b = roll 2d6 § 18: expected a test, found dice; to add them up write sum 2d6 as ~…~",
                "if roll hit needs 4+ harder 1 \"x\": end yes § 26: write a comma before harder",
                "let b = 1 + f § 17: expected a number; this is true or false; write (1 if f else 0)",
                "note \"Not *closed.\" § 10: this text has one * without another; write *words* to stress words",
            })
    void statement(String line, String message) {
        String text = line.replace('~', '"');
        assertEquals(
                "line 12, column " + message.replace('~', '"'),
                WrittenRules.faultsOfVerb(ENDS + "  roll\n    " + text + "\n    end no\n"));
    }

    @Test
    void aConditionOfARefusalNeedsIf() {
        assertEquals(
                "line 12, column 12: expected the sentence in \"…\", or a condition: refuse if …: \"…\", found a",
                WrittenRules.faultsOfVerb(ENDS + "  check\n    refuse a is 3: \"No.\"\n  roll\n    end no\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\u00a7',
            value = {
                "input x bool § there is no type bool; write flag",
                "input x number § there is no type number; write its range, such as 1..6",
                "input x int = 3 § there is no type int; write its range, such as 1..6",
                "input x target § there is no type target; write its range, such as 2+..6+",
                "input x text § there is no type text; write its words with | between them",
            })
    void typesOfOtherLanguages(String input, String message) {
        assertEquals(
                "line 11, column 11: " + message,
                WrittenRules.faultsOfVerb(ENDS + "  " + input + " \"x\"\n  roll\n    end no if x > 2 else yes\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\u00a7',
            value = {
                "input x one, two = one § 14: expected | between the words of a choice, found ,",
                "input x one or two = one § 15: expected | between the words of a choice, found or",
            })
    void wordsOfAChoiceAreJoined(String input, String message) {
        assertEquals(
                "line 11, column " + message,
                WrittenRules.faultsOfVerb(ENDS + "  " + input + " \"x\"\n  roll\n    end no if x is one else yes\n"));
    }

    @Test
    void onlyConditionsEndInAColon() {
        assertEquals(
                "line 11, column 7: remove the : at the end of this line",
                WrittenRules.faultsOfVerb(ENDS + "  roll:\n    end no\n"));
        assertEquals(
                "line 4, column 47: expected other after by: the other side rolls, found others",
                WrittenRules.faults("[A-1] One\nWords.\n\ntest hit \"To hit\" d6 [A-1]: \"hit\" / \"miss\" by others\n")
                        .lines()
                        .filter(line -> line.startsWith("line 4"))
                        .findFirst()
                        .orElseThrow());
    }

    /** A choice may have such a word all the same. */
    @Test
    void wordsOfAChoiceAreFree() {
        assertEquals(
                "",
                WrittenRules.faultsOfVerb(
                        ENDS + "  input x number | text = number \"x\"\n  roll\n    end no if x is text else yes\n"));
    }

    /** Lines from line 7 on; the one that is wrongly indented, and the one above it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'  input a 0..6 = 0 \"a\"\n    input f flag \"f\"\n  outcome no \"No.\"\n  roll\n    end no if f else no\n' | 8 | 7",
                "'  outcome no \"No.\"\n    outcome yes \"Yes.\"\n  roll\n    end yes\n' | 8 | 7",
                "'  number n \"n\"\n  outcome no \"No.\"\n  roll\n    n = 1\n      n = 2\n    end no\n' | 11 | 10",
                "'  number n \"n\"\n  outcome no \"No.\"\n  roll\n    let x = 1\n      let y = 2\n    n = y\n    end no\n' | 11 | 10",
                "'  number n \"n\"\n  outcome no \"No.\"\n  roll\n    if n is 0: n = 1\n      n = 2\n    end no\n' | 11 | 10",
                "'  outcome no \"No.\"\n  roll\n    end no\n      note \"x\"\n' | 10 | 9",
                "'  outcome no \"No.\"\n  check\n    note \"x\"\n      refuse \"y\"\n  roll\n    end no\n' | 10 | 9",
                "'  outcome no \"No.\"\n  roll\n    end no\n  example \"x\"\n    no 1\n      no 2/3\n' | 12 | 11",
                "'  outcome no \"No.\"\n  roll\n    end no\nkind k \"k\"\n  value b flag \"b\"\n    value c flag \"c\"\n  own turn: drop c \"c\"\n' | 12 | 11",
                "'  outcome no \"No.\"\n  roll\n    end no\ntable t\n  1 2\n    2 3\n' | 12 | 11",
            })
    void nothingIsSkippedForItsIndentation(String lines, int line, int above) {
        String faults = WrittenRules.faultsOfVerb(lines);
        assertEquals(
                "line " + line + ": this line is indented under line " + above
                        + ", which takes no lines under it; begin both in one column",
                faults.replaceFirst(", column \\d+", ""));
    }

    @Test
    void ofLinesInOneWrongColumnTheFirstIsReported() {
        assertEquals(
                "line 8, column 1: roll is a line of a verb; indent it under its verb\n"
                        + "line 10, column 3: this line begins in column 3, but line 9, to which it belongs, in column 5;"
                        + " begin both in one column",
                WrittenRules.faultsOfVerb(
                        "  input f flag \"f\"\nroll\n    end no\n  outcome no \"No.\"\n  outcome yes \"Yes.\"\n"));
    }

    @Test
    void valuesBelongToKinds() {
        assertEquals(
                "line 11, column 1: value is a line of a kind; indent it under its kind",
                WrittenRules.faultsOfVerb(
                        "  outcome no \"No.\"\n  roll\n    end no\nkind k \"k\"\nvalue a flag \"a\"\n"));
    }

    /** What is only a consequence of a fault is not reported: lines from line 7 on, and the one fault. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // names of lines that cannot be read
                "'  inptu a 0..6 \"a\"\n  outcome no \"No.\"\n  roll\n    end no if a > 3 else no\n' | line 7, column 3: a verb has no part inptu; did you mean input?",
                "'  numbr n \"n\"\n  outcome no \"No.\"\n  roll\n    n = 1\n    end no\n  example \"x\"\n    mean n 1\n' | line 7, column 3: a verb has no part numbr; did you mean number?",
                // ends of a roll whose last line depends on a name that cannot be read
                "'  input a 1..6 = 9 \"a\"\n  outcome no \"No.\"\n  roll\n    end no if a > 3 else no\n' | line 7, column 18: the default 9 is outside 1..6",
                // commands of a battle whose verb cannot be read
                "'  outcome no \"No.\"\n  roll\n    end nope\nkind k \"k\"\nexample battle \"x\"\n  add k k1\n  v\n  expect k1 note x\n' | line 9, column 9: there is no outcome nope (there are no)",
                // outcomes without a name, and citations of a rule whose id is wrong
                "'  outcome no \"No.\"\n  outcome \"Yes.\"\n  roll\n    end yes\n  example \"x\"\n    yes 1\n' | line 8, column 11: expected the outcome, found \"Yes.\"",
                "'  outcome no \"No.\" [B1]\n  roll\n    note \"x\" [B-1]\n    end no\n[b1] Second\nWords.\n' | line 11, column 1: a rule begins with its id in capitals, with a hyphen: [HB-1] Shooting",
                // lines behind the end
                "'  outcome no \"No.\"\n  roll\n    end no\n    note \"x\"\n    note \"y\"\n' | line 10, column 5: this line is never reached; the line above it always ends",
            })
    void consequencesAreNotReported(String lines, String message) {
        assertEquals(message, WrittenRules.faultsOfVerb(lines));
    }

    @Test
    void aVerbThatIsMisspeltIsNoMissingVerb() {
        assertEquals(
                "line 6, column 1: a rule file has no item vreb; did you mean verb? (there are language, game, edition,"
                        + " reading, test, table, kind, verb, actions)",
                WrittenRules.faults(WrittenRules.HEAD + "vreb v \"V\"\n  outcome no \"No.\"\n  roll\n    end no\n"));
    }

    @Test
    void theFirstOfTwoKindsCounts() {
        assertEquals(
                "line 8, column 6: there is already a kind called k (line 6)",
                WrittenRules.faults(WrittenRules.HEAD
                        + "kind k \"K\"\n  value b flag \"b\"\nkind k \"K\"\n  value c flag \"c\"\n"
                        + "verb v \"V\"\n  at k\n  input b from at\n  outcome no \"No.\"\n  roll\n    end no\n"));
    }
}
