package io.redoubt.rules.lg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.cli.Shell;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Fires in winds that change, held against a size that is multiplied turn by turn. */
class LgWindTest {
    private static final int TURNS = 9;

    @RepeatedTest(12)
    void aFireGrowsOnFromWhatBurns(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        int start = 1 + random.nextInt(4);
        int fuel = random.nextBoolean() ? 9_999 : start + random.nextInt(60);
        boolean constant = random.nextInt(3) == 0;
        String wind = random.nextBoolean() ? "normal" : "very-strong";
        List<String> lines = new ArrayList<>(List.of(
                "use lg",
                "add building h --burning --start " + start + " --fuel " + fuel,
                "add conditions c --wind " + wind));
        int size = start;
        for (int turn = 1; turn <= TURNS; turn++) {
            if (!constant) {
                wind = random.nextBoolean() ? "normal" : "very-strong";
                lines.add("set c --wind " + wind);
            }
            lines.add("next turn");
            size = turn % 2 == 0 ? Math.min(fuel, size * (wind.equals("normal") ? 2 : 3)) : size;
        }
        lines.add("list h");
        Shell.Result result =
                Shell.plain().reading(String.join("\n", lines) + "\n").type("play");
        assertEquals(0, result.exit(), result.err());
        String told = result.out().replaceAll("(?s).*fire-size (\\d+).*", "$1");
        assertEquals(Integer.toString(size), told, () -> lines + result.out());
    }
}
