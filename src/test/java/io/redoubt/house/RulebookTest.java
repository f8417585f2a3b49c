package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.catalog.Rulebook;
import io.redoubt.rules.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule the code cites can be looked up, and every rule that can be looked up is cited or marked. */
class RulebookTest {
    /** Returns the ids in the constants of the compiled rules. */
    private static Set<String> cited() throws IOException {
        Set<String> cited = new TreeSet<>();
        Path rules = classes().resolve("io/redoubt/rules");
        try (Stream<Path> files = Files.walk(rules)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                try (InputStream in = Files.newInputStream(file)) {
                    cited.addAll(CitedIds.of(in));
                }
            }
        }
        // The cells of a sample card are rules too; their ids are made from the card's.
        for (RuleSet game : Catalog.games()) {
            game.cards().samples().forEach(card -> card.cites().forEach(cell -> cited.add(cell.toString())));
        }
        return cited;
    }

    private static Path classes() {
        try {
            return Path.of(RuleSet.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyCitedRuleCanBeLookedUp() throws IOException {
        Rulebook rulebook = Rulebook.of(GameList.BUILT_IN);
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
        for (Rulebook.Entry entry : Rulebook.of(GameList.BUILT_IN).entries()) {
            if (!entry.reference() && !cited.contains(entry.id())) {
                idle.add(entry.id());
            }
        }
        assertEquals(List.of(), idle, "cite these rules where they work, or mark them (reference)");
    }

    @Test
    void noRuleStandsTwiceAndNoneIsEmpty() {
        Set<String> seen = new HashSet<>();
        for (Rulebook.Entry entry : Rulebook.of(GameList.BUILT_IN).entries()) {
            assertTrue(seen.add(entry.id()), entry.id());
            assertFalse(entry.text().isBlank(), entry.id());
            assertFalse(entry.section().isBlank(), entry.id());
        }
    }
}
