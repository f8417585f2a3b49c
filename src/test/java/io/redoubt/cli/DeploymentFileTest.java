package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deployment files from the disk to the ruling. */
class DeploymentFileTest {
    private static final String HEAD = "units = \"in\"\nowner = \"A\"\n[mission]\nrules = [\"fortifications\"]\n";

    @TempDir
    private Path folder;

    private Shell.Result check(String content, String... options) throws IOException {
        Files.writeString(folder.resolve("d.toml"), content);
        String line = "fow deploy-check d.toml " + String.join(" ", options);
        return Shell.plain().from(folder).type(line.strip());
    }

    private static String bunker(String name, String shape) {
        return "[[bunker]]\nname = \"" + name + "\"\ntype = \"nest\"\n" + shape + '\n';
    }

    private static void illegal(Shell.Result result, String... faults) {
        assertEquals(3, result.exit(), result.err());
        assertEquals("", result.err());
        List<String> told = result.lines().stream()
                .filter(line -> line.startsWith("  ! "))
                .map(line -> line.substring(4).replaceAll("  +", " "))
                .toList();
        assertEquals(List.of(faults), told);
    }

    @Test
    void everyRuleOfTheFileIsHeldAgainstIt() throws IOException {
        illegal(
                check(HEAD + "[[area]]\nfrom = [0, 0]\nto = [48, 12]\n"
                        + bunker("N1", "at = [6, 6]\nsize = [3, 2]\nplaced = 3")
                        + bunker("N2", "at = [14.5, 6]\nsize = [3, 2]\nheight = 3")
                        + bunker("N3", "polygon = [[30, 6], [33, 9], [30, 13]]")
                        + "[[fortification]]\nname = \"P\"\ntype = \"tank-pit\"\nat = [40, 4]\nturret = false\n"
                        + "[[terrain]]\nkind = \"track\"\nfrom = [29, 0]\nto = [31, 40]\n"
                        + "[[terrain]]\nkind = \"lake\"\nname = \"Mere\"\nat = [14.5, 8]\nradius = 2\n"
                        + "[[objective]]\nname = \"Mill\"\nowner = \"B\"\nat = [7, 5]\nplaced = 2\n"),
                "N3 is not wholly in its deployment area FOW-DEPL-08",
                "N1 (placed 3) comes after the enemy Objective Mill (placed 2) FOW-DEPL-09",
                "N2 is in the lake Mere FOW-DEPL-15",
                "N3 is on a track (line 29) FOW-DEPL-14",
                "N1 and N2 are 5.5\" apart: it must be over 8\" FOW-DEPL-13",
                "The Objective Mill is placed on N1 FOW-DEPL-16",
                "P: only a tank with a turret may go into a Tank Pit FOW-TANKPIT-08");
    }

    @Test
    void sizesAreWarningsUnlessTheGroupSaysOtherwise() throws IOException {
        String file = HEAD + bunker("N1", "at = [6, 6]\nsize = [7, 3]\nheight = 3")
                + "[[barrier]]\nname = \"W\"\ntype = \"minefield\"\nat = [30, 5]\nsize = [24, 3]\n"
                + "[[fortification]]\nname = \"T\"\ntype = \"trench-line\"\nat = [30, 9]\nsize = [9, 1]\n";
        Shell.Result warned = check(file);
        assertEquals(0, warned.exit());
        assertTrue(warned.out().contains("Warning: N1: depth 7\", but a strongpoint should keep to 6\""), warned.out());
        illegal(
                check(file, "--reading fow.model-size=fault"),
                "N1: depth 7\", but a strongpoint should keep to 6\" FOW-GEN-03",
                "N1: height 3\", but a strongpoint should keep to 2\" FOW-GEN-03",
                "T: length 9\", but sections of Trench Line have 8\" each FOW-GEN-08",
                "W: depth 3\", but sections of barrier have 2\" each FOW-GEN-04");
    }

