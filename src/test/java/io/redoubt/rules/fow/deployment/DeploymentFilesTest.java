package io.redoubt.rules.fow.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a file of a deployment may hold, and what of it is measured. */
class DeploymentFilesTest {
    @TempDir
    private Path folder;

    private Shell.Result check(String content, String... options) throws IOException {
        Files.writeString(folder.resolve("d.toml"), content);
        return Shell.plain().from(folder).type("fow deploy-check d.toml " + String.join(" ", options));
    }

    /** One line after the units, with bars for the ends of lines. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[[bunker]];name = 'N';type = 'nest';at = [6, 6];facing = 360 | takes whole degrees from 0 to 359",
                "[[bunker]];name = 'N';type = 'nest';at = [6, 6];facing = -1 | takes whole degrees from 0 to 359",
                "[[bunker]];name = 'N';type = 'nest';at = [6, 6];facing = 1.5 | takes whole degrees from 0 to 359",
                "[[bunker]];name = 'N';type = 'nest';at = [6, 6];placed = 0 | takes a whole number from 1",
                "[[bunker]];name = 'N';type = 'nest';from = [1, 1];to = [2, 2];size = [1, 1] | goes with at, not with from",
                "[[bunker]];name = 'N';type = 'nest';from = [1, 1];to = [2, 2];radius = 1 | goes with at, not with from",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1];to = [2, 2] | goes with from, not with at",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1];width = 2 | goes with line, not with at",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1];size = [1, 1];radius = 1 | cannot be combined with size",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1];size = [0, 1] | is 0; remove it",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1001] | is over 1000: no table is so large",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1.0001] | has more than 3 decimals",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1];depth = 3 | unknown key",
                "[[bunker]];name = 'N';type = 'nest';from = [1, 1];to = [1, 2] | the rectangle is empty",
                "[[bunker]];name = ' ';type = 'nest';at = [1, 1] | is empty; give",
                "[[area]];depth = 3;from = [0, 0];to = [9, 9] | unknown key",
                "[[area]];at = [0, 0] | is a rectangle (from and to) or a polygon",
                "[[terrain]];kind = 'road';from = [0, 0];to = [9, 9];depth = 1 | unknown key",
                "[[terrain]];kind = 'road';line = [[0, 0]];width = 1 | takes at least two places",
                "[[terrain]];kind = 'road';line = [[0, 0], [0, 0]];width = 1 | the same place twice in a row",
                "[[terrain]];kind = 'lake';polygon = [[0, 0], [4, 4], [4, 0], [0, 4]] | does not cross or touch itself",
                "[[objective]];name = 'O';at = [1, 1];depth = 3 | unknown key",
                "[mission];title = 'x' | unknown key",
                "colour = 3 | unknown key",
            })
    void isNoDeployment(String lines, String message) throws IOException {
        Shell.Result result = check("units = 'in'\n" + lines.replace(';', '\n') + '\n');
        assertEquals(2, result.exit(), result.out());
        assertTrue(result.err().contains(message), result.err());
    }

    /** The edges of what is believed: the last place on the largest table, a text with its unit, a closed outline. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[[bunker]];name = 'N';type = 'nest';at = [1000, 0];facing = 359;placed = 1",
                "[[bunker]];name = 'N';type = 'nest';at = ['6in', '6.5in'];facing = 0",
                "[[terrain]];kind = 'lake';polygon = [[0, 0], [4, 0], [4, 4], [0, 0]]",
            })
    void isOne(String lines) throws IOException {
        Shell.Result result = check("units = 'in'\n" + lines.replace(';', '\n') + '\n');
        assertEquals("", result.err());
        assertEquals(0, result.exit(), result.out());
    }

    /** FOW-GEN-03: a base is measured across, whichever way its shape is written. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "at = [20, 20];size = [7, 4] | 7\"",
                "at = [20, 20];size = [4, 7] | 7\"",
                "at = [20, 20];size = ['7in', '4.5in'] | 7\"",
                "at = [20, 20];radius = 3.5 | 7\"",
                "from = [17, 20];to = [24, 21] | 7\"",
                "from = [24, 27];to = [23, 20] | 7\"",
            })
    void isMeasuredAcross(String shape, String depth) throws IOException {
        String file = "units = 'in'\n[mission]\nrules = ['fortifications']\n[[bunker]]\nname = 'N'\ntype = 'nest'\n";
        Shell.Result result = check(file + shape.replace(';', '\n') + '\n', "--reading fow.model-size=fault");
        assertEquals(3, result.exit(), result.err());
        String fault = "N: depth " + depth + ", but a strongpoint should keep to 6\"";
        assertTrue(result.out().contains(fault), result.out());
    }

    /** FOW-DEPL-08: an area in two parts is one area, and of a side without one nothing is checked. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "German | German | German | All Bunkers are in their owner's deployment area",
                "German | German | British | ! N is not wholly in its deployment area",
                "German | British | British | No deployment area of side German given: places",
            })
    void areasOfASideAreOne(String bunker, String left, String right, String said) throws IOException {
        Shell.Result result = check("units = 'in'\n[mission]\nrules = ['fortifications']\n"
                + "[[bunker]]\nname = 'N'\ntype = 'nest'\nat = [36, 9]\nsize = [3, 3]\nowner = '" + bunker + "'\n"
                + "[[area]]\nfrom = [0, 0]\nto = [36, 18]\nowner = '" + left + "'\n"
                + "[[area]]\nfrom = [36, 0]\nto = [72, 18]\nowner = '" + right + "'\n");
        assertTrue(result.out().contains(said), result.out());
        assertEquals(said.startsWith("!") ? 3 : 0, result.exit(), result.out());
    }

    @Test
    void aBaseThatKeepsToTheLimitIsNoFault() throws IOException {
        String file = "units = 'in'\n[mission]\nrules = ['fortifications']\n";
        for (String shape : List.of("at = [20, 20]\nradius = 2", "from = [17, 20]\nto = [23, 24]")) {
            Shell.Result result = check(
                    file + "[[bunker]]\nname = 'N'\ntype = 'nest'\nheight = 2\n" + shape + '\n',
                    "--reading fow.model-size=fault");
            assertEquals(0, result.exit(), result.out());
        }
    }

    private static final String MISSION = "units = 'in'\n[mission]\nrules = ['fortifications']\n";
    private static final String LEFT = "[[area]]\npolygon = [[0, 0], [30, 0], [20, 18], [0, 18]]\n";
    private static final String RIGHT = "[[area]]\npolygon = [[30, 0], [60, 0], [60, 18], [20, 18]]\n";

    /** FOW-DEPL-08: two areas are one, along a slanted edge that they share as well. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "at = [25, 9];size = [3, 3] | All Bunkers are in their owner's deployment area",
                "at = [25, 9];radius = 1.5 | All Bunkers are in their owner's deployment area",
                "polygon = [[22, 9], [25, 7], [28, 9], [25, 12]] | All Bunkers are in their owner's deployment area",
                "at = [20.5, 17];size = [3, 3] | ! N is not wholly in its deployment area",
            })
    void areasOfASideAreOneAlongASlantedEdge(String shape, String said) throws IOException {
        Shell.Result result = check(
                MISSION + LEFT + RIGHT + "[[bunker]]\nname = 'N'\ntype = 'nest'\n" + shape.replace(';', '\n') + '\n');
        assertTrue(result.out().contains(said), result.out());
        assertEquals(said.startsWith("!") ? 3 : 0, result.exit(), result.out());
    }

    /** a building excuses the forbidden ground that lies in it, and none beside it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "from = [7, 0];to = [20, 20] | forbidden | 3 | fow.building-on-forbidden-ground",
                "from = [7, 0];to = [20, 20] | allowed | 0 | fow.building-on-forbidden-ground",
                "from = [0, 12.499];to = [20, 20] | allowed | 3 | is in a river",
                "from = [0, 12.499];to = [20, 20] | forbidden | 3 | is in a river",
                "from = [8.999, 0];to = [20, 20] | allowed | 3 | is in a river",
                "from = [8, 0];to = [20, 11] | allowed | 0 | fow.building-on-forbidden-ground",
                "from = [8, 0];to = [20, 10.999] | allowed | 3 | is in a river",
                "polygon = [[8, 0], [12, 0], [12, 20], [8, 10.999]] | allowed | 3 | is in a river",
                "polygon = [[8, 0], [12, 0], [12, 20], [8, 11]] | allowed | 0 | buildings are permitted sites",
                "at = [10, 10];radius = 4 | allowed | 0 | buildings are permitted sites",
                "at = [10, 10];radius = 2 | allowed | 3 | is in a river",
            })
    void aBuildingExcusesTheGroundInIt(String shape, String way, int exit, String said) throws IOException {
        Shell.Result result = check(
                MISSION + "[[bunker]]\nname = 'P'\ntype = 'pillbox'\nfrom = [8, 9]\nto = [12, 12.5]\n"
                        + "[[terrain]]\nkind = 'river'\nline = [[0, 10], [40, 10]]\nwidth = 2\n"
                        + "[[terrain]]\nkind = 'building'\n" + shape.replace(';', '\n') + '\n',
                "--reading fow.building-on-forbidden-ground=" + way);
        assertTrue(result.out().contains(said), result.out());
        assertEquals(exit, result.exit(), result.out());
        boolean decides = said.startsWith("fow.") || exit == 0;
        assertEquals(decides, result.out().contains("fow.building-on-forbidden-ground"), result.out());
    }

    private static String nests(int number) {
        StringBuilder file = new StringBuilder(MISSION);
        for (int i = 0; i < number; i++) {
            file.append("[[bunker]]\nname = 'N").append(i).append("'\ntype = 'nest'\nat = [9, 9]\n");
        }
        return file.toString();
    }

    /** A deployment is bounded by the work that it takes, as every question is. */
    @Test
    void whatTakesTooMuchWorkIsRefusedWithAdvice() throws IOException {
        Shell.Result result = check(nests(200), "--patience 20ms");
        assertEquals(2, result.exit(), result.out());
        assertEquals(
                "redoubt: calculation stopped: it would take longer than 20ms; check fewer pieces at once, or "
                        + "allow more time (--patience 600ms)\n",
                result.err());
        assertEquals(3, check(nests(200), "--patience 600ms").exit());
    }

