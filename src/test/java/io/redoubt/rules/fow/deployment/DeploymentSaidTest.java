package io.redoubt.rules.fow.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.question.Question;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.fow.FlamesOfWar;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.toml.Toml;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a deployment as a whole: its mission, its tank pits, what was not measured. */
class DeploymentSaidTest {
    private static final RuleSet GAME = FlamesOfWar.ruleSet(new Toml());
    private static final String AREA = "units = 'in'\n[[area]]\nfrom = [0, 0]\nto = [72, 48]\n";
    private static final String MISSION = "[mission]\nrules = ['fortifications']\n";
    private static final String NEST = "[[bunker]]\nname = 'Anton'\ntype = 'nest'\nat = [8, 12]\n";
    private static final String MEASURED = NEST + "size = [2, 2]\nheight = 1\n";
    private static final String PIT =
            "[[fortification]]\nname = 'Pit'\ntype = 'tank-pit'\nat = [40, 15]\nsize = [3, 5]\n";
    private static final String WORDS_OF_POINTS = "without size or radius: assumed to be a point";

    private static String said(String content) {
        Inputs inputs = new Inputs(Map.of("file", InputFileFormat.attach("x.toml", content)), Map.of());
        return Question.of(GAME.procedure("deploy-check").orElseThrow(), inputs).findings().stream()
                .map(finding -> finding.sentence().remark().template()
                        + finding.sentence().values())
                .collect(Collectors.joining("\n"));
    }

    private static boolean says(String content, String words) {
        return said(content).contains(words);
    }

    @Test
    void missionDecidesWhatIsAllowed() {
        assertEquals(true, says(AREA + MEASURED, "No mission given"));
        assertEquals(false, says(AREA + MISSION + MEASURED, "No mission given"));
        assertEquals(true, says(AREA + MISSION + MEASURED, "the Fortifications special rule: all allowed"));
        assertEquals(true, says(AREA + MISSION + MEASURED, "are added to a force's own Bunkers and Obstacles"));
        assertEquals(false, says(AREA + MISSION + PIT, "are added to a force's own Bunkers"));
        assertEquals(true, says(AREA + MISSION + MEASURED, "count as one platoon"));
        assertEquals(false, says(AREA + MISSION + PIT, "count as one platoon"));
    }

    @Test
    void tankInAPitHasATurret() {
        assertEquals(true, says(AREA + MISSION + PIT, "Every tank in a Tank Pit has a turret"));
        assertEquals(false, says(AREA + MISSION + MEASURED, "Every tank in a Tank Pit"));
        String both = AREA + MISSION + PIT + "turret = false\n"
                + PIT.replace("40, 15", "60, 15").replace("'Pit'", "'Q'");
        assertEquals(true, says(both, "only a tank with a turret"));
        assertEquals(false, says(both, "Every tank in a Tank Pit"));
    }

    @Test
    void whatWasNotMeasuredIsAPoint() {
        assertEquals(true, says(AREA + MISSION + NEST, WORDS_OF_POINTS + ", measured to that point[1 piece]"));
        assertEquals(false, says(AREA + MISSION + MEASURED, WORDS_OF_POINTS));
        assertEquals(false, says(AREA + MISSION + NEST + "radius = 1\n", WORDS_OF_POINTS));
        String two = NEST + NEST.replace("Anton", "Berta").replace("8, 12", "30, 12");
        assertEquals(true, says(AREA + MISSION + two, "[2 pieces]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size = [2, 2]~radius = 1 | cannot be combined with size: a base is a rectangle or round",
                "size = [0, 2]            | is 0; remove it, or give the size of the base",
                "size = [2]               | takes two distances, across and up",
            })
    void baseIsMeasuredOnce(String base, String fault) {
        assertEquals(true, faultOf(AREA + NEST + base.replace('~', '\n')).contains(fault));
    }

    @Test
    void measuresHaveAUnit() {
        assertEquals(true, faultOf(NEST).contains("the key units is missing"));
    }

    private static String faultOf(String content) {
        try {
            return said(content);
        } catch (BadInputException fault) {
            return String.valueOf(fault.getMessage());
        }
    }
}