    @Test
    void readingsDecideBetweenSidesAndInBuildings() throws IOException {
        String file = HEAD + bunker("N1", "at = [6, 6]\nsize = [2, 2]")
                + bunker("N2", "at = [16, 6]\nsize = [2, 2]\nowner = \"B\"")
                + "[[terrain]]\nkind = \"building\"\nfrom = [4, 4]\nto = [8, 8]\n"
                + "[[terrain]]\nkind = \"river\"\nname = \"Orne\"\nline = [[0, 5], [40, 5]]\nwidth = 1\n";
        illegal(
                check(file),
                "N1 is in the river Orne FOW-DEPL-15",
                "N2 is in the river Orne FOW-DEPL-15",
                "N1 and N2 are 8\" apart: it must be over 8\" FOW-DEPL-13");
        illegal(
                check(
                        file,
                        "--reading fow.building-on-forbidden-ground=allowed",
                        "--reading fow.spacing-between=own-bunkers"),
                "N2 is in the river Orne FOW-DEPL-15");
        assertEquals(
                2,
                check(file, "--reading fow.within=exclusive").lines().stream()
                        .filter(line -> line.startsWith("  ! "))
                        .count());
    }

    @Test
    void missionsWithoutTheRule() throws IOException {
        String pieces = bunker("N1", "at = [6, 6]")
                + "[[barrier]]\nname = \"W\"\ntype = \"barbed-wire\"\nline = [[0, 9], [8, 9]]\nwidth = 2\n";
        String bunkers = "Bunkers: only with the Fortifications special rule FOW-GEN-11";
        String wire = "Barbed Wire: only with the Fortifications special rule FOW-GEN-11";
        illegal(check("units = \"in\"\n[mission]\n" + pieces), bunkers, wire);
        String defensive = "units = \"in\"\n[mission]\nrules = [\"defensive-battle\"]\n" + pieces;
        illegal(check(defensive), wire);
        illegal(check(defensive, "--reading fow.own-bunkers=fortifications-only"), bunkers, wire);
        assertEquals(0, check("units = \"in\"\n" + pieces).exit());
    }

    @Test
    void theMissionsOwnOrderIsKept() throws IOException {
        String pieces = bunker("N1", "at = [6, 6]\nplaced = 2")
                + "[[objective]]\nname = \"Mill\"\nowner = \"B\"\nat = [30, 5]\nplaced = 1\n";
        assertEquals(3, check(HEAD + pieces).exit());
        Shell.Result overridden = check(HEAD + "override = true\n" + pieces);
        assertEquals(0, overridden.exit());
        assertTrue(overridden.out().contains("FOW-DEPL-10"));
    }

    @Test
    void aThousandBunkersAreChecked() throws IOException {
        StringBuilder file = new StringBuilder(HEAD);
        for (int i = 0; i < 1000; i++) {
            int shift = i == 500 ? 2 : 0;
            file.append(bunker(
                    "B" + i, "at = [" + (i % 32 * 12 + 6 + shift) + ", " + (i / 32 * 12 + 6) + "]\nsize = [3, 2.5]"));
        }
        illegal(check(file.toString()), "B500 and B501 are 7\" apart: it must be over 8\" FOW-DEPL-13");
    }

