package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A battle as players at a terminal see it: prompt, status line, completion, questions, and the keys that leave. */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TerminalIT {
    private static final String TAB = "\t";
    private static final String ENTER = "\r";
    private static final String CTRL_C = "\003";
    private static final String CTRL_D = "\004";
    private static final String CTRL_P = "\020"; // the line before
    private static final String PLAY = Launched.ROOT.resolve("scripts/redoubt") + " play caen.battle";

    /** More units than can be planned for in a second. */
    private static final int UNITS = 18;

    @TempDir
    private Path folder;

    @BeforeEach
    void aTerminalCanBeMade() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script makes the terminal");
    }

    private Sitting sitting() throws IOException {
        Sitting sitting = new Sitting(folder, "xterm", PLAY);
        sitting.sees("caen.battle · turn 1 · dice: app");
        return sitting.sees("fow> ").types("add nest mg42" + ENTER).sees("mg42: nest");
    }

    private static void leave(Sitting sitting) throws IOException {
        sitting.sees("fow> ").types(CTRL_D);
        String seen = sitting.rest();
        assertEquals(0, sitting.exit(), seen);
    }

    /** None of the words is whole when Tab is pressed, so what is ruled on shows what was completed. */
    @Test
    void tabCompletesCommandsAndPieces() throws IOException {
        try (Sitting sitting = sitting()) {
            sitting.sees("fow> ").types("sho" + TAB).sees("shoot at a Bunker").sees("show all details of a piece");
            sitting.types("w" + TAB + "mg" + TAB + ENTER).sees("mg42 · nest");
            leave(sitting);
        }
    }

    @Test
    void ownDiceAreAskedForThrowByThrow() throws IOException {
        try (Sitting sitting = sitting()) {
            sitting.sees("fow> ").types("dice mine" + ENTER).sees("You roll all dice");
            sitting.sees("fow> ").types("shoot mg42 --skill trained --firepower 3+ --rof 2" + ENTER);
            sitting.sees("roll 2 d6 for the Skill Test, 4+ passes")
                    .sees("dice> ")
                    .types("5,1" + ENTER);
            sitting.sees("roll 1 d6 for the Firepower Test").sees("dice> ").types("7" + ENTER);
            sitting.sees("7 is not a face of a d6").sees("dice> ").types("3" + ENTER);
            sitting.sees("second Firepower Test").sees("dice> ").types("2" + ENTER);
            sitting.sees("The Nest is PINNED DOWN").sees("mg42: state pinned");
            leave(sitting);
        }
    }

    /** The prompt names the notation of a chance, which contains a percent sign. */
    @Test
    void percentSignsOfPromptsAreShown() throws IOException {
        try (Sitting sitting = new Sitting(folder, "xterm", PLAY)) {
            sitting.sees("fow> ").types("use lg" + ENTER).sees("lg> ").types("shoot" + ENTER);
            sitting.sees("70%)?").types(CTRL_C);
            sitting.sees("lg> ").types(CTRL_D);
            String seen = sitting.rest();
            assertEquals(0, sitting.exit(), seen);
        }
    }

    @Test
    void ctrlCDropsTheLineAndTheRulingAndNothingElse() throws IOException {
        try (Sitting sitting = sitting()) {
            sitting.sees("fow> ").types("remove mg42" + CTRL_C);
            sitting.sees("fow> ")
                    .types("shoot mg42" + ENTER)
                    .sees("2+ to 6+)? ")
                    .types(CTRL_C);
            sitting.sees("cancelled; nothing changed");
            sitting.sees("fow> ").types("list" + ENTER).sees("mg42  nest");
            leave(sitting);
        }
    }

    @Test
    void whatWasTypedIsRememberedForTheNextSession() throws IOException {
        try (Sitting first = sitting()) {
            leave(first);
        }
        try (Stream<Path> histories = Files.list(folder.resolve(".local/state/redoubt/battles"))) {
            Path history = histories.findFirst().orElseThrow();
            assertTrue(history.getFileName().toString().startsWith("caen.battle-"), history::toString);
            assertTrue(Files.readString(history).contains("add nest mg42"));
        }
        try (Sitting second = new Sitting(folder, "xterm", PLAY)) {
            second.sees("fow> ").types(CTRL_P + "x" + ENTER).sees("mg42x: nest");
            leave(second);
        }
    }

    /** A plan that would take minutes ends at Ctrl-C with the best so far; it is played, and planned again to the end. */
    @Test
    void ctrlCEndsAPlanWithTheBestSoFar() throws IOException {
        String goal =
                "plan (3 of mg42,n1,n2,n3=destroyed) and (t1=destroyed or t2=destroyed) --verbs shoot --patience ";
        try (Sitting sitting = sitting()) {
            placeManyUnits(sitting);
            sitting.sees("fow> ").types(goal + "30m" + ENTER);
            sitting.sees("still calculating").types(CTRL_C);
            sitting.sees("at most, by any plan: not everything was examined").sees("INCOMPLETE");
            sitting.sees("do plays: ").sees("fow> ").types("do" + ENTER).sees("(type undo to reverse)");
            for (int step = 0; step < UNITS; step++) {
                sitting.sees("fow> ").types(goal + "1s" + ENTER);
                sitting.sees("fow> ").types("do" + ENTER);
            }
            sitting.sees("fow> ").types("plan" + ENTER);
            sitting.sees("fow> ").types(CTRL_D);
            String seen = sitting.rest();
            assertEquals(0, sitting.exit(), seen);
            assertTrue(
                    Stream.of("already met", "No available action", "nothing to plan", "No way to the goal")
                            .anyMatch(seen::contains),
                    seen);
        }
    }

    /** Places more units and targets than a plan can examine in minutes. */
    private static void placeManyUnits(Sitting sitting) throws IOException {
        for (String target : List.of(
                "nest n1",
                "nest n2",
                "nest n3",
                "turret t1 --front 7 --side 4",
                "turret t2 --front 9 --side 5",
                "pillbox p1")) {
            sitting.sees("fow> ").types("add " + target + ENTER);
        }
        for (int unit = 1; unit <= UNITS; unit++) {
            sitting.sees("fow> ")
                    .types("unit u" + unit + " --skill trained --rof " + (unit % 3 + 1) + " --firepower "
                            + (unit % 5 + 2) + "+ --anti-tank " + (unit + 5) + " --teams " + (unit % 4 + 1)
                            + ENTER);
        }
    }

    /** A plan for one value after the other ends with the value at which it was interrupted. */
    @Test
    void ctrlCEndsPlansForSeveralValues() throws IOException {
        try (Sitting sitting = sitting()) {
            placeManyUnits(sitting);
            sitting.sees("fow> ")
                    .types("plan n1=destroyed and n2=destroyed and n3=destroyed and t1=destroyed and t2=destroyed"
                            + " --verbs shoot --patience 30m --set 'u1 --teams 1..3' --until '>=99.99%'" + ENTER);
            sitting.sees("still calculating").types(CTRL_C);
            sitting.sees("Stopped after 1 of the 3 values of").sees("the plan is incomplete");
            leave(sitting);
        }
    }
}
