package io.redoubt.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Cli;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.session.SessionStarter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the answers of the job equal those of {@code redoubt batch}, file by file. */
class BatchJobTest {
    private static final String SHOT = "shoot --at nest --skill %d+ --rof %d --firepower 3+";
    private static JavaSparkContext spark;

    @TempDir
    private Path folder;

    private Path questions;

    @BeforeAll
    static void start() {
        spark = new JavaSparkContext(new SparkConf()
                .setMaster("local[2]")
                .setAppName("redoubt")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1")
                .set(BatchJob.PART, "1k"));
    }

    @AfterAll
    static void stop() {
        spark.stop();
    }

    @BeforeEach
    void folder() throws IOException {
        questions = Files.createDirectory(folder.resolve("questions"));
    }

    private static String mixed(int lines) {
        return IntStream.range(0, lines)
                .mapToObj(i -> switch (i % 9) {
                    case 2 ->
                        "{\"command\":\"shoot\",\"at\":\"pillbox\",\"skill\":4,\"firepower\":" + (1 + i % 6) + "}";
                    case 3 -> "\r";
                    case 4 -> "# über " + i;
                    case 5 -> SHOT.formatted(3, 1 + i % 40) + " --range 20in";
                    case 6 -> "nonsense " + i;
                    case 7 -> SHOT.formatted(4, 2) + " --require destroyed>=99%";
                    case 8 -> SHOT.formatted(4, 2) + " --seed " + i;
                    default -> SHOT.formatted(2 + i % 5, 1 + i % 40);
                })
                .collect(Collectors.joining("\n"));
    }

    /** Returns the output of a batch for the file, in the folder of the files it names. */
    private String batch(Path file, Map<String, String> env) {
        StringWriter out = new StringWriter();
        Environment world = new Environment(
                env,
                InputStream.nullInputStream(),
                new PrintWriter(out),
                new PrintWriter(new StringWriter()),
                Environment.Terminal.NONE,
                () -> 1L,
                folder);
        Cli.run(List.of("batch", file.toString()), world, new SessionStarter());
        return out.toString();
    }

    private BatchJob.Done run(String answers, Map<String, String> env) throws IOException {
        return BatchJob.run(spark, questions.toString(), folder.resolve(answers).toString(), env);
    }

    private String joined(String answers, String file) throws IOException {
        StringBuilder text = new StringBuilder();
        try (Stream<Path> parts = Files.list(folder.resolve(answers).resolve(file))) {
            for (Path part : parts.filter(path -> path.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList()) {
                text.append(Files.readString(part));
            }
        }
        return text.toString();
    }

    @Test
    void everyFileIsAnsweredAsABatchAnswersIt() throws IOException {
        Files.writeString(questions.resolve("a.txt"), "\ufeff" + mixed(500));
        Files.writeString(questions.resolve("b.txt"), mixed(77) + "\n");
        Files.writeString(questions.resolve("long.txt"), "dice 1d6 #" + "x".repeat(5000) + "\n" + mixed(9));
        Files.writeString(questions.resolve("nothing.txt"), "# nothing\n\n");
        BatchJob.Done done = run("answers", Map.of());
        for (String file : List.of("a.txt", "b.txt", "long.txt")) {
            String answers = joined("answers", file);
            assertEquals(batch(questions.resolve(file), Map.of()), answers);
            assertTrue(answers.lines().count() > 6, answers);
        }
        assertEquals(500 + 77 + 10 + 2, done.lines());
        assertTrue(done.parts() > 30, done.toString());
        assertEquals(ExitCode.NOT_ALLOWED, done.exit());
        assertTrue(Files.exists(folder.resolve("answers/_SUCCESS")));
        assertEquals("{\"parts\":" + done.parts() + ",\"lines\":589,\"exit\":3}", done.json());
    }

    @Test
    void settingsOfTheProgramReachEveryMachineAndOthersDoNot() throws IOException {
        Files.writeString(questions.resolve("q"), "shoot --apfp 8 --at trench\n");
        Map<String, String> vv = Map.of("REDOUBT_GAME", "vv");
        run("answers", vv);
        assertTrue(joined("answers", "q").startsWith("{\"game\":\"vv\""), joined("answers", "q"));
        assertEquals(batch(questions.resolve("q"), vv), joined("answers", "q"));
        run("others", Map.of("GAME", "vv"));
        assertTrue(joined("others", "q").contains("\"error\""), joined("others", "q"));
    }

    @Test
    void filesThatAQuestionNamesComeWithTheJob() throws IOException {
        Path deployment = Files.writeString(folder.resolve("dunes.toml"), "game = \"fow\"\n");
        Files.writeString(questions.resolve("q"), "deploy-check dunes.toml\n");
        run("without", Map.of());
        assertTrue(joined("without", "q").contains("dunes.toml does not exist"), joined("without", "q"));
        spark.addFile(deployment.toString());
        run("with", Map.of());
        assertFalse(joined("with", "q").contains("does not exist"), joined("with", "q"));
        assertEquals(batch(questions.resolve("q"), Map.of()), joined("with", "q"));
    }

    @Test
    void whatCannotBeAnsweredIsSaidBeforeAnythingIsDone() throws IOException {
        assertEquals(questions + " holds no questions: name a folder with files of them", trouble("answers"));
        Files.writeString(questions.resolve("q"), "dice 1d6\n");
        Path there = Files.createDirectory(folder.resolve("there"));
        assertEquals(there + " is there already: name a folder for the answers that is not", trouble("there"));
        questions = folder.resolve("nowhere");
        assertEquals(questions + " does not exist: check its path", trouble("answers"));
        assertFalse(Files.exists(folder.resolve("answers")));
    }

    private String trouble(String answers) {
        return String.valueOf(assertThrows(FileAccessException.class, () -> run(answers, Map.of()))
                .getMessage());
    }
}
