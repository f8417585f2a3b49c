package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.rulefile.RuleFileSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A command of the training that fails silently leaves its classes out of the archive. */
class TrainedRuleFilesTest {
    @TempDir
    private Path folder;

    @Test
    void everyCommandWithARuleFileIsAnswered() throws IOException {
        for (String name : RuleFileSample.names()) {
            Files.writeString(
                    folder.resolve(name + ".rules"),
                    RuleFileSample.of(List.of(name)).text());
        }
        Files.writeString(folder.resolve("rule-questions"), ClassDataTraining.RULE_QUESTIONS);
        Shell shell = Shell.plain().from(folder);
        for (String line : ClassDataTraining.WITH_RULES) {
            Shell.Result result = shell.type(line);
            assertTrue(List.of(0, 3).contains(result.exit()), line + ": " + result.err());
        }
    }
}
