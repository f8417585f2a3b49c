package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A claim of older rules excuses nothing that no version of the rules can change, and what it excuses is counted. */
class OlderRulesTest {
    private static final String NOW = "\"rules\":" + JournalEntry.RULES;
    private static final String BEFORE = "\"rules\":" + (JournalEntry.RULES - 1);

    @TempDir
    private Path folder;

    private Field field = new Field(Path.of(""));

    @BeforeEach
    void play() {
        field = Field.played(folder);
    }

    private void claimOlderRules() {
        field.forge(objects -> {
            List<String> older = new ArrayList<>();
            objects.forEach(object -> older.add(object.replace(NOW, BEFORE)));
            return older;
        });
    }

    /** The dice of entry 5, which the program rolled, with another first face. */
    private void changeFirstDie() {
        String entry = field.forged(5);
        int at = entry.indexOf("\"dice\":[") + "\"dice\":[".length();
        char other = entry.charAt(at) == '6' ? '5' : '6';
        field.forge(5, entry.substring(0, at + 1), entry.substring(0, at) + other);
    }

    @Test
    void facesAreThoseOfTheSeedWhateverRulesAreClaimed() {
        claimOlderRules();
        assertEquals("", field.fault());
        changeFirstDie();
        field.mustBeFound(5, "its dice are not those of its seed");
    }

    @Test
    void rulesDoNotGoDown() {
        field.forge(6, NOW, BEFORE);
        field.mustBeFound(6, "versions never decrease");
    }

    @Test
    void aNewerVersionIsNamedWhereARulingDoesNotHold() {
        field.forge(6, NOW, "\"rules\":99");
        field.forge(7, NOW, "\"rules\":99");
        assertEquals("", field.fault());
        field.forge(6, "\"outcome\":\"pinned\"", "\"outcome\":\"destroyed\"");
        field.mustBeFound(6, "update Redoubt");
    }

    @Test
    void anOutcomeUnderAClaimOfOlderRulesIsCounted() {
        claimOlderRules();
        assertEquals(0, field.shell("verify caen.battle --strict").exit());
        field.forge(6, "\"outcome\":\"pinned\"", "\"outcome\":\"destroyed\"");
        var verified = field.shell("verify caen.battle");
        assertEquals(0, verified.exit(), verified.err());
        assertTrue(
                verified.out()
                        .startsWith("caen.battle: valid, except 1 ruling of older rules that could not be checked\n"),
                verified.out());
        var strict = field.shell("verify caen.battle --strict");
        assertEquals(4, strict.exit());
        assertEquals(verified.out(), strict.out());
        assertTrue(strict.err().contains("--strict"), strict.err());
        assertEquals(4, field.shell("verify caen.battle --strict --json").exit());
    }

    @Test
    void aSeedIsUsedOnceWhateverRulesAreClaimed() {
        claimOlderRules();
        field.forge(6, "[\"mg42\",\"state\",\"pinned\"]", "[\"mg42\",\"state\",\"pinned\"],[\"\",\"throws\",\"0\"]");
        field.mustBeFound(6, "no ruling changes the throws of the battle");
    }

    @Test
    void diceThatAreCalledEnteredAreThereAndDifferent() {
        claimOlderRules();
        field.forge(6, "\"entered\":[0,1,2,3]", "\"entered\":[0,1,2,9]");
        field.mustBeFound(6, "dice as entered that it does not have");
    }
}
