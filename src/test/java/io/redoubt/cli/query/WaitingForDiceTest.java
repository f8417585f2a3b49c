package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.MasterSeed;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Shell;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.report.Answer;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.piece.Change;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whoever is asked for dice is waited for in silence: nothing is being counted then. */
class WaitingForDiceTest {
    private static final long LONG_ENOUGH = 30_000;

    private final Environment world = Shell.silent(new Environment.Terminal(true, true, true));

    private int asked;

    @Test
    void nobodySaysThatItCountsWhilePlayersThrow() {
        RuleSet game = Catalog.game("fow").orElseThrow();
        Battle battle = Battle.inMemory("fow", MasterSeed.fresh(() -> 1));
        battle.record("dice mine", List.of(), List.of(new Change("", Board.DICE, DiceMode.MINE.id())));
        BattleSeat desk = new BattleSeat(battle, Optional.of(new Thrower()));
        Query query = Query.of(
                game,
                game.procedure("shoot").orElseThrow(),
                Map.of("at", "nest", "skill", "4+", "firepower", "3+"),
                AnswerSettings.usual());
        Answer answer = new QueryEngine(world).answer(desk.fill(query).query());
        assertEquals("unharmed", ((Answer.Ruled) answer).outcome());
        assertEquals(1, asked);
    }

    private final class Thrower implements Prompter {
        @Override
        public Optional<String> answer(String question) {
            asked++;
            for (Thread thread : Thread.getAllStackTraces().keySet()) {
                if (thread.getName().equals("waiting")) {
                    assertFalse(goesOn(thread), "somebody is still waiting for a count");
                }
            }
            return Optional.of("1");
        }

        private static boolean goesOn(Thread thread) {
            try {
                thread.join(LONG_ENOUGH);
                return thread.isAlive();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return true;
            }
        }

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public void tell(String line) {
            // nobody listens
        }

        @Override
        public void reject(String why) {
            throw new AssertionError(why);
        }
    }
}
