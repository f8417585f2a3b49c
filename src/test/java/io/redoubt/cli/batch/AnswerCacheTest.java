package io.redoubt.cli.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.runtime.Environment;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A line that comes again is answered as if it stood alone. */
class AnswerCacheTest {
    private static final List<String> LINES = List.of(
            "shoot --at nest --skill 4+ --firepower 3+",
            "shoot --at nest --skill 4+ --firepower 3+ --rof 2 # twice",
            "{\"command\":\"shoot\",\"at\":\"turret\",\"front\":5,\"antiTank\":9,\"skill\":4,\"firepower\":3}",
            "shoot --at nest --skill 4+ --firepower 3+ --require destroyed>=1/2",
            "shoot --at nest --skill 4+ --firepower 3+ --range 20in",
            "shoot --at nest --skill 4+ --firepower 3+ --seed 7",
            "shoot --at castle",
            "dice 4d6kh3",
            "dice 400d6",
            "compare 'dice 2d6' 'dice 1d12'",
            "shoot --at nest --skill 4+ --firepower 3+ --rof 1..9 --until destroyed>=1/2");

    @Test
    void whatComesAgainIsAnsweredAsBefore() {
        StringBuilder apart = new StringBuilder();
        List<String> all = new ArrayList<>();
        for (int time = 0; time < 4; time++) {
            for (String line : LINES) {
                // The number of the line stands in what is told of errors: let each stand where it will.
                apart.append(batch("\n".repeat(all.size()) + line).out());
                all.add(line);
            }
        }
        assertEquals(apart.toString(), batch(String.join("\n", all)).out());
    }

    @Test
    void diceThrownAnewFallAnew() throws IOException {
        String line = "{\"command\":\"dice\",\"expr\":\"8d6\",\"mode\":\"ruling\"}\n";
        InputStream lines = new ByteArrayInputStream((line + line).getBytes(StandardCharsets.UTF_8));
        StringWriter out = new StringWriter();
        Environment world =
                Shell.plain().seeded(new AtomicLong()::incrementAndGet).world(out, Writer.nullWriter());
        try (Batch batch = new Batch(world, AnswerSettings.Format.JSON, 1, false)) {
            batch.run(new LineReader(lines, 1));
        }
        List<Object> thrown = Json.objects(out.toString()).stream()
                .map(each -> each.get("dice"))
                .toList();
        assertEquals(2, thrown.size());
        assertNotEquals(thrown.get(0), thrown.get(1));
    }

    @Test
    void rowsOfATableKeepTheirNumbers() {
        String line = LINES.get(0);
        List<String> rows = Shell.plain()
                .reading(line + '\n' + line)
                .type("batch --format csv")
                .lines();
        int half = (rows.size() - 1) / 2;
        for (int row = 1; row <= half; row++) {
            assertEquals(rows.get(row).replaceFirst("^1,", "2,"), rows.get(row + half));
        }
    }

    @Test
    void onlyTheLastAndShortOnesAreKept() {
        AnswerCache remembered = new AnswerCache();
        for (int i = 0; i <= AnswerCache.MOST; i++) {
            remembered.keep("line " + i, "answer " + i);
        }
        assertEquals(Optional.empty(), remembered.answer("line 0"));
        assertEquals(Optional.of("answer 1"), remembered.answer("line 1"));
        remembered.keep("more", "x".repeat(AnswerCache.LONGEST_ANSWER + 1));
        assertEquals(Optional.empty(), remembered.answer("more"));
        remembered.keep("one more", "and its answer");
        assertEquals(
                Map.of("kept", true, "gone", false),
                Map.of(
                        "kept", remembered.answer("line 1").isPresent(),
                        "gone", remembered.answer("line 2").isPresent()));
    }

    @Test
    void onlyWhatWasAskedTwiceIsWorthKeeping() {
        AnswerCache remembered = new AnswerCache();
        String longer = "x".repeat(AnswerCache.LONGEST_LINE + 1);
        assertEquals(
                List.of(false, false, true, true, false, false),
                Stream.of("one", "other", "one", "other", longer, longer)
                        .map(remembered::isWorthKeeping)
                        .toList());
    }

    private static Shell.Result batch(String lines) {
        return Shell.plain().reading(lines).type("batch");
    }
}
