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
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1];size = [1, 1];radius = 1 | contradicts size",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1];size = [0, 1] | is 0: leave it out",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1001] | is over 1000: no table is so large",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1.0001] | has more than 3 decimals",
                "[[bunker]];name = 'N';type = 'nest';at = [1, 1];depth = 3 | no such key here",
                "[[bunker]];name = 'N';type = 'nest';from = [1, 1];to = [1, 2] | the rectangle is empty",
                "[[bunker]];name = ' ';type = 'nest';at = [1, 1] | is empty: give",
                "[[area]];depth = 3;from = [0, 0];to = [9, 9] | no such key here",
                "[[area]];at = [0, 0] | is a rectangle (from and to) or a polygon",
                "[[terrain]];kind = 'road';from = [0, 0];to = [9, 9];depth = 1 | no such key here",
                "[[terrain]];kind = 'road';line = [[0, 0]];width = 1 | takes at least two places",
                "[[terrain]];kind = 'road';line = [[0, 0], [0, 0]];width = 1 | the same place twice in a row",
                "[[terrain]];kind = 'lake';polygon = [[0, 0], [4, 4], [4, 0], [0, 4]] | does not cross or touch itself",
                "[[objective]];name = 'O';at = [1, 1];depth = 3 | no such key here",
                "[mission];title = 'x' | no such key here",
                "colour = 3 | no such key here",
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
                "German | British | British | No deployment area of side German given: where",
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
}
