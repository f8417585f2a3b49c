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
        assertEquals(1, Sound.texts(page, "svg").size());
        assertEquals(4, play("report --html caen.html").exit());
        assertEquals(0, play("report --html --force caen.html").exit());
        assertEquals(2, play("report --html").exit());
    }
}
