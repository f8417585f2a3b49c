package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces that are loaded from a table of a spreadsheet, and saved as one. */
class RosterTest {
    @TempDir
    private Path folder;

    private Shell.Result play(String commands) {
        return Shell.plain().from(folder).reading(commands).type("play a.battle");
    }

    private Shell.Result load(String csv, String commands) throws IOException {
        Files.writeString(folder.resolve("units.csv"), csv);
        return play("load units.csv\n" + commands);
    }

    @Test
    void aTableOfASpreadsheetIsUnderstood() throws IOException {
        Shell.Result result = load(
                "\ufeffkind;name;Owner;skill;rof;firepower;note;moved\r\n"
                        + "unit;sherman;us;trained;2;3+;\"lost; its \"\"boss\"\"\";x\r\n"
                        + ";;;;;;;\r\n"
                        + "nest;n1..n2;ger;;;;;\r\n",
                "list\n");
        assertEquals(0, result.exit(), result.err());
        String listed = result.out().replaceAll("\\s+", " ");
        assertTrue(listed.contains("sherman unit of us: skill trained, rof 2, firepower 3+"), listed);
        assertTrue(listed.contains("note lost; its \"boss\""), listed);
        assertTrue(result.out().contains("  n2  nest of ger\n"), result.out());
        assertEquals(0, Shell.plain().from(folder).type("verify a.battle").exit());
    }

    @Test
    void aSavedTableLoadsBackToEqualPieces() throws IOException {
        Shell.Result saved = play("""
                add pillbox p --slits A,B --owner ger --state pinned
                unit sherman --owner us --skill trained --rof 2 --firepower 3+ --moved --note '4+ of "luck", they said'
                list
                save units.csv
                """);
        assertEquals(0, saved.exit(), saved.err());
        String listed = saved.out()
                .substring(saved.out().indexOf("  p  pillbox"), saved.out().indexOf("  The pieces"));
        Shell.Result loaded =
                Shell.plain().from(folder).reading("load units.csv\nlist\n").type("play b.battle");
        assertTrue(loaded.out().endsWith(listed), loaded.out() + loaded.err() + listed);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kind,name,skill!nest,n1,!unit,s,traned   | line 3, column 3 (skill): --skill traned:",
                "kind,name,slits!unit,s,A                 | line 2, column 3 (slits): unknown option --slits",
                "kind,name!nest,n1!nest,n1                | line 3, column 2 (name): n1 is already on the table",
                "kind,name!castle,n1                      | line 2, column 1 (kind): add castle: not one of unit, nest",
                "kind,name,moved!unit,s,maybe             | line 2, column 3 (moved): maybe: takes true, yes or x",
                "kind,name,skil!unit,s,trained            | line 1, column 3 (skil): not a column of a roster",
                "kind,owner!nest,ger                      | line 1: the header needs the columns kind and name",
                "kind,name,name!nest,n1,                  | line 1, column 3 (name): this column appears twice",
                "kind,name!nest,\"n1                      | line 2, column 2: a \" is opened and never closed",
                "kind,name!nest,\"n1\"x                   | line 2, column 2: text follows a closing quote",
                "kind,name!nest,n1,more                   | line 2, column 3: more is in a column without a title"
            })
    void aFaultNamesItsPlaceAndNothingIsTaken(String csv, String message) throws IOException {
        Shell.Result result = load(csv.replace('!', '\n'), "");
        assertEquals(2, result.exit(), result.out());
        assertTrue(result.err().contains("redoubt: units.csv, " + message), result.err());
        assertEquals("", result.out());
        assertTrue(play("list\n").out().contains("The table is empty"));
    }

    @Test
    void theHelpOfAKindListsValues() {
        String help = play("add unit --help\n").out().replaceAll("\\s+", " ");
        assertTrue(help.contains("conscript, trained, veteran, or a target from 2+ to 6+"), help);
        assertTrue(help.contains("a whole number from 1 to 100"), help);
        Shell.Result unknown = play("add unit s --skil trained\n");
        assertTrue(unknown.err().contains("did you mean --skill? (help add unit)"), unknown.err());
    }
}
