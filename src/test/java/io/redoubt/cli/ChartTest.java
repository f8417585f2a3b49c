package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.svg.Sound;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

/** Charts of odds, and the files they are written to. */
class ChartTest {
    private static final Path ROOT =
            Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();
    private static final String SHOT = "shoot --at nest --skill trained --rof 2 --firepower 3+ --odds";

    @TempDir
    private Path folder;

    private Shell.Result type(String line) {
        return Shell.plain().from(folder).type(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                SHOT,
                "shoot --at nest --skill conscript,trained,veteran --firepower 2+..6+ --rof 3 --odds",
                "shoot --at nest --skill trained --firepower 3+ --rof 1..8 --odds",
                "shoot --at nest,pillbox --skill trained --firepower 3+,4+ --rof 1..3 --odds",
                "shoot --at nest --skill trained --firepower 3+ --rof 1..20 --odds --until 'destroyed>=90%'",
                "vv shoot --apfp 5..12 --at open --odds",
                "vv shoot --apfp 7 --at foxhole --odds",
                "dice 4d6kh3 --odds",
                "dice 200d6 --odds",
                "dice '2d6+3<=9' --odds",
                "dice 2d6,3d6 --odds",
                "dice '12d6 then >=4 then >=3' --odds",
                "compare 'shoot --at nest --skill trained --rof 2 --firepower 3+' 'dice 12d6>=4'",
                "foresee 'add nest n1; unit gun --skill trained --rof 1 --firepower 2+' 'shoot n1 --by gun'"
                        + " --goal n1=destroyed",
                "compare 'dice 3d6' 'dice 2d8' 'dice 1d20'",
            })
    void everyAnswerBecomesASoundPicture(String line) throws IOException {
        Shell.Result words = type(line);
        Shell.Result drawn = type(line + " --chart chart.svg");
        assertEquals(words.exit(), drawn.exit(), drawn.err());
        assertEquals(words.out(), drawn.out());
        Document chart = Sound.of(Files.readString(folder.resolve("chart.svg")));
        Sound.mustBeReadable(chart);
        List<String> texts = Sound.texts(chart, "text");
        assertTrue(texts.size() > 3);
        String title = words.out().lines().findFirst().orElseThrow();
        if (title.contains(" · ") && !line.startsWith("foresee")) {
            assertEquals(title, texts.get(0));
        }
    }

    @Test
    void aChartSaysWhatTheAnswerSays() throws IOException {
        type(SHOT + " --chart odds.svg");
        List<String> odds = Sound.texts(Sound.of(Files.readString(folder.resolve("odds.svg"))), "text");
        assertTrue(odds.containsAll(List.of("unharmed", "pinned", "destroyed", "39.5 %  =  32/81")), odds::toString);
        type("shoot --at nest --skill conscript,trained --firepower 2+..6+ --rof 3 --odds --chart heat.svg");
        List<String> heat = Sound.texts(Sound.of(Files.readString(folder.resolve("heat.svg"))), "text");
        assertTrue(heat.containsAll(List.of("conscript 5+", "54.6 %", "6+", "4.1 %")), heat::toString);
    }

    @Test
    void smallLettersOfAFileGrowOnAPhone() throws IOException {
        type(SHOT + " --chart odds.svg");
        String file = Files.readString(folder.resolve("odds.svg"));
        assertTrue(file.contains("@media(max-width:480px){.picture .small:not(.halo){font-size:13.5px}"), file);
    }

    @Test
    void aPlanIsDrawnAsTheTreeItIs() throws IOException {
        String table = """
                sides a b
                add nest n1 --owner b
                unit gun --skill trained --rof 1 --firepower 2+ --owner a
                unit mg --skill veteran --rof 3 --firepower 6 --owner a
                """;
        Shell.Result plan = Shell.plain().from(folder).reading(table).type("plan n1=destroyed - --chart plan.svg");
        assertEquals(0, plan.exit(), plan.err());
        List<String> tree = Sound.texts(Sound.of(Files.readString(folder.resolve("plan.svg"))), "text");
        for (String line : plan.lines()) {
            String row = line.strip().replaceAll(" →$", "");
            boolean isRow = line.startsWith("  ") && (line.contains("→") || line.contains("shoot n1 --by gun"));
            assertTrue(
                    !isRow
                            || line.contains("least")
                            || line.contains("; ")
                            || line.contains(" %  ")
                            || tree.contains(row),
                    row + " in " + tree);
        }
        assertTrue(tree.stream().anyMatch(text -> text.endsWith("→ done")), tree::toString);
    }

    @Test
    void aFileThatIsThereIsKept() throws IOException {
        Path chart = Files.writeString(folder.resolve("chart.svg"), "mine");
        Shell.Result kept = type(SHOT + " --chart chart.svg");
        assertEquals(4, kept.exit());
        assertEquals("", kept.out());
        assertTrue(kept.err().contains("chart.svg already exists"), kept.err());
        assertEquals("mine", Files.readString(chart));
        assertEquals(0, type(SHOT + " --chart chart.svg --force").exit());
        Sound.of(Files.readString(chart));
    }

    @Test
    void whereNothingCanBeWrittenNothingIsLeft() throws IOException {
        Files.createDirectory(folder.resolve("folder.svg"));
        assertEquals(4, type(SHOT + " --chart folder.svg --force").exit());
        assertEquals(4, type(SHOT + " --chart nowhere/chart.svg").exit());
        if (Files.exists(Path.of("/dev/full"))) {
            Files.createSymbolicLink(folder.resolve("full.svg"), Path.of("/dev/full"));
            Shell.Result full = type(SHOT + " --chart full.svg --force");
            assertEquals(4, full.exit());
            assertTrue(full.err().contains("full.svg could not be written"), full.err());
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertFalse(left.anyMatch(file -> file.toString().endsWith(".part")));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --at nest --chart x.svg | --chart needs --odds",
                "dice 3d6 --odds --chart x.png | pictures are written as SVG",
                "dice 3d6 --odds --chart --force | --chart needs a value",
            })
    void whatCannotBeDrawnIsRefused(String line, String reason) {
        Shell.Result result = type(line);
        assertEquals(2, result.exit());
        assertTrue(result.err().contains(reason), result.err());
    }

    @Test
    void aBatchWritesNoFiles() throws IOException {
        Shell.Result result =
                Shell.plain().from(folder).reading(SHOT + " --chart x.svg\n").type("batch -");
        assertEquals(2, result.exit());
        assertTrue(result.out().contains("--chart and --map are not available in a batch"), result.out());
        assertFalse(Files.exists(folder.resolve("x.svg")));
    }

    /** The pictures of the manual are those the program draws today. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "map.svg   | deploy-check src/test/resources/deployments/five-faults.toml --map PICTURE --force | 3",
                "chart.svg | shoot --at nest --skill trained --firepower 3+ --rof 1..8 --odds --chart PICTURE --force | 0",
            })
    void thePicturesOfTheManualAreDrawnAgain(String name, String line, int exit) throws IOException {
        Path kept = ROOT.resolve("src/docs/manual/pictures").resolve(name);
        Path drawn = Boolean.getBoolean("redoubt.bless") ? kept : folder.resolve(name);
        Shell.Result result = Shell.plain().from(ROOT).type(line.replace("PICTURE", drawn.toString()));
        assertEquals(exit, result.exit(), result.err());
        assertEquals(Files.readString(kept), Files.readString(drawn), "draw it again: scripts/bless");
        Sound.of(Files.readString(kept));
    }
}
