package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds comments, messages and help to the parts of the style that a machine can check. */
class PlainEnglishTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));

    /** Roles have names: user, player, caller, owner, attacker, crew. */
    private static final Pattern UNNAMED_ROLE = Pattern.compile(
            "\\b(somebody|nobody|whoever|anybody|everybody|someone|anyone|everyone)\\b", Pattern.CASE_INSENSITIVE);

    /** Places where such a word is right; more than these few would say that the rule is wrong. */
    private static final int UNNAMED_ROLES = 60;

    private static final Pattern RELATIVE = Pattern.compile(
            "(What|Who|Whose|Whom|Whether|Where|Which|How|When|Those|That|Whoever|Whatever|So many|As many)\\b.*",
            Pattern.DOTALL);
    private static final int RELATIVE_CLAUSES = 150;

    private static final Pattern QUESTION = Pattern.compile("(how|what|who|whose|where|which|whether|so many)\\b.*");

    /** A sentence ends and another begins. */
    private static final Pattern NEXT_SENTENCE = Pattern.compile("[a-z)][.!?] [A-Z]");

    @Test
    void rolesHaveNames() throws IOException {
        List<String> found = new ArrayList<>();
        texts(text -> UNNAMED_ROLE.matcher(text.text()).find()).forEach((place, text) -> found.add(place + ' ' + text));
        assertTrue(found.size() <= UNNAMED_ROLES, () -> found.size() + ":\n" + String.join("\n", found));
    }

    @Test
    void noCommentBeginsWithTheSame() throws IOException {
        assertEquals(Map.of(), texts(text -> isComment(text) && text.text().startsWith("The same ")));
    }

    @Test
    void javadocBeginsWithAVerbOrANoun() throws IOException {
        Map<String, String> found = texts(text -> text.kind() == JavaText.Kind.JAVADOC
                && RELATIVE.matcher(text.text()).matches());
        assertTrue(found.size() <= RELATIVE_CLAUSES, () -> found.size() + ":\n" + String.join("\n", found.keySet()));
    }

    @Test
    void noMessageHasMoreThanTwoSentences() throws IOException {
        assertEquals(
                Map.of(),
                texts(text -> text.kind() == JavaText.Kind.LITERAL
                        && NEXT_SENTENCE.matcher(text.text()).results().count() > 1));
    }

    @Test
    void helpOfAnOptionIsNoQuestion() {
        Map<String, String> questions = new LinkedHashMap<>();
        for (RuleSet game : Stream.concat(Catalog.games().stream(), Stream.of(Catalog.dice()))
                .toList()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                add(
                        questions,
                        game.key() + ' ' + procedure.verb(),
                        procedure.form().fields());
            }
            for (PieceKind kind : game.battleRules().kinds()) {
                add(questions, game.key() + " add " + kind.id(), kind.fields());
            }
        }
        for (CommonOption option : CommonOption.ALL) {
            add(questions, option.key(), option.help());
        }
        assertEquals(Map.of(), questions);
    }

    private static void add(Map<String, String> questions, String where, List<InputField<?>> fields) {
        fields.forEach(field -> add(questions, where + " --" + field.name(), field.help()));
    }

    private static void add(Map<String, String> questions, String where, String help) {
        if (QUESTION.matcher(help).matches()) {
            questions.put(where, help);
        }
    }

    private static boolean isComment(JavaText text) {
        return text.kind() != JavaText.Kind.LITERAL;
    }

    /** Returns the texts of the main source that match, by file and line. */
    private static Map<String, String> texts(Predicate<JavaText> wanted) throws IOException {
        Map<String, String> found = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve("src/main/java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                for (JavaText text : JavaText.of(Files.readString(file))) {
                    if (wanted.test(text)) {
                        found.put(file.getFileName() + ":" + text.line(), text.text());
                    }
                }
            }
        }
        return found;
    }
}
