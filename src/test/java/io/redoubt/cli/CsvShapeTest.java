package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** CSV is a header and one row for each combination of inputs. */
class CsvShapeTest {
    private static final String SHOT = "shoot --at nest --skill trained --rof 2 --firepower 3+ ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--odds",
                "--seed 7",
                "--range 20in",
                "--odds --range 12..20",
                "--smoke --odds",
                "--odds --teams 1..4 --moved"
            })
    void noColumnHasTheNameOfAnother(String options) {
        List<List<String>> table = table(SHOT + options);
        List<String> header = table.get(0);
        assertEquals(header.size(), new HashSet<>(header).size(), header.toString());
        table.forEach(row -> assertEquals(header.size(), row.size(), row.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shoot --at behind-bunker --destroyed --hits 2 --firepower 3+ --odds",
                "fire --from nest --rof 3 --seed 1",
                "vv shoot --apfp 41 --at open --units 4-6-4,2-6-3 --dice 1,1",
                "dh shoot --by small-arms --at bunker --shots 2 --ap 8 --crew 9 --guts 6 --pins 1 --seed 1",
                "lg ignite --weapon laser --flammable yes --hits 3 --seed 1"
            })
    void inputsOutcomesAndNumbersOfOneNameAreKeptApart(String line) {
        List<List<String>> table = table(line);
        assertEquals(table.get(0).size(), new HashSet<>(table.get(0)).size(), table.toString());
        table.forEach(row -> assertEquals(table.get(0).size(), row.size(), row.toString()));
    }

    @Test
    void whatIsGivenSeveralTimesStandsOnOneLine() {
        Map<String, String> row = rows("assault --at pillbox --slits 2 --team 3xtrained@A --team 2xtrained@B --odds")
                .get(0);
        assertEquals("3xtrained@A; 2xtrained@B", row.get("team"));
    }

    @Test
    void aNumberOfTheNameOfAnOutcomeIsNotLostInARuling() {
        Map<String, String> row = rows("vv shoot --apfp 41 --at open --units 4-6-4,2-6-3 --dice 1,1")
                .get(0);
        assertEquals("2", row.get("eliminated_value"));
        assertEquals("0/1", row.get("eliminated_exact"));
    }

    @Test
    void oneAnswerHasItsInputsBeforeItsOdds() {
        Map<String, String> row = rows(SHOT + "--odds").get(0);
        assertEquals("nest", row.get("at"));
        assertEquals("trained", row.get("skill"));
        assertEquals("2", row.get("rof"));
        assertEquals("0.4444444444444444", row.get("unharmed"));
        assertEquals("4/9", row.get("unharmed_exact"));
        assertEquals("0/1", row.get("bailed-out_exact"));
        assertEquals("destroyed_exact", new ArrayList<>(row.keySet()).get(row.size() - 1));
    }

    @Test
    void aRulingHasItsOutcomeDiceAndSeed() {
        Map<String, String> row = rows(SHOT + "--seed 7").get(0);
        assertEquals("unharmed", row.get("outcome"));
        assertEquals("4 3 2", row.get("dice"));
        assertEquals("7", row.get("seed"));
        assertEquals("4/9", row.get("unharmed_exact"));
    }

    @Test
    void aRefusalHasItsReasons() {
        Map<String, String> row = rows(SHOT + "--range 20in --line-of-sight no").get(0);
        assertTrue(row.get("reasons").contains("FOW-SHOT-05 "), row.toString());
        assertTrue(
                row.get("reasons").contains("; FOW-SHOT-06 20\" to the nearest part is out of reach"), row.toString());
    }

    @Test
    void aSweepHasARowForEachCombination() {
        List<Map<String, String>> rows =
                rows("shoot --at nest --skill trained,veteran --rof 1..3 --firepower 3+ --odds");
        assertEquals(
                List.of("trained 1", "trained 2", "trained 3", "veteran 1", "veteran 2", "veteran 3"),
                rows.stream()
                        .map(row -> row.get("skill") + " " + row.get("rof"))
                        .toList());
        assertEquals("4/9", rows.get(1).get("unharmed_exact"));
        assertEquals(List.of("skill", "rof"), new ArrayList<>(rows.get(0).keySet()).subList(0, 2));
    }

    @Test
    void aSweepLeavesTheCellsOfWhatIsNotAllowedEmpty() {
        List<Map<String, String>> rows = rows(SHOT + "--range 16,17 --odds");
        assertEquals("4/9", rows.get(0).get("unharmed_exact"));
        assertEquals("", rows.get(0).get("reasons"));
        assertEquals("", rows.get(1).get("unharmed_exact"));
        assertTrue(rows.get(1).get("reasons").startsWith("FOW-SHOT-06 "), rows.toString());
    }

    @Test
    void quantitiesHaveTheirMeanAndEachValue() {
        Map<String, String> row = rows("dice 2d2 --odds").get(0);
        assertEquals("3.0", row.get("total_mean"));
        assertEquals("3/1", row.get("total_mean_exact"));
        assertEquals("0.25", row.get("total=2"));
        assertEquals("1/4", row.get("total=2_exact"));
        assertEquals("1/2", row.get("total=3_exact"));
    }

    /** Where a column stands hangs neither on which row comes first nor on what is refused. */
    @Test
    void columnsStandInTheSameOrderWhicheverRowComesFirst() {
        String one = "fow shoot --at nest --firepower 3 --skill 4 --odds --range ";
        assertEquals(table(one + "17in,16in").get(0), table(one + "16in,17in").get(0));
        List<String> header = table(one + "17in,16in").get(0);
        assertEquals("reasons", header.get(header.size() - 1));
        String dice = "dice '%s' --odds";
        assertEquals(
                table(dice.formatted("1d2, 1d3")).get(0).subList(1, 4),
                table(dice.formatted("1d3, 1d2")).get(0).subList(1, 4));
    }

    private static List<Map<String, String>> rows(String line) {
        List<List<String>> table = table(line);
        List<Map<String, String>> rows = new ArrayList<>();
        for (List<String> cells : table.subList(1, table.size())) {
            Map<String, String> row = new LinkedHashMap<>();
            for (int i = 0; i < cells.size(); i++) {
                row.putIfAbsent(table.get(0).get(i), cells.get(i));
            }
            rows.add(row);
        }
        return rows;
    }

    private static List<List<String>> table(String line) {
        return Shell.plain().type(line + " --format csv").lines().stream()
                .map(CsvShapeTest::cells)
                .toList();
    }

    /** The cells of a row, read as RFC 4180 says. */
    private static List<String> cells(String row) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            if (c == '"' && quoted && i + 1 < row.length() && row.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }

    /** On Java 17 the JDK's own digits of this one end in 625. */
    @Test
    void aNumberHasTheSameDigitsOnEveryJavaAndInEveryForm() {
        String question = "dice '24d2 vs 48' --odds";
        String digits = "5.960464477539063E-8,";
        assertTrue(Shell.plain().type(question + " --json").out().contains("\"tie\":" + digits));
        assertTrue(Shell.plain().type(question + " --format csv").out().contains("," + digits));
    }
}
