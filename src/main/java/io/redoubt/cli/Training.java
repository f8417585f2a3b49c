package io.redoubt.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What the launcher runs once so that the class-data archive holds the classes of everyday questions. */
final class Training {
    private static final List<String> LINES = List.of(
            "shoot --at nest --skill trained --rof 2 --firepower 3+ --range 12in --seed 1",
            "shoot --at nest --skill trained --rof 2 --firepower 3+ --range 12in --dice 5,2,4,2 --color always",
            "shoot --at nest --skill veteran --rof 2 --firepower 3+ --odds --json",
            "shoot --at nest --skill veteran --rof 2 --firepower 3+ --odds --require destroyed>=1/2",
            "shoot --at nest --skill veteran --teams 500 --rof 2 --firepower 3+ --odds --json",
            "shoot --at turret --skill veteran --rof 2 --firepower 3+ --anti-tank 10 --front 7 --odds",
            "shoot --at turret --skill veteran --rof 2 --firepower 3+ --anti-tank 10 --front 7 --seed 7",
            "shoot --at nest --skill conscript,trained,veteran --firepower 2+..6+ --odds --color always",
            "shoot --at pillbox --skill trained --rof 3 --smoke --odds --format csv",
            "shoot --at nest --skill trained --firepower 3+ --range 17in --json",
            "shoot --at bunkr",
            "shoot --help",
            "dice 12d6>=4 --odds",
            "rules nest",
            "readings",
            "batch");

    private static final String BATCH =
            """
            shoot --at nest --skill trained --firepower 3+
            {"game":"fow","command":"shoot","at":"nest","skill":"veteran","firepower":3}
            """;

    private Training() {}

    static Exit run() {
        for (String line : LINES) {
            World nowhere = new World(
                    Map.of(),
                    new java.io.ByteArrayInputStream(BATCH.getBytes(java.nio.charset.StandardCharsets.UTF_8)),
                    new PrintWriter(Writer.nullWriter()),
                    new PrintWriter(Writer.nullWriter()),
                    World.Terminal.NONE,
                    () -> 0,
                    Path.of(""));
            Cli.run(ShellWords.of(line), nowhere);
        }
        return Exit.ANSWERED;
    }
}
