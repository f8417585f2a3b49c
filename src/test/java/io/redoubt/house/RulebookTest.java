package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Rulebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule the code cites can be looked up, and every rule that can be looked up is cited or marked. */
class RulebookTest {
    private static final Path RULES =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/main/java/io/redoubt/rules");
    private static final Pattern ID = Pattern.compile("\"((?:FOW|VV|DH|LG)-[A-Z0-9.]+(?:-[A-Z0-9]+)*-\\d+)\"");

    private static Set<String> cited() throws IOException {
        Set<String> cited = new TreeSet<>();
        try (Stream<Path> files = Files.walk(RULES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Matcher id = ID.matcher(Files.readString(file));
                while (id.find()) {
                    cited.add(id.group(1));
                }
            }
        }
        return cited;
    }

    @Test
    void everyCitedRuleCanBeLookedUp() throws IOException {
        Rulebook rulebook = Rulebook.ofAllGames();
        Set<String> unknown = new TreeSet<>();
        for (String id : cited()) {
            if (rulebook.entry(id).isEmpty()) {
                unknown.add(id);
            }
        }
        assertEquals(Set.of(), unknown, "write these rules into the rulebook");
    }

    @Test
    void everyRuleIsCitedOrMarkedAsReference() throws IOException {
        Set<String> cited = cited();
        List<String> idle = new ArrayList<>();
        for (Rulebook.Entry entry : Rulebook.ofAllGames().entries()) {
            if (!entry.reference() && !cited.contains(entry.id())) {
                idle.add(entry.id());
            }
        }
        assertEquals(List.of(), idle, "cite these rules where they work, or mark them (reference)");
    }

    @Test
    void noRuleStandsTwiceAndNoneIsEmpty() {
        Set<String> seen = new HashSet<>();
        for (Rulebook.Entry entry : Rulebook.ofAllGames().entries()) {
            assertTrue(seen.add(entry.id()), entry.id());
            assertFalse(entry.text().isBlank(), entry.id());
            assertFalse(entry.section().isBlank(), entry.id());
        }
    }
}
