package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.svg.Sound;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Maps of deployments: what is drawn is what was judged. */
class MapTest {
    private static final Path ROOT =
            Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();
    private static final Path FILES = ROOT.resolve("src/test/resources/deployments");
    private static final String HEAD = "units = \"in\"\nowner = \"A\"\n[mission]\nrules = [\"fortifications\"]\n";

    @TempDir
    private Path folder;

    private Document map(String game, Path file) throws IOException {
        Path map = folder.resolve("map.svg");
        Shell.Result result =
                Shell.plain().words(game, "deploy-check", file.toString(), "--map", map.toString(), "--force");
        assertTrue(List.of(0, 3).contains(result.exit()), result.err());
        return Sound.of(Files.readString(map));
    }

    private Document map(String content) throws IOException {
        return map("fow", Files.writeString(folder.resolve("d.toml"), content));
    }

    private static String nest(String name, String shape) {
        return "[[bunker]]\nname = '''" + name + "'''\ntype = \"nest\"\n" + shape + '\n';
    }

    @Test
    void everyPieceIsDrawnWithTheNumbersOfItsFile() throws IOException {
        Document map = map("fow", FILES.resolve("caen.toml"));
        assertEquals("M6.5 10.75L9.5 10.75L9.5 13.25L6.5 13.25Z", Sound.drawn(map, "Nest Anton", "d"));
        assertEquals("0", Sound.drawn(map, "Nest Anton", "stroke-width"));
        assertEquals("M40 12Z", Sound.drawn(map, "Turret Caesar", "d"));
        assertEquals("3", Sound.drawn(map, "Turret Caesar", "stroke-width"));
        assertEquals("M56 9L58 11L56 13L54 11Z", Sound.drawn(map, "Flak Nest Dora", "d"));
        assertEquals("M32 0L32 10M32 10L44 48", Sound.drawn(map, "the road Rue de Caen", "d"));
        assertEquals("2", Sound.drawn(map, "the road Rue de Caen", "stroke-width"));
        assertEquals(List.of(), badges(map));
    }

    @Test
    void aConcaveAreaIsDrawnInThePartsItIsJudgedBy() throws IOException {
        Document map = map(HEAD + nest("L", "polygon = [[0, 0], [6, 0], [6, 2], [2, 2], [2, 6], [0, 6]]"));
        double area = 0;
        for (String part : Sound.drawn(map, "L", "d").split("Z", -1)) {
            String[] corners = part.replace("M", "").split("L", -1);
            for (int i = 0; i < corners.length && !part.isEmpty(); i++) {
                String[] here = corners[i].split(" ", -1);
                String[] next = corners[(i + 1) % corners.length].split(" ", -1);
                area += (Double.parseDouble(here[0]) * Double.parseDouble(next[1])
                                - Double.parseDouble(next[0]) * Double.parseDouble(here[1]))
                        / 2;
            }
        }
        assertEquals(20, area, 0);
    }

    /** Two turned squares, a round one and an upright one: the way drawn is as long as the way that was judged. */
    @Test
    void aWayThatIsTooShortIsDrawnAsLongAsItIs() throws IOException {
        Document map = map(HEAD
                + nest("turned", "polygon = [[10, 10], [12, 12], [10, 14], [8, 12]]")
                + nest("round", "at = [20, 12]\nradius = 1")
                + nest("upright", "at = [20, 20]\nsize = [2, 2]")
                + nest("far", "at = [60, 40]\nsize = [2, 2]"));
        String transform = groups(map, "table").get(0).getAttribute("transform");
        double scale = Double.parseDouble(transform.replaceAll(".*scale\\(([\\d.]+) .*", "$1"));
        List<Element> ways = groups(map, "gap");
        assertEquals(2, ways.size());
        assertEquals(7, length(ways.get(0)) / scale, 1e-3);
        assertEquals(6, length(ways.get(1)) / scale, 1e-3);
        assertTrue(Sound.texts(map, "text").containsAll(List.of("7\"", "6\"")));
        assertEquals(List.of("1", "2"), badges(map));
    }

    private static double length(Element line) {
        return Math.hypot(
                Double.parseDouble(line.getAttribute("x1")) - Double.parseDouble(line.getAttribute("x2")),
                Double.parseDouble(line.getAttribute("y1")) - Double.parseDouble(line.getAttribute("y2")));
    }

    private static List<Element> groups(Document map, String style) {
        return Sound.all(map.getDocumentElement()).stream()
                .filter(element -> element.getAttribute("class").equals(style))
                .toList();
    }

    /** The numbers that stand at what is broken. */
    private static List<String> badges(Document map) {
        return groups(map, "light small strong middle").stream()
                .map(Element::getTextContent)
                .toList();
    }

    @Test
    void everyFaultStandsAtItsPiece() throws IOException {
        Document map = map("fow", FILES.resolve("five-faults.toml"));
        for (String faulty : List.of("T2", "P1", "P3", "T3")) {
            boolean found = Sound.all(map.getDocumentElement()).stream()
                    .anyMatch(element -> element.getAttribute("class").equals("bunker faulty")
                            && element.getTextContent().startsWith(faulty + ": "));
            assertTrue(found, faulty);
        }
        assertEquals(
                List.of("1", "2", "3", "4", "5"), badges(map).stream().sorted().toList());
        assertTrue(Sound.texts(map, "text").stream()
                .anyMatch(text -> text.contains("N2 and N3 are 20 cm apart: it must be over 20 cm (FOW-DEPL-13)")));
    }

