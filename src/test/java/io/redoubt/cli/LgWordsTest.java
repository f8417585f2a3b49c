package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words for weapons of LaserGrenadiers: what is understood, and what is no weapon. */
class LgWordsTest {
    @ParameterizedTest
    @CsvSource({
        "flame-thrower, 10",
        "flamethrower, 10",
        "Flame-Throwers, 10",
        "HE, 6",
        "H.E., 6",
        "he-shell, 6",
        "high-explosive, 6",
        "highexplosive, 6",
        "particle_beam, 7",
        "vapor-shock, 9",
        "hell-fire, 10",
        "heavy-fusion-rifle, 9",
        "25mm-laser-cannon, 8"
    })
    void everyUsualSpellingIsUnderstood(String weapon, int tenths) {
        Shell.Result result = Shell.plain().type("lg ignite --weapon " + weapon + " --material thatch --odds --json");
        assertEquals(0, result.exit(), result.err());
        String fire = tenths == 10 ? "1/1" : tenths % 2 == 0 ? tenths / 2 + "/5" : tenths + "/10";
        assertTrue(result.out().contains("\"fire\":\"" + fire + "\""), result.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"chainsaw", "buzz-saw", "demolition-charge", "light-cannon", "RPG", "bomb"})
    void weaponsThatTheTableOfFiresLacksStartNone(String weapon) {
        Shell.Result result = Shell.plain().type("lg ignite --weapon " + weapon + " --material thatch --odds --json");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("\"no-fire\":\"1/1\""), result.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ignite --material thatch",
                "detect --signature 1",
                "detect --fired no --base 5 --concealment-before less",
                "shoot --hit 5 --penetrate 5",
                "shoot --hit 5 --penetrate 5 --material thatch",
                "shoot --hit 5 --penetrate 5 --variant 1 --points 3",
                "shoot --method direct --hit 5 --armor-penetrate 5",
                "shoot --method known --fire-mode single --hit 5 --penetrate 5 --armor-penetrate 5",
                "damage --variant 1 --result hit",
                "damage --scheme ignore",
                "gap --points 3 --hit 5 --penetrate 5",
                "collapse --points 20 --damage 8"
            })
    void anotherWordIsABadInputWhereverItStands(String command) {
        Shell.Result result = Shell.plain().type("lg " + command + " --weapon lazer --odds");
        assertEquals(2, result.exit(), result.out());
        assertTrue(result.err().contains("did you mean laser?"), result.err());
    }

    @ParameterizedTest
    @CsvSource({
        "flame-thrwer, flamethrower",
        "heavy-lazer, laser",
        "plasm, plasma",
        "heavy-fusoin-rifle, heavy-fusion-rifle"
    })
    void theNearestWordIsNamed(String weapon, String meant) {
        Shell.Result result = Shell.plain().type("lg ignite --material thatch --weapon " + weapon);
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("did you mean " + meant + "?"), result.err());
    }

    @Test
    void aTableOfOnesOwnMayNameMore(@TempDir Path folder) throws Exception {
        Path table = folder.resolve("table.toml");
        Files.writeString(
                table,
                "armor-classes = [6]\n[[row]]\nattack-factor = 4\npenetrate = [5]\n[weapons]\nGauss-Rifle = 4\n");
        String command = "lg shoot --hit 10 --material brick --weapon gaussrifle --odds --json --table " + table;
        Shell.Result result = Shell.plain().type(command);
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("\"penetrated-no-fire\":\"1/2\""), result.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gap --points 3 --hit 5 --penetrate 5 --attacks 4 --turns 3",
                "gap --points 3 --hit 5 --penetrate 5 --attacks 4 --until 50%",
                "gap --points 3 --hit 5 --penetrate 5 --turns 4 --until 50%",
                "shoot --method known --fire-mode single --hit 5 --penetrate 5 --armor-penetrate 5 --weather fog"
            })
    void whatContradictsItselfOrMakesNoSenseIsABadInput(String command) {
        assertEquals(2, Shell.plain().type("lg " + command + " --odds").exit());
    }

    @Test
    void whatMakesNoDifferenceIsSaidToMakeNone() {
        String wind = Shell.plain()
                .type("lg spread --start 1 --turns 2 --factor 4 --wind very-strong")
                .out();
        assertTrue(wind.contains("Options with no effect here: wind"), wind);
        String cover = Shell.plain()
                .type("lg deploy-check --type building --cover yes")
                .out();
        assertTrue(cover.contains("Options with no effect here: cover"), cover);
    }
}
