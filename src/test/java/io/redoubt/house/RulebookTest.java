package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.Rulebook;
import io.redoubt.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule the code cites can be looked up, and every rule that can be looked up is cited or marked. */
class RulebookTest {
    private static final Path RULES =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/main/java/io/redoubt/rules");
    private static final Pattern CONSTANT = Pattern.compile("RuleId (\\w+) =\\s+RuleId\\.of\\(\"([A-Z0-9.-]+)\"\\)");

    /** Each rule that code has a name for, with the package and the constant. */
    private static Map<String, String> named() throws IOException {
        Map<String, String> named = new TreeMap<>();
        for (Path file : sources()) {
            Matcher constant = CONSTANT.matcher(Files.readString(file));
            while (constant.find()) {
                assertNull(named.put(constant.group(2), file.getParent() + "/" + constant.group(1)), constant.group(2));
            }
        }
        return named;
    }

    /** The rules whose constants some other file of their game uses. */
    private static Set<String> cited() throws IOException {
        Set<String> cited = new TreeSet<>();
        for (Map.Entry<String, String> rule : named().entrySet()) {
            Path place = Path.of(rule.getValue());
            Pattern use = Pattern.compile("Rule\\." + place.getFileName() + "\\b");
            for (Path file : sources()) {
                if (game(file).equals(game(place))
                        && use.matcher(Files.readString(file)).find()) {
                    cited.add(rule.getKey());
                }
            }
        }
        // The cells of a sample card are rules too, which no constant names.
        for (RuleSet game : Catalog.games()) {
            game.cards().samples().forEach(card -> card.cites().forEach(cell -> cited.add(cell.toString())));
        }
        return cited;
    }

    /** The package of a game, whatever rooms it has. */
    private static Path game(Path file) {
        return RULES.relativize(file).getName(0);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(RULES)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    @Test
    void everyNamedRuleIsUsed() throws IOException {
        Set<String> idle = new TreeSet<>(named().keySet());
        idle.removeAll(cited());
        assertEquals(Set.of(), idle, "cite these rules where they work, or drop the constants");
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
