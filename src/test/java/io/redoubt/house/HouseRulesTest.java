package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.catalog.Rulebook;
import io.redoubt.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** House rules that no compiler knows. */
class HouseRulesTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final Path MAIN = ROOT.resolve("src/main/java");
    private static final int MOST_CODE = 250;
    private static final int MOST_FILES = 40;

    /** Lines of the four games for each rule of the rulebook; lower it when rooms get smaller, never raise it. */
    private static final int MOST_LINES_PER_RULE = 53;

    private static final int LONGEST_README = 180;
    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "^(public |abstract |sealed |final |static )*(class|record|interface|enum) [A-Z]\\w*", Pattern.MULTILINE);

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the lines that a reader has to follow: no imports, comments, examples or blank lines. */
    private static long code(String text) {
        String code = withoutComments(text).replaceAll("(?s)new Example\\(.*?\\)[,;)]", "");
        return code.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("import ") && !line.startsWith("package "))
                .count();
    }

    @Test
    void noFileHasMoreThan250LinesOfCode() throws IOException {
        List<String> large = new ArrayList<>();
        for (Path file : sources(ROOT.resolve("src"))) {
            long lines = code(Files.readString(file));
            if (lines > MOST_CODE) {
                large.add(file + ": " + lines);
            }
        }
        assertEquals(List.of(), large, "a file is about one thing: split these");
    }

    @Test
    void noFolderHasMoreThan40Files() throws IOException {
        Map<Path, Integer> files = new TreeMap<>();
        for (Path file : sources(ROOT.resolve("src"))) {
            files.merge(file.getParent(), 1, Integer::sum);
        }
        files.values().removeIf(number -> number <= MOST_FILES);
        assertEquals(Map.of(), files, "a package is about one thing: split these");
    }

    @Test
    void theGamesGrowNoFasterThanTheirRules() throws IOException {
        long lines = 0;
        for (RuleSet game : Catalog.games()) {
            for (Path file : sources(MAIN.resolve("io/redoubt/rules").resolve(game.key()))) {
                lines += Files.readAllLines(file).size();
            }
        }
        long rules = Rulebook.of(GameList.BUILT_IN).entries().stream()
                .filter(entry -> !entry.reference())
                .count();
        long most = rules * MOST_LINES_PER_RULE;
        String found = lines + " lines for " + rules + " rules";
        assertTrue(lines <= most, found + ": find a shorter way before you add more");
        assertTrue(lines > most - rules, found + ": lower MOST_LINES_PER_RULE to " + (lines / rules + 1));
    }

    @Test
    void theGamesLeaveEqualityToTheBuild() throws IOException {
        List<String> byHand = new ArrayList<>();
        for (RuleSet game : Catalog.games()) {
            for (Path file : sources(MAIN.resolve("io/redoubt/rules").resolve(game.key()))) {
                if (Files.readString(file).contains("boolean equals(")) {
                    byHand.add(file.toString());
                }
            }
        }
        assertEquals(List.of(), byHand, "make it a record: the build generates its equality");
    }

    @Test
    void theReadmeIsNoLongerThan180Lines() throws IOException {
        int lines = Files.readAllLines(ROOT.resolve("README.md")).size();
        assertTrue(lines <= LONGEST_README, "README has " + lines + " lines: what is new belongs in src/docs/manual");
    }

    @Test
    void everyPackageSaysWhatItIs() throws IOException {
        Set<Path> missing = new TreeSet<>();
        for (Path file : sources(MAIN)) {
            if (!Files.exists(file.resolveSibling("package-info.java"))) {
                missing.add(file.getParent());
            }
        }
        assertEquals(Set.of(), missing, "write a package-info.java with one sentence and @NullMarked");
    }

    @Test
    void everyTopLevelTypeHasJavadoc() throws IOException {
        List<String> bare = new ArrayList<>();
        for (Path file : sources(MAIN)) {
            String text = Files.readString(file);
            Matcher type = PUBLIC_TYPE.matcher(text);
            while (type.find()) {
                String before = text.substring(0, type.start()).stripTrailing();
                while (before.endsWith(")") || before.matches("(?s).*\\n@\\w+$")) {
                    before = before.substring(0, before.lastIndexOf('\n')).stripTrailing();
                }
                if (!before.endsWith("*/")) {
                    bare.add(file.getFileName() + ": " + type.group());
                }
            }
        }
        assertEquals(List.of(), bare, "say in one sentence what the type is");
    }

    @Test
    void noCommonCodeNamesARuleSet() throws IOException {
        List<String> named = new ArrayList<>();
        for (RuleSet game : Catalog.games()) {
            Pattern name = Pattern.compile("\\b" + game.key() + "\\b|" + Pattern.quote(game.title()));
            for (Path file : sources(MAIN)) {
                String path = MAIN.relativize(file).toString().replace('\\', '/');
                boolean own = path.startsWith("io/redoubt/rules/" + game.key() + "/")
                        || path.startsWith("io/redoubt/catalog/");
                if (!own
                        && name.matcher(withoutComments(Files.readString(file))).find()) {
                    named.add(path + " names " + game.key());
                }
            }
        }
        assertEquals(List.of(), named, "common code asks, it never tests which game it has before it");
    }

    @Test
    void noWordsThatSayNothing() throws IOException {
        List<String> vague = new ArrayList<>();
        for (Path file : sources(ROOT.resolve("src"))) {
            String name = file.getFileName().toString();
            if (name.matches(".*(Manager|Util|Utils|Helper|Impl|Abstract).*\\.java")) {
                vague.add(name);
            }
        }
        assertEquals(List.of(), vague, "name the thing by what it is");
    }

    @Test
    void decisionsAreNumberedWithoutGaps() throws IOException {
        List<String> numbers = new ArrayList<>();
        try (Stream<Path> files = Files.list(ROOT.resolve("src/docs/decisions"))) {
            files.sorted()
                    .forEach(file -> numbers.add(file.getFileName().toString().substring(0, 4)));
        }
        for (int i = 0; i < numbers.size(); i++) {
            assertEquals(String.format("%04d", i + 1), numbers.get(i));
        }
        assertTrue(numbers.size() > 2);
    }

    private static String withoutComments(String text) {
        return text.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//[^\\n]*", "");
    }
}
