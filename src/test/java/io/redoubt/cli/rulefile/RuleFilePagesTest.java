package io.redoubt.cli.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rule files on the pages of the manual read without a fault, and their examples hold. */
class RuleFilePagesTest {
    private static final Path MANUAL =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/docs/manual");
    private static final Pattern BLOCK = Pattern.compile("```rules\n(.*?)```", Pattern.DOTALL);

    private static String page(String name) throws IOException {
        return Files.readString(MANUAL.resolve(name));
    }

    private static List<String> blocks(String name) throws IOException {
        return BLOCK.matcher(page(name)).results().map(found -> found.group(1)).toList();
    }

    static List<String> tutorial() throws IOException {
        return blocks("rule-file-tutorial.md");
    }

    @ParameterizedTest
    @MethodSource("tutorial")
    void everyFileOfTheTutorialHolds(String text) {
        assertEquals(List.of(), ExampleCheckTest.check(text).findings());
    }

    /** The tutorial asks for examples that reach everything; its last file has them. */
    @Test
    void theLastFileOfTheTutorialIsReachedAsAWhole(@TempDir Path folder) throws IOException {
        List<String> files = tutorial();
        Files.writeString(folder.resolve("club.rules"), files.get(files.size() - 1));
        Shell.Result checked = Shell.plain().from(folder).type("rules --check club.rules");
        assertEquals(0, checked.exit(), checked.err());
        assertFalse(checked.out().contains("Reached by no example"), checked.out());
        assertFalse(checked.out().contains("Probably not meant"), checked.out());
    }

    @Test
    void theRecipesMakeOneFile() throws IOException {
        ExampleCheck check = ExampleCheckTest.check(String.join("\n", blocks("rule-file-recipes.md")));
        assertEquals(List.of(), check.findings());
        assertTrue(check.expectations() > 20);
    }

    /** The words of the grammar. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "language",
                "game",
                "edition",
                "reading",
                "test",
                "by other",
                "table",
                "kind",
                "verb",
                "actions",
                "then",
                "own turn",
                "every turn",
                "drop",
                "value",
                "flag",
                "distance",
                "optional",
                "from by",
                "from at",
                "about",
                "input",
                "number",
                "once",
                "only once",
                "outcome",
                "steps",
                "check",
                "roll",
                "after",
                "example",
                "note",
                "refuse",
                "let",
                "var",
                "if",
                "else if",
                "else",
                "each",
                "until",
                "look up",
                "against",
                "or less",
                "or more",
                "do",
                "next",
                "end",
                "needs",
                "harder",
                "easier",
                "at best",
                "at worst",
                "again on",
                "again on fail",
                "one more on",
                "at most",
                "is",
                "is not",
                "is given",
                "and",
                "or",
                "not",
                "yes",
                "no",
                "min",
                "max",
                "up",
                "down",
                "target",
                "count",
                "sum",
                "highest of",
                "lowest of",
                "right",
                "left",
                "natural",
                "doubles",
                "mean",
                "refused",
                "dice"
            })
    void theReferenceHasEveryWord(String word) throws IOException {
        assertTrue(
                Pattern.compile("`[^`]*\\b" + word + "\\b")
                        .matcher(page("rule-file-reference.md"))
                        .find(),
                word);
    }
}