    @Test
    void aLongFileTakesWorkToRead() throws IOException {
        Shell.Result result = check(nests(200), "--patience 1ms");
        assertEquals(2, result.exit(), result.out());
        assertTrue(result.err().contains("would take longer than 1ms; give a shorter file, or"), result.err());
    }

    /** Each river is far from most Bunkers: their boxes tell that at once. */
    @Test
    void manyBunkersAndRiversAreJudgedInTime() throws IOException {
        StringBuilder file = new StringBuilder(MISSION);
        for (int i = 0; i < 400; i++) {
            file.append("[[bunker]]\nname = 'N")
                    .append(i)
                    .append("'\ntype = 'nest'\nat = [")
                    .append(i % 20 * 40 + 5)
                    .append(", ")
                    .append(i / 20 * 40 + 5)
                    .append("]\n");
        }
        for (int i = 0; i < 400; i++) {
            file.append("[[terrain]]\nkind = 'river'\nwidth = 1\nline = [");
            for (int k = 0; k < 100; k++) {
                file.append('[')
                        .append(k * 10)
                        .append(", ")
                        .append((i * 7 + k % 2 * 500) % 1000)
                        .append("], ");
            }
            file.append("]\n");
        }
        Shell.Result result = check(file.toString());
        assertEquals("", result.err());
        assertEquals(3, result.exit(), "one river or another runs through a Bunker");
    }

    /** An escape is shown whole or not at all. */
    @Test
    void aNameIsNotCutInAnEscape() throws IOException {
        String joined = "n".repeat(57) + "\u200d\u200d";
        Shell.Result result = check(MISSION + "[[bunker]]\nname = '" + joined + "'\ntype = 'nest'\nat = [9, 9]\n"
                + "[[terrain]]\nkind = 'road'\nline = [[0, 9], [40, 9]]\nwidth = 2\n");
        assertTrue(result.out().contains("! " + "n".repeat(57) + "\\u{200d}…  FOW"), result.out());
        String file = "f".repeat(38) + "\u200d\u200d.toml";
        Files.writeString(folder.resolve(file), MISSION);
        String headline =
                Shell.plain().from(folder).type("fow deploy-check " + file).out();
        assertTrue(headline.contains("f".repeat(38) + "\\u{200d}…\n"), headline);
    }
}
