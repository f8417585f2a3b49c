package io.redoubt.cli.batch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.storage.FreshRandom;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Lines of a batch that never repeat leave little garbage; the number of bytes does not depend on the machine. */
class BatchGarbageTest {
    private static final int LINES = 300;

    @Test
    void aShotAtANestThatWasNotAskedForBefore() {
        mustLeaveAtMost(
                8_700,
                number -> "fow shoot --at nest --skill " + (2 + number % 5) + "+ --teams "
                        + (1 + number % 40) + " --rof 1 --firepower " + (2 + number / 5 % 5) + "+ --range "
                        + (1 + number / 1000) + '.' + (number % 1000) + "in");
    }

    @Test
    void aSumOfDiceWithAConstant() {
        mustLeaveAtMost(109_000, number -> "dice '10d10-" + (1 + number) + "' --odds");
    }

    private static void mustLeaveAtMost(long bytes, Lines lines) {
        Environment world = new Environment(
                Map.of(),
                InputStream.nullInputStream(),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(Writer.nullWriter()),
                Environment.Terminal.NONE,
                FreshRandom::next,
                Path.of(""));
        BatchAnswers answers = new BatchAnswers(world, AnswerSettings.Format.JSON);
        answers.answer(chunk(lines, 0), Writer.nullWriter());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        answers.answer(chunk(lines, 1), Writer.nullWriter());
        long each = (threads.getCurrentThreadAllocatedBytes() - before) / LINES;
        assertTrue(each <= bytes, () -> each + " bytes a line");
    }

    private static Chunk chunk(Lines lines, int of) {
        List<Chunk.Line> chunk = new ArrayList<>();
        for (int i = 0; i < LINES; i++) {
            chunk.add(new Chunk.Line(lines.line(of * LINES + i), true));
        }
        return new Chunk(1, chunk);
    }

    private interface Lines {
        String line(int number);
    }
}
