package io.redoubt.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Procedure;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An order of outcomes is one of outcomes that there are, each once. */
class WorstToBestTest {
    @Test
    void everyOutcomeInAnOrderIsOneOfTheProcedure() {
        for (RuleSet game : Catalog.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                List<String> order = procedure.worstToBest();
                String name = game.key() + ' ' + procedure.verb();
                assertTrue(procedure.outcomes().containsAll(order), name);
                assertEquals(order.size(), new HashSet<>(order).size(), name);
            }
        }
    }

    @Test
    void anOrderBeginsWithTheWorst() {
        assertEquals("unharmed", worst("fow", "shoot"));
        assertEquals("attackers-eliminated", worst("fow", "assault"));
        assertEquals("destroyed", worst("fow", "start-step"));
        assertEquals("pinned", worst("vv", "rally"));
        assertEquals("eliminated", worst("vv", "survive"));
        assertEquals("bounces", worst("dh", "penetrate"));
        assertEquals("not-breached", worst("lg", "gap"));
    }

    private static String worst(String game, String verb) {
        return Catalog.game(game)
                .orElseThrow()
                .procedure(verb)
                .orElseThrow()
                .worstToBest()
                .get(0);
    }
}
