package io.redoubt.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.redoubt.battle.JournalEntry;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The manual pages say all that the forms say, and those who format them have nothing to complain of. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ManPagesTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final Set<String> BY_HAND = Set.of("redoubt.1", "redoubt-battle.5", "redoubt-config.5");

    private static final int PAGE = 80;
    private static final int MARGIN = 7;
    private static final Pattern INDENT = Pattern.compile("\\.in(?: (\\d+)n)?");
    /** What stands for one character. */
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:\\(..|\\[[^]]*]|.)");

    private static final Pattern FILE_NAME = Pattern.compile("redoubt[-_](\\d+\\.\\d+\\.\\d+)");
    private static final Pattern KEY = Pattern.compile("\\(\"([a-z]+)\"");

    private Map<String, String> pages = Map.of();

    /** A verb of a game, by the name its page has. */
    record Verb(RuleSet game, Procedure<?, ?> procedure) {
        @Override
        public String toString() {
            return ManPages.name(game, procedure);
        }
    }

    static List<Verb> verbs() {
        return Catalog.games().stream()
                .flatMap(game -> game.procedures().stream().map(procedure -> new Verb(game, procedure)))
                .toList();
    }

    @BeforeAll
    void make() throws IOException {
        pages = ManPages.of(ROOT);
    }

    /** What a reader sees of a page, all blanks and line ends as one blank. */
    private String read(String page) {
        StringBuilder text = new StringBuilder();
        String source =
                pages.getOrDefault(page, "").replace("|\\fR\n.br\n\\fI", "|"); // alternatives over several lines
        for (String line : source.lines().toList()) {
            if (!line.startsWith(".") || line.startsWith(".SH") || line.startsWith(".TH")) {
                text.append(line).append(' ');
            }
        }
        return text.toString()
                .replaceAll("\\\\f[BIR]|\\\\&", "")
                .replace("\\-", "-")
                .replace("\\(aq", "'")
                .replace("\\(dq", "\"")
                .replace("\\e", "\\")
                .replaceAll("\\s+", " ");
    }

    @Test
    void everyCommandAndVerbHasItsPage() {
        Set<String> expected = new TreeSet<>(BY_HAND);
        for (String command : VerbInvocation.COMMANDS) {
            if (!command.equals("help")) {
                expected.add("redoubt-" + command + ".1");
            }
        }
        verbs().forEach(verb -> expected.add(verb + ".1"));
        assertEquals(expected, new TreeSet<>(pages.keySet()));
    }

    @ParameterizedTest
    @MethodSource("verbs")
    void aVerbsPageTellsItsWholeForm(Verb verb) {
        String page = read(verb + ".1");
        List<String> missing = new ArrayList<>();
        for (InputField<?> field : verb.procedure().form().fields()) {
            String label = field.kind().isFlag() ? "" : "=" + field.kind().label();
            expect(page, field.isPositional() ? field.kind().label() : "--" + field.name() + label, missing);
            expect(page, field.help(), missing);
        }
        for (CommonOption option : CommonOption.beside(verb.procedure())) {
            expect(page, "--" + option.key(), missing);
            expect(page, option.help(), missing);
        }
        verb.procedure().outcomes().forEach(outcome -> expect(page, outcome, missing));
        for (Example example : verb.procedure().examples()) {
            expect(page, example.title(), missing);
            expect(page.replace("\\ ", ""), example.options(), missing);
        }
        verb.procedure().notes().forEach(note -> expect(page, note, missing));
        assertEquals(List.of(), missing);
    }

    private static void expect(String page, String text, List<String> missing) {
        if (!page.contains(text.replace("\u2026", "...").replaceAll("\\s+", " ").strip())) {
            missing.add(text);
        }
    }

    @Test
    void theFirstPageLeadsToAllOthers() {
        String page = pages.getOrDefault("redoubt.1", "").replace("\\-", "-");
        for (String other : pages.keySet()) {
            int dot = other.length() - 2;
            String link = ".BR " + other.substring(0, dot) + " (" + other.substring(dot + 1) + ")";
            assertTrue(other.equals("redoubt.1") || page.contains(link), link);
        }
    }

    @Test
    void thePagesBelongToTheReleaseThatThePomAndTheChangelogName() throws IOException {
        Release release = Release.of(Files.readString(ROOT.resolve("pom.xml")));
        String heading = "## " + release.version() + " (" + release.date() + ")";
        assertTrue(Files.readString(ROOT.resolve("CHANGELOG.md")).contains('\n' + heading + '\n'), heading);
        pages.forEach((name, page) -> {
            String title = page.lines().findFirst().orElse("");
            assertTrue(title.contains(' ' + release.date() + " \"Redoubt " + release.version() + '"'), title);
        });
    }

    @Test
    void theManualNamesTheFilesOfTheRelease() throws IOException {
        String version = Release.of(Files.readString(ROOT.resolve("pom.xml"))).version();
        for (String page : List.of("install.md", "first-evening.md")) {
            List<String> named = FILE_NAME
                    .matcher(Files.readString(ROOT.resolve("src/docs/manual").resolve(page)))
                    .results()
                    .map(name -> name.group(1))
                    .distinct()
                    .toList();
            assertEquals(List.of(version), named, page);
        }
    }

    /** Every key that is ever written to a journal, and every act. */
    @Test
    void theFormatOfABattleIsToldWhole() throws IOException {
        String page = pages.getOrDefault("redoubt-battle.5", "").replace("\\-", "-");
        Set<String> words = new TreeSet<>();
        for (String line : page.lines().toList()) {
            if (line.startsWith(".B") || line.startsWith(".RB")) {
                words.addAll(List.of(line.split("[^a-z]+", -1)));
            }
        }
        Path writer = ROOT.resolve("src/main/java/io/redoubt/battle/JournalEntryWriter.java");
        Set<String> unsaid = new TreeSet<>();
        KEY.matcher(Files.readString(writer)).results().forEach(key -> unsaid.add(key.group(1)));
        assertTrue(unsaid.size() > 20, () -> "found only " + unsaid);
        unsaid.removeAll(words);
        assertEquals(Set.of(), unsaid);
        for (JournalEntry.Act act : JournalEntry.Act.values()) {
            assertTrue(words.contains(act.id()), act.id());
        }
    }

    @Test
    void nothingInAPageHangsOnHowItIsEncoded() {
        pages.forEach((name, page) ->
                assertEquals(0, page.chars().filter(c -> c > 0x7e).count(), name));
    }

    /** A page of 80 columns shows each line that is not filled as one, and its source has no lines that could be broken. */
    @Test
    void noLineIsWiderThanAPage() {
        List<String> wide = new ArrayList<>();
        pages.forEach((name, page) -> {
            boolean filled = true;
            int indent = MARGIN;
            for (String line : page.lines().toList()) {
                Matcher moved = INDENT.matcher(line);
                if (moved.matches()) {
                    indent = moved.group(1) == null ? MARGIN : Integer.parseInt(moved.group(1));
                } else if (line.equals(".EX") || line.equals(".EE")) {
                    filled = line.equals(".EE");
                } else if (filled
                        ? isLong(line)
                        : indent + ESCAPE.matcher(line).replaceAll("x").length() > PAGE) {
                    wide.add(name + ": " + line);
                }
            }
        });
        assertEquals(List.of(), wide);
    }

    private static boolean isLong(String line) {
        int blank = line.startsWith(".") ? -1 : line.indexOf(' ');
        return line.length() > PAGE && blank >= 0 && blank < PAGE;
    }

    /** Each of them where it is installed; {@code scripts/try-release} asks for both. */
    @ParameterizedTest
    @ValueSource(strings = {"groff -ww -man -Tutf8 -z", "groff -ww -man -Tascii -z", "mandoc -Tlint"})
    void aFormatterHasNothingToSay(String command, @TempDir Path folder) throws Exception {
        List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
        assumeTrue(isInstalled(words.get(0)), words.get(0) + " is not installed");
        for (Map.Entry<String, String> page : pages.entrySet()) {
            Files.writeString(folder.resolve(page.getKey()), page.getValue());
        }
        // groff takes many files for one text, where a warning of one could hide in the next.
        List<String> said = new ArrayList<>();
        for (String page : pages.keySet()) {
            List<String> one = new ArrayList<>(words);
            one.add(page);
            Process process = new ProcessBuilder(one)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
            said.addAll(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
            said.addAll(process.waitFor() == 0 ? List.of() : List.of(page + " was refused"));
        }
        assertEquals(List.of(), said);
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv("PATH").split(":", -1))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }
}
