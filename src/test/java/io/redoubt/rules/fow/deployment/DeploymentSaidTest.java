package io.redoubt.rules.fow.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.question.Question;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.fow.FlamesOfWar;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
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
    void aTankPitIsNeededForATank() {
        String mines = "[[barrier]]\nname = 'Mines'\ntype = 'minefield'\nat = [30, 15]\nsize = [8, 2]\n";
        assertEquals(false, says(AREA + MISSION + mines, "Every tank in a Tank Pit"));
        assertEquals(true, says(AREA + MISSION + mines + PIT, "Every tank in a Tank Pit"));
    }

    @Test
    void placesWithoutAnAreaAreNotChecked() {
        String none = "No deployment area given: places of Bunkers not checked";
        assertEquals(true, says("units = 'in'\n" + MISSION + MEASURED, none));
        assertEquals(false, says(AREA + MISSION + MEASURED, none));
        String german = MEASURED + "owner = 'German'\n";
        String british = AREA + "owner = 'British'\n" + MISSION;
        assertEquals(true, says(british + german, "No deployment area of side {} given"));
        assertEquals(false, says(british + german, "Bunkers are in their owner's deployment area"));
    }

    /** FOW-DEPL-09: pieces with one number are placed together, so neither comes after the other. */
    @ParameterizedTest
    @CsvSource({"1, false", "2, false", "3, true"})
    void fortificationsComeBeforeEnemyObjectives(int placed, boolean after) {
        String objective = "[[objective]]\nname = 'Hill'\nat = [60, 40]\nowner = 'British'\nplaced = 2\n";
        String nest = MEASURED + "owner = 'German'\nplaced = " + placed + "\n";
        assertEquals(after, says(AREA + MISSION + nest + objective, "comes after the enemy Objective"));
    }

    /** Returns Bunkers on as many spots far apart as there are numbers, each so many on one spot. */
    private static String crowds(int... numbers) {
        StringBuilder file = new StringBuilder("units = 'in'\n" + MISSION);
        int name = 0;
        for (int crowd = 0; crowd < numbers.length; crowd++) {
            for (int i = 0; i < numbers[crowd]; i++) {
                file.append("[[bunker]]\nname = 'N")
                        .append(name++)
                        .append("'\ntype = 'nest'\nat = [")
                        .append(20 * crowd)
                        .append(", 5]\n");
            }
        }
        return file.toString();
    }

    /** The first 5,000 pairs are reported one by one, the others by their number. */
    @Test
    void manyPairsAreReportedByTheirNumber() {
        String whole = said(crowds(100, 10, 3, 2, 2));
        assertEquals(5000, whole.split("it must be over", -1).length - 1);
        assertEquals(false, whole.contains("more pairs of Bunkers are too close"));
        String more = said(crowds(101));
        assertEquals(5000, more.split("it must be over", -1).length - 1);
        assertEquals(true, more.contains("And {} more pairs of Bunkers are too close[50]"));
    }

    private static String pieces(int bunkers, int barriers, int features, int objectives) {
        return "units = 'in'\n"
                + "[[bunker]]\ntype = 'nest'\nname = 'N#'\nat = [1, 1]\n".repeat(bunkers)
                + "[[barrier]]\ntype = 'minefield'\nname = 'M#'\nat = [1, 1]\n".repeat(barriers)
                + "[[terrain]]\nkind = 'building'\nat = [1, 1]\n".repeat(features)
                + "[[objective]]\nname = 'O#'\nat = [1, 1]\n".repeat(objectives);
    }

    /** Reads a file with as many pieces; each # in a name is replaced by a number. */
    private static Deployment read(String content) {
        StringBuilder file = new StringBuilder();
        int number = 0;
        for (String part : content.split("#", -1)) {
            file.append(number == 0 ? "" : String.valueOf(number)).append(part);
            number++;
        }
        return new InputFileFormat<>(new Toml(), DeploymentReader::read)
                .parse(InputFileFormat.attach("x.toml", file.toString()))
                .content();
    }

    @Test
    void aFileHasTenThousandPiecesOfAllSorts() {
        assertEquals(2000, read(pieces(2000, 2500, 3000, 2500)).bunkers().size());
        BadValueException fault = assertThrows(BadValueException.class, () -> read(pieces(2001, 2500, 3000, 2500)));
        assertEquals(true, String.valueOf(fault.getMessage()).contains("the file has more than 10000 pieces"));
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