    @Test
    void hexesLieAsOnTheBoard() throws IOException {
        Document map = map("vv", FILES.resolve("vv-strongpoint.toml"));
        assertEquals("M1.7321 -3Z", Sound.drawn(map, "cave entrance C3", "d"));
        assertEquals("M3.4641 -4Z", Sound.drawn(map, "concrete bunker E4", "d"));
        assertTrue(Sound.drawn(map, "tunnel west-east", "d").startsWith("M1.7321 -3L2.5981 -3.5M2.5981 -3.5L"));
        assertTrue(Sound.texts(map, "title").contains("concrete bunker E4, 2 infantry"));
    }

    @Test
    void namesAreTextWhateverStandsInThem() throws IOException {
        String name = "<script>alert(\"1\")</script> & 'x' حصن 🏰";
        Document map = map(HEAD + nest(name, "at = [30, 20]\nsize = [3, 3]") + nest("b", "at = [2, 2]"));
        assertTrue(Sound.texts(map, "title").stream().anyMatch(title -> title.startsWith(name)));
        assertTrue(Sound.texts(map, "text").stream().anyMatch(text -> name.startsWith(text.replace("…", ""))));
    }

    /** Each looks for room among all others. */
    @Test
    @Timeout(900)
    void aThousandBunkersAreDrawn() throws IOException {
        StringBuilder file = new StringBuilder(HEAD);
        for (int i = 0; i < 1000; i++) {
            file.append(nest("bunker " + i, "at = [" + (i % 40 * 25) + ", " + (i / 40 * 25) + "]\nsize = [3, 3]"));
        }
        assertEquals(1000, groups(map(file.toString()), "bunker").size());
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 80, 120})
    void inATerminalTheMapFitsItsWindow(int columns) {
        Shell.Result result = Shell.in(Map.of("COLUMNS", "" + columns))
                .at(new Environment.Terminal(false, true, false))
                .words("deploy-check", FILES.resolve("five-faults.toml").toString(), "--map");
        assertEquals(3, result.exit());
        List<String> lines = result.lines();
        int top = lines.indexOf(
                lines.stream().filter(line -> line.contains("┌")).findFirst().orElseThrow());
        for (String line : lines.subList(top, lines.size())) {
            assertTrue(line.length() < columns, line);
        }
        assertEquals(columns - 1, lines.get(top).length(), 1);
        String map = String.join("\n", lines.subList(top, lines.size()));
        assertTrue(map.contains("!4 20 cm") && map.contains("  !5  The Objective Bridge"), map);
    }

    /** Hexes, their signs, and what there was no room for. */
    @ParameterizedTest
    @ValueSource(strings = {"vv-strongpoint.toml", "vv-faults.toml", "vv-crossings.toml"})
    void aMapOfHexesFitsANarrowWindow(String file) {
        Shell.Result result = Shell.in(Map.of("COLUMNS", "41"))
                .at(new Environment.Terminal(false, true, false))
                .words("vv", "deploy-check", FILES.resolve(file).toString(), "--map");
        String map = result.out().substring(result.out().indexOf("\n  Disputed"));
        assertTrue(map.lines().allMatch(line -> line.length() <= 40), map);
        assertEquals(file.equals("vv-faults.toml"), map.contains("1 not labelled"), map);
    }

    @Test
    void plainLettersDrawItToo() {
        String file = FILES.resolve("caen.toml").toString();
        Shell.Result asked = Shell.plain().words("deploy-check", "--map", file, "--ascii");
        Shell.Result dumb = Shell.in(Map.of("TERM", "dumb")).words("deploy-check", file, "--map");
        assertEquals(0, asked.exit(), asked.err());
        assertEquals(asked.out(), dumb.out());
        String map = asked.out().substring(asked.out().indexOf("     +---"));
        assertTrue(map.chars().allMatch(c -> c < 0x7f), map);
        assertTrue(map.contains("# Nest Anton"), map);
    }

    @Test
    void whoFacesWhereIsShown() throws IOException {
        Path file = Files.writeString(
                folder.resolve("d.toml"), HEAD + nest("east", "at = [30, 20]\nsize = [3, 3]\nfacing = 90"));
        Shell.Result result = Shell.plain().words("deploy-check", file.toString(), "--map");
        assertTrue(result.out().contains("east →"), result.out());
        assertFalse(groups(map("fow", file), "facing").isEmpty());
        Files.writeString(file, HEAD + nest("east", "at = [30, 20]\nfacing = 360"));
        assertEquals(2, Shell.plain().words("deploy-check", file.toString()).exit());
    }

    @Test
    void aMapNeedsATable() {
        assertEquals(2, Shell.plain().type("deploy-check --spacing 9in --map").exit());
        assertEquals(2, Shell.plain().type("shoot --map x.svg --at nest").exit());
        Shell.Result json =
                Shell.plain().words("deploy-check", FILES.resolve("caen.toml").toString(), "--map", "--json");
        assertEquals(2, json.exit());
        assertEquals("", json.out());
        Shell.Result written = Shell.plain().type("vv deploy-check --position minefield --hidden --map 2 --hex F7");
        assertEquals(3, written.exit(), written.err());
    }
}
