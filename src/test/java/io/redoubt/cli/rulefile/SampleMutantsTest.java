package io.redoubt.cli.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Slips of one sign in the sample games are noticed by their examples, or the check names their line. */
class SampleMutantsTest {
    private static final int FEWEST = 40;

    /** The lines of a verb or table that decide something; words of rules, kinds and inputs are declarations. */
    private static final Pattern DECLARATION = Pattern.compile(
            "^\\s*(#.*|input .*|value .*|outcome .*|about .*|number .*|note .*|example .*|own turn.*|every turn.*|actions .*|test .*|kind .*)$");

    private static final Pattern EXAMPLE = Pattern.compile("^  example .*");
    private static final Pattern SIGN = Pattern.compile("\\d+|<=|>=|<|>| \\+ | - | and | or | not |min\\(|max\\(");

    @TempDir
    private Path folder;

    /** A line with one sign changed. */
    private record Mutant(int line, String before, String after, String text) {
        @Override
        public String toString() {
            return "line " + line + ": " + before.strip() + " → " + after.strip();
        }
    }

    private static List<Mutant> mutants(String text) {
        List<String> lines = text.lines().toList();
        List<Mutant> all = new ArrayList<>();
        boolean counts = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.startsWith(" ") || EXAMPLE.matcher(line).matches()) {
                counts = line.startsWith("verb ") || line.startsWith("table ");
            }
            if (!counts || line.startsWith("verb ") || DECLARATION.matcher(line).matches()) {
                continue;
            }
            String masked = masked(line);
            Matcher sign = SIGN.matcher(masked);
            while (sign.find()) {
                String changed = line.substring(0, sign.start()) + other(sign.group()) + line.substring(sign.end());
                List<String> copy = new ArrayList<>(lines);
                copy.set(i, changed);
                all.add(new Mutant(i + 1, line, changed, String.join("\n", copy) + "\n"));
            }
        }
        return all;
    }

    /** Returns the line with its texts and cites blanked, so that the places of its signs are kept. */
    private static String masked(String line) {
        StringBuilder masked = new StringBuilder(line);
        Matcher text = Pattern.compile("\"[^\"]*\"|\\[[^\\]]*\\]").matcher(line);
        while (text.find()) {
            for (int i = text.start(); i < text.end(); i++) {
                masked.setCharAt(i, '"');
            }
        }
        return masked.toString();
    }

    private static String other(String sign) {
        return switch (sign) {
            case "<=" -> "<";
            case ">=" -> ">";
            case "<" -> "<=";
            case ">" -> ">=";
            case " + " -> " - ";
            case " - " -> " + ";
            case " and " -> " or ";
            case " or " -> " and ";
            case " not " -> " ";
            case "min(" -> "max(";
            case "max(" -> "min(";
            default -> String.valueOf(Integer.parseInt(sign) + 1);
        };
    }

    /** Returns the parts that the check names as not reached; empty if it finds the file wrong. */
    private Optional<List<String>> unreached(String text) throws IOException {
        Files.writeString(folder.resolve("x.rules"), text);
        Shell.Result check = Shell.plain().from(folder).type("rules --check x.rules");
        return check.exit() == 0
                ? Optional.of(check.out().lines().map(String::strip).toList())
                : Optional.empty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bastion", "ridge", "casemate"})
    void everySlipIsNoticedOrItsLineIsNamed(String name) throws IOException {
        List<Mutant> mutants = mutants(RuleFileSample.of(List.of(name)).text());
        assertTrue(mutants.size() > FEWEST, mutants.size() + " mutants");
        List<String> unnoticed = new ArrayList<>();
        for (Mutant mutant : mutants) {
            Optional<List<String>> missing = unreached(mutant.text);
            if (missing.isPresent()
                    && missing.get().stream().noneMatch(line -> line.startsWith("line " + mutant.line + ":"))) {
                unnoticed.add(mutant.toString());
            }
        }
        assertEquals(List.of(), unnoticed);
    }
}
