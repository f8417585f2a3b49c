package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.battle.Battle;
import io.redoubt.battle.DiceRecord;
import io.redoubt.battle.Luck;
import io.redoubt.battle.MasterSeed;
import io.redoubt.battle.RecordedQuery;
import io.redoubt.battle.Roll;
import io.redoubt.battle.Ruling;
import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Test.Hand;
import io.redoubt.umpire.TotalRoll;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The luck beside the prompt is that of all that stands, whatever was asked before. */
class RunningLuckTest {
    private final Battle battle = Battle.inMemory("fow", MasterSeed.of("5a".repeat(32)));
    private final RunningLuck kept = new RunningLuck();

    /** Two sides roll against each other; a die passes with 1/3. */
    private void shoots(String side, int dice, int passed) {
        Roll roll = new Roll.PassFail("hit", Fraction.of(1, 3), dice, passed, Hand.ACTING);
        rolls(side, "", roll);
    }

    private void rolls(String side, String other, Roll... rolls) {
        RecordedQuery call = new RecordedQuery("fow", "shoot", Map.of(), Map.of(), Map.of(), "", "", side, other);
        DiceRecord thrown = new DiceRecord(List.of(), List.of(), "");
        Ruling ruling = new Ruling(call, thrown, "unharmed", Map.of(), Map.of(), List.of(rolls), List.of(), List.of());
        battle.record("shoot", List.of(ruling), List.of());
    }

    private void assertLuck(Fraction germans, Fraction canadians) {
        assertEquals(germans, kept.of(battle, "germans"));
        assertEquals(canadians, kept.of(battle, "canadians"));
        assertEquals(germans, new RunningLuck().of(battle, "germans"));
    }

    @Test
    void whatIsTakenBackAndDoneAgainCountsOnce() {
        assertLuck(Fraction.ZERO, Fraction.ZERO);
        shoots("germans", 2, 2);
        assertLuck(Fraction.of(4, 3), Fraction.ZERO);
        shoots("canadians", 3, 0);
        assertLuck(Fraction.of(4, 3), Fraction.of(-1));
        battle.undo();
        battle.undo();
        assertLuck(Fraction.ZERO, Fraction.ZERO);
        battle.redo();
        shoots("canadians", 1, 1);
        assertLuck(Fraction.of(4, 3), Fraction.of(2, 3));
        battle.undo();
        shoots("germans", 1, 0);
        assertLuck(Fraction.ONE, Fraction.ZERO);
    }

    /** The number beside the prompt is that of the text: of sums and of dice that pass. */
    @Test
    void sumsCountAsInTheText() {
        Roll low = new Roll.Total("table", 2, 6, 3, TotalRoll.Wish.LOW, Hand.ACTING);
        Roll save = new Roll.Total("save", 1, 6, 2, TotalRoll.Wish.HIGH, Hand.OTHER);
        rolls("germans", "canadians", low, save, new Roll.Total("location", 1, 6, 6));
        shoots("germans", 2, 2);
        assertLuck(Fraction.of(32, 36).plus(Fraction.of(4, 3)), Fraction.of(-1, 2));
        List<Fraction> text =
                Luck.of(battle.rulings()).stream().map(Luck::surplus).toList();
        assertEquals(List.of(kept.of(battle, "canadians"), kept.of(battle, "germans")), text.subList(0, 2));
    }
}
