package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.svg.Sound;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

/** The story of a battle as a page. */
class ReportPageTest {
    private static final String NEST = "add nest mg42 --owner germans";

    @TempDir
    private Path folder;

    private Shell.Result play(String... commands) {
        return Shell.plain()
                .from(folder)
                .reading(String.join("\n", commands) + "\n")
                .type("play caen.battle");
    }

    @Test
    void theStoryIsOnePageAndWhatPlayersWroteIsText() throws IOException {
        Shell.Result played = play(
                NEST,
                "unit pak --skill trained --rof 2 --firepower 3+ --owner us",
                "note mg42 <script>alert('x')</script> & \"more\"",
                "shoot mg42 --by pak --anyway",
                "next turn",
                "report --html caen.html");
        assertEquals(0, played.exit(), played.err());
        Document page = Sound.of(Files.readString(folder.resolve("caen.html")));
        assertTrue(Sound.texts(page, "td").stream().anyMatch(cell -> cell.contains("<script>alert(")));
        assertTrue(Sound.texts(page, "h2").containsAll(List.of("What happened", "Final position", "Luck", "Proof")));
        assertEquals(1, Sound.texts(page, "summary").size());
        assertTrue(Sound.texts(page, "p").contains("Position after these rulings:"));
        assertEquals(1, Sound.texts(page, "svg").size());
        assertEquals(4, play("report --html caen.html").exit());
        assertEquals(0, play("report --html --force caen.html").exit());
        assertEquals(2, play("report --html").exit());
    }

    /** Closed turns would be lost on paper, where no reader can open them. */
    @Test
    void paperShowsEveryTurn() throws IOException {
        assertEquals(
                0,
                play(NEST, "note mg42 dug in", "next turn", "report --html caen.html")
                        .exit());
        String page = Files.readString(folder.resolve("caen.html"));
        for (var turn : Sound.all(Sound.of(page).getDocumentElement())) {
            assertTrue(!turn.getTagName().equals("details") || turn.hasAttribute("open"));
        }
        assertTrue(
                page.contains("@media print{details::details-content{display:block;content-visibility:visible}"), page);
    }

    /** A curve stays with its heading, a table repeats its head on the next page, and a heading never stands alone. */
    @Test
    void paperKeepsTogetherWhatBelongsTogether() throws IOException {
        assertEquals(
                0,
                play(
                                NEST,
                                "unit pak --skill trained --rof 2 --firepower 3+ --owner us",
                                "shoot mg42 --by pak --anyway",
                                "report --html caen.html")
                        .exit());
        String text = Files.readString(folder.resolve("caen.html"));
        Document page = Sound.of(text);
        assertEquals(
                List.of("piecekindsidedetails", "piecekindsidedetails"),
                Sound.texts(page, "thead").stream()
                        .map(head -> head.replaceAll("\\s", ""))
                        .toList());
        assertTrue(Sound.texts(page, "div").get(0).contains("us: luck from die to die"));
        assertTrue(text.contains("li,tr,p,.course{break-inside:avoid}"), text);
        assertTrue(text.contains("h2,h3,summary,.less,thead,tr:nth-last-child(2){break-after:avoid}"), text);
    }

    /** What players change in a turn without a ruling belongs to the story, but not what they set up before the first. */
    @Test
    void changesByHandAreTold() throws IOException {
        assertEquals(
                0,
                play(
                                NEST,
                                "unit pak --skill trained --rof 2 --firepower 3+ --owner us",
                                "shoot mg42 --by pak --anyway --dice 1,1",
                                "note mg42 dug in",
                                "next turn",
                                "set mg42 --state pinned",
                                "report --html caen.html",
                                "report caen.md")
                        .exit());
        Document page = Sound.of(Files.readString(folder.resolve("caen.html")));
        List<String> told = Sound.texts(page, "li").stream()
                .filter(line -> line.startsWith("by hand"))
                .toList();
        assertEquals(List.of("by hand: note mg42 dug in", "by hand: set mg42 --state pinned"), told);
        assertEquals(
                told,
                Files.readAllLines(folder.resolve("caen.md")).stream()
                        .filter(line -> line.startsWith("- by hand"))
                        .map(line -> line.substring(2))
                        .toList());
    }

    /** On a telephone the letters of a curve are enlarged, and its title is a text of the page. */
    @Test
    void theCurveOfLuckIsReadableOnATelephone() throws IOException {
        assertEquals(
                0,
                play(
                                NEST,
                                "unit pak --skill trained --rof 2 --firepower 3+ --owner us",
                                "shoot mg42 --by pak --anyway",
                                "report --html caen.html")
                        .exit());
        Document page = Sound.of(Files.readString(folder.resolve("caen.html")));
        assertTrue(Sound.texts(page, "h3").contains("us: luck from die to die"));
        String curve = Sound.texts(page, "svg").get(0);
        assertTrue(!Sound.texts(page, "text").contains("us: luck from die to die"), curve);
        assertTrue(Sound.texts(page, "style").get(0).contains("@media(max-width:36rem)"));
        Sound.mustBeReadable(page);
    }
}
