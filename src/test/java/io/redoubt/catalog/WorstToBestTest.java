package io.redoubt.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
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
    void anOrderGoesFromTheWorstToTheBest() {
        List<String> ends = new ArrayList<>();
        for (RuleSet game : Catalog.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                List<String> order = procedure.worstToBest();
                if (!order.isEmpty()) {
                    ends.add(game.key() + ' ' + procedure.verb() + ": " + order.get(0) + ", "
                            + order.get(order.size() - 1));
                }
            }
        }
        assertEquals("""
                fow shoot: unharmed, destroyed
                fow assault: attackers-eliminated, destroyed
                fow cross: impassable, crosses
                fow gap: ungapped, gapped
                fow start-step: destroyed, unharmed
                vv shoot: failure, eliminated
                vv assault: fails, wins
                vv rally: pinned, rallied
                vv survive: eliminated, unharmed
                dh shoot: not-acquired, eliminated
                dh penetrate: bounces, penetrates
                dh assault: fails, succeeds
                lg shoot: not-detected, destroyed
                lg cross: penetrated, crosses
                lg gap: not-breached, breached
                lg detect: not-detected, detected
                lg ignite: no-fire, fire
                lg occupy: penetrated, allowed""", String.join("\n", ends));
    }
}
