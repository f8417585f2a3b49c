package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Journals that somebody else wrote, hashes and all: what cannot be is told of as that, and never a bug of ours. */
class ForgedJournalTest {
    @TempDir
    private Path folder;

    private Field field = new Field(Path.of(""));

    @BeforeEach
    void play() {
        field = Field.played(folder);
    }

    @Test
    void gamesAndVerbsNobodyKnowsAreFound() {
        field.forge(6, "\"game\":\"fow\"", "\"game\":\"chess\"");
        field.mustBeFound(6, "unknown game chess");
    }

    @Test
    void verbsNobodyKnowsAreFound() {
        field.forge(6, "\"verb\":\"shoot\"", "\"verb\":\"bribe\"");
        field.mustBeFound(6, "no procedure bribe");
    }

    @Test
    void actsNobodyKnowsAreFound() {
        field.forge(6, "\"act\":\"do\"", "\"act\":\"bribe\"");
        field.mustBeFound(6, "does not know this act");
    }

    @Test
    void aTurnThatGoesToSomebodyElseIsFound() {
        field.forge(7, "[\"\",\"side\",\"canadians\"]", "[\"\",\"side\",\"germans\"]");
        field.mustBeFound(7, "the changes of the turn are not those of the rules");
    }

    @Test
    void aTurnThatBringsMoreThanTheRulesGiveIsFound() {
        field.forge(7, "[\"\",\"turn\",", "[\"mg42\",\"state\",\"destroyed\"],[\"\",\"turn\",");
        field.mustBeFound(7, "the changes of the turn are not those of the rules");
    }

    /** The Nest rallies in its owner's turn, and not a second time in the same. */
    @Test
    void aRulingThatWasNotDueAsTheTurnBeganIsFound() {
        assertEquals(0, field.play(List.of("next turn")).exit());
        assertEquals("", field.fault());
        String entry = field.forged(8);
        String rulings = entry.substring(entry.indexOf("\"rulings\":[") + "\"rulings\":[".length());
        String rally = rulings.substring(0, rulings.indexOf("],\"changes\""));
        assertTrue(rally.contains("start-step"), entry);
        field.forge(8, rally, rally + ',' + rally);
        field.mustBeFound(8, "start-step was not due then");
    }

    @Test
    void aBattleWithoutATurnIsFound() {
        field.forge(1, ",[\"\",\"turn\",\"1\"]", "");
        field.mustBeFound(1, "it leaves no turn to play");
    }

    @Test
    void aSecondFoundingIsFound() {
        field.forge(7, "\"act\":\"do\"", "\"act\":\"found\"");
        field.mustBeFound(7, "only the first entry founds the battle");
    }

    @Test
    void moreDiceThanAnybodyRollsAreFound() {
        String entry = field.forged(6);
        String roll = entry.substring(entry.indexOf("\"rolls\":"));
        String dice = roll.substring(roll.indexOf("\"dice\":"));
        String one = roll.substring(0, roll.indexOf("\"dice\":"));
        field.forge(6, one + dice.substring(0, dice.indexOf(',')), one + "\"dice\":2147483647");
        field.mustBeFound(6, "2147483647 dice are too many for one roll");
    }

    @Test
    void numbersThatAreNoneAreFound() {
        field.forge(7, "\"turn\",\"", "\"turn\",\"x");
        field.mustBeFound(7, "turn cannot be x");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"chance\":\"1/2\"  | \"chance\":\"1/0\"  | a fraction cannot have the denominator 0",
                "\"chance\":\"1/2\"  | \"chance\":\"3/2\"  | no dice roll like that",
                "\"chance\":\"1/2\"  | \"chance\":\"-1/2\" | no dice roll like that",
                "\"chance\":\"1/2\"  | \"chance\":\"1/98765432109876543210\" | no dice roll like that",
                "\"passed\":1        | \"passed\":99       | no dice roll like that",
                "\"unharmed\":\"4/9\" | \"unharmed\":\"4/0\" | a fraction cannot have the denominator 0",
                "\"unharmed\":\"4/9\" | \"unharmed\":\"four\" | four",
            })
    void rollsThatCannotBeAreNotRead(String was, String is, String because) {
        field.forge(6, was, is);
        field.mustBeFound(6, because);
        assertEquals(4, field.shell("play caen.battle").exit());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"skill\",\"trained\" | \"skill\",\"holy\"   | sherman cannot have skill holy",
                "\"rof\",\"2\"         | \"rof\",\"x\"        | sherman cannot have rof x",
                "\"rof\",\"2\"         | \"wings\",\"2\"      | sherman cannot have wings 2",
                "\"kind\",\"unit\"     | \"kind\",\"dragon\"  | sherman cannot be a dragon",
            })
    void piecesThatCannotBeAreNotPlayedWith(String was, String is, String because) {
        field.forge(4, was, is);
        field.mustBeFound(4, because);
        var played = field.play(List.of("shoot mg42 --by sherman"));
        assertEquals(4, played.exit(), played.err());
        assertTrue(played.err().contains(because), played.err());
        assertEquals(
                4,
                field.shell("shoot mg42 --by sherman --odds --battle caen.battle")
                        .exit());
    }

    @Test
    void theHashOfTheLastLineShowsWhatWasCutOff() {
        String whole = field.shell("verify caen.battle").out();
        byte[] bytes = field.bytes();
        int end = new String(bytes, StandardCharsets.UTF_8).lastIndexOf('\n', bytes.length - 2) + 1;
        field.write(java.util.Arrays.copyOf(bytes, end));
        String cut = field.shell("verify caen.battle").out();
        assertEquals(hash(whole).length(), hash(cut).length());
        assertNotEquals(hash(whole), hash(cut));
    }

    private static String hash(String report) {
        return report.lines()
                .filter(line -> line.startsWith("  hash"))
                .findFirst()
                .orElseThrow();
    }
}