    @Test
    void copiesOnOneSpotAreNotToldOneByOneForEver() throws IOException {
        StringBuilder file = new StringBuilder(HEAD);
        for (int i = 0; i < 110; i++) {
            file.append(bunker("B" + i, "at = [6, 6]"));
        }
        Shell.Result result = check(file.toString());
        assertEquals(3, result.exit());
        assertTrue(result.out().contains("And 995 more pairs of Bunkers are too close"), "110 x 109 / 2 - 5000");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "units = \"ft\"|line 1, key units: takes \"in\" for inches or \"cm\" for centimetres",
                "at = [1, -2]|line 8, key at: is negative",
                "at = [1, 2.0001]|line 8, key at: has more than 3 decimals",
                "at = [1, 1001]|line 8, key at: is over 1000",
                "at = 7|line 8, key at: takes a list in brackets, not a number",
                "at = [1, true]|line 8, key at: takes a number, not true or false",
                "at = [1, \"2cm\"]|line 8, key at: mixes units: the file is in inches, this is 2 cm",
                "at = [1, \"x\"]|line 8, key at: x: takes a distance",
                "at = [1, 2]; from = [3, 4]|line 9, key from: gives the bunker X a second position besides at",
                "at = [1, 2]; width = 3|line 9, key width: goes with line, not with at",
                "at = [1, 2]; size = [3, 0]|line 9, key size: is 0",
                "at = [1, 2]; size = [3, 1]; radius = 2|line 10, key radius: cannot be combined with size",
                "at = [1, 2]; radius = 0|line 9, key radius: is 0",
                "from = [1, 2]|line 5: the bunker X needs the key to, like to = [48, 12]",
                "from = [1, 2]; to = [1, 9]|line 9, key to: is not the opposite corner of from",
                "polygon = [[0, 0], [4, 4], [4, 0], [0, 4]]|line 8, key polygon: takes at least three corners",
                "line = [[0, 0], [0, 0]]|line 8, key line: has the same place twice in a row",
                "line = [[0, 0]]|line 8, key line: takes at least two places",
                "line = [[0, 0], [4, 4]]|line 5: the bunker X needs the key width, like width = 2",
                "at = [1, 2]; placed = 1.5|line 9, key placed: takes a whole number from 1",
                "at = [1, 2]; placed = 0|line 9, key placed: takes a whole number from 1",
                "at = [1, 2]; turret = true|line 9, key turret: is valid for a tank-pit only",
                "at = [1, 2]; owner = \"B\"; [[area]]; owner = \"C\"; from = [0, 0]; to = [1, 1]"
                        + "|line 9, key owner: B would be a third side besides A and C",
            })
    void badKeysNameFileLineAndKey(String keys, String expected) throws IOException {
        String shape = keys.replace("; ", "\n");
        String file =
                keys.startsWith("units") ? keys : HEAD + "[[bunker]]\nname = \"X\"\ntype = \"nest\"\n" + shape + '\n';
        Shell.Result result = check(file);
        assertEquals(2, result.exit());
        assertEquals("", result.out());
        assertTrue(result.err().startsWith("redoubt: d.toml, " + expected), result.err());
        assertEquals(1, result.err().lines().count());
    }

    @Test
    void filesThatCannotBeRead() throws IOException {
        Files.write(folder.resolve("latin.toml"), "name = \"é\"".getBytes(StandardCharsets.ISO_8859_1));
        Files.write(folder.resolve("big.toml"), new byte[(4 << 20) + 1]);
        Files.createDirectory(folder.resolve("folder"));
        Shell shell = Shell.plain().from(folder);
        for (String name : List.of("latin.toml", "big.toml", "folder", "none.toml", "''")) {
            Shell.Result result = shell.type("deploy-check " + name);
            assertEquals(4, result.exit(), name);
            assertEquals(1, result.err().lines().count(), result.err());
        }
        Files.writeString(folder.resolve("mark.toml"), "\ufeffunits = \"in\"\r\n" + bunker("N", "at = [1, 2]"));
        assertEquals(0, shell.type("deploy-check mark.toml").exit());
    }

    @Test
    void aBatchReadsFilesAndGoesOn() throws IOException {
        Files.writeString(folder.resolve("d.toml"), HEAD + bunker("N", "at = [1, 2]"));
        Shell.Result result = Shell.plain().from(folder).reading("""
                        fow deploy-check d.toml
                        {"command":"deploy-check","file":"none.toml"}
                        deploy-check --spacing 8in
                        """).type("batch");
        assertEquals(4, result.exit());
        assertTrue(result.lines().get(0).contains("\"inputs\":{\"file\":\"d.toml\"}"), result.out());
        assertEquals(
                "{\"line\":2,\"error\":\"none.toml does not exist: check its path\",\"exit\":4}",
                result.lines().get(1));
        assertTrue(result.lines().get(2).contains("\"reasons\":[{\"rule\":\"FOW-DEPL-13\""), result.out());
    }

    @Test
    void whatIsRequiredComesBeforeWhatIsIllegal() {
        Shell shell = Shell.plain();
        assertEquals(3, shell.type("deploy-check --spacing 8in --odds").exit());
        assertEquals(
                0,
                shell.type("deploy-check --spacing 8in --odds --require illegal=1")
                        .exit());
        assertEquals(
                1,
                shell.type("deploy-check --spacing 8in --odds --require legal=1")
                        .exit());
    }

    @Test
    void aTableOfSpacings() {
        Shell.Result some = Shell.plain().type("deploy-check --spacing 7..9 --odds --format csv");
        assertEquals(0, some.exit());
        assertEquals(4, some.lines().size());
        assertEquals(3, Shell.plain().type("deploy-check --spacing 6..8 --odds").exit());
    }

    @Test
    void fileAndQuestionsDoNotMix() throws IOException {
        Shell.Result result = check(HEAD, "--spacing 9in");
        assertEquals(2, result.exit());
        assertFalse(result.err().contains("units"), "the file's content is nothing to print");
    }
}
