package io.redoubt.cli.parsing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A command that is no verb reads what is usual by itself, and the rest, to the same end, by picocli. */
class CommandArgumentsTest {
    private static final List<Option> OPTIONS =
            List.of(new Option("jobs", "N", "how many"), Option.flag("progress", "told"), Option.flag("json", "so"));

    private static final List<String> ODD = List.of(
            "file",
            "other",
            "-",
            "--",
            "",
            "--jobs",
            "--jobs=2",
            "--jobs=",
            "2",
            "--progress",
            "--progress=true",
            "--json",
            "--help",
            "-h",
            "--nothing",
            "-2",
            "--=",
            "\"x\"",
            "--JOBS",
            "jobs");

    private static CommandLine line() {
        CommandSpec spec = CommandSpec.create().name("redoubt some");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .build());
        OPTIONS.forEach(option -> spec.addOption(option.spec()));
        spec.addOption(PicocliAdapter.flag("-h", "help"));
        spec.addOption(PicocliAdapter.flag("--help", "help"));
        return PicocliAdapter.line(spec);
    }

    @Test
    void bothReadersSayTheSameOfUpToThreeWords() {
        List<List<String>> lines = new ArrayList<>(List.of(List.of()));
        for (int length = 1; length <= 3; length++) {
            for (List<String> line : List.copyOf(lines)) {
                if (line.size() == length - 1) {
                    ODD.forEach(word -> {
                        List<String> longer = new ArrayList<>(line);
                        longer.add(word);
                        lines.add(longer);
                    });
                }
            }
        }
        for (List<String> line : lines) {
            assertEquals(
                    told(() -> CommandArguments.parse(line(), line, "help")),
                    told(() -> CommandArguments.read(line, OPTIONS, CommandArgumentsTest::line, "help")
                            .texts()),
                    line.toString());
        }
    }

    private static String told(Supplier<Map<String, List<String>>> reading) {
        try {
            return new TreeMap<>(reading.get()).toString();
        } catch (BadInputException e) {
            return String.valueOf(e.getMessage());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "file", "--jobs 2", "file --jobs=2 --progress", "--json file"})
    void whatIsUsualNeedsNoPicocli(String line) {
        CommandArguments.read(ShellWords.of(line), OPTIONS, () -> fail(line), "help");
    }

    @Test
    void anOptionThatIsNotKnownIsToldByPicocli() {
        assertThrows(
                BadInputException.class,
                () -> CommandArguments.read(List.of("--nothing"), OPTIONS, CommandArgumentsTest::line, "help"));
    }

    private static CommandLine fail(String line) {
        throw new AssertionError(line + " needs no parser");
    }
}
