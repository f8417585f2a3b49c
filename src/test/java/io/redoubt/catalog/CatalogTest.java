package io.redoubt.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.RuleSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The games are found by the keys they have themselves, and made once. */
class CatalogTest {
    @Test
    void everyKeyLeadsToTheGameOfThatKey() {
        List<String> keys = Catalog.gameKeys();
        assertEquals(keys, Catalog.games().stream().map(RuleSet::key).toList());
        for (String key : keys) {
            assertEquals(key, Catalog.game(key).orElseThrow().key());
            assertSame(Catalog.game(key).orElseThrow(), Catalog.game(key).orElseThrow());
        }
        assertSame(Catalog.first(), Catalog.games().get(0));
        assertTrue(Catalog.game("chess").isEmpty());
    }
}
