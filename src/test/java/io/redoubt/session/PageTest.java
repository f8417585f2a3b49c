package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a page shows is replaced by what the program prints; the rest stays as it is. */
class PageTest {
    @TempDir
    private Path folder;

    @Test
    void aBlockThatLiesIsPutRight() throws IOException {
        List<String> page = List.of(
                "Prose.", "", "```console", "$ redoubt dice d6 --odds --csv", "```", "```sh", "rm -rf target", "```");
        assertEquals(
                List.of(
                        "Prose.",
                        "",
                        "```console",
                        "$ redoubt dice d6 --odds --csv",
                        "! redoubt: unknown option --csv (redoubt dice --help)",
                        "exit 2",
                        "```",
                        "```sh",
                        "rm -rf target",
                        "```"),
                new Page(page, folder).run());
    }

    @Test
    void aBlockWithANameIsAFileOfItsPage() throws IOException {
        List<String> page = List.of(
                "```text three.txt",
                "dice d6>=4 --seed 1",
                "dice 1d6>=3",
                "```",
                "```console",
                "$ redoubt batch three.txt",
                "```");
        List<String> today = new Page(page, folder).run();
        assertEquals(2, today.stream().filter(line -> line.startsWith("{")).count(), today.toString());
        assertTrue(Files.exists(folder.resolve("three.txt")));
    }

    @Test
    void whatIsNotTheProgramIsNotShownAsIt() {
        Page page = new Page(List.of("```console", "$ tar xf redoubt.tar.gz", "```"), folder);
        assertThrows(IllegalArgumentException.class, page::run);
    }

    @Test
    void aBlockWithoutAnEndIsNoPage() {
        Page page = new Page(List.of("```console", "$ redoubt dice d6"), folder);
        assertThrows(IllegalStateException.class, page::run);
    }
}
