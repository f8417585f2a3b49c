package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Throw;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Players who roll their own dice are told which, what for, and what they must beat; every face is checked. */
class PromptedFacesTest {
    private static final Optional<Step.Place> HIT = Optional.of(new Step.Place("Hit", 1, 2));

    private final List<String> told = new ArrayList<>();
    private final Deque<String> lines = new ArrayDeque<>();

    @Test
    void aTestIsAskedForWithItsNeed() {
        roll(new Throw("Firepower Test", 1, Die.D6, Optional.of(Target.atLeast(3)), HIT), "4");
        assertEquals(List.of("  Hit 1: roll 1 d6 for the Firepower Test, 3+ passes"), told);
    }

    @Test
    void aSumIsAskedForWithWhatItMustBeat() {
        Modifier armour = new Modifier(7, "Front armour");
        roll(sum("Armour Save", DiceTotal.of(1, Die.D6, armour).against(10, "Anti-tank")), "4");
        roll(sum("rally roll", DiceTotal.of(2, Die.D6, new Modifier(-1, "a leader"), new Modifier(2, ""))), "4 3");
        roll(sum("elimination roll", DiceTotal.of(2, Die.D6).against(6, "Elimination Number")), "4 3");
        roll(sum("sum", DiceTotal.of(2, Die.D6)), "4 3");
        assertEquals(
                List.of(
                        "  Hit 1: roll 1 d6 for the Armour Save, + 7 (Front armour) against Anti-tank 10",
                        "  Hit 1: roll 2 d6 for the rally roll, - 1 (a leader) + 2",
                        "  Hit 1: roll 2 d6 for the elimination roll, against Elimination Number 6",
                        "  Hit 1: roll 2 d6 for the sum"),
                told);
    }

    @Test
    void whatIsNoFaceIsAskedForAgain() {
        Throw two = new Throw("Skill Test", 2, Die.D6, Optional.of(Target.atLeast(4)), Optional.empty());
        assertArrayEquals(
                new int[] {1, 2}, roll(two, "1,,2", "1,2,", "1", "1 7", "x 2", "gap bar rifles", "", " 1 , 2 "));
        assertEquals(
                List.of(
                        "  roll 2 d6 for the Skill Test, 4+ passes",
                        "a comma without a die next to it (type undo to cancel)",
                        "a comma without a die next to it (type undo to cancel)",
                        "  so far 1, give the last die",
                        "7 is not a face of a d6: 1 to 6; so far 1, give the last die (type undo to cancel)",
                        "x is not a face of a d6: 1 to 6 (type undo to cancel)",
                        "gap is not a face of a d6: 1 to 6 (type undo to cancel)",
                        "none given, but the Skill Test (d6, needs 4+) takes 2 dice (type undo to cancel)"),
                told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo", "exit", " quit "})
    void whoeverWantsToLeaveMay(String word) {
        Throw two = new Throw("Skill Test", 2, Die.D6, Optional.of(Target.atLeast(4)), Optional.empty());
        assertThrows(RulingCancelledException.class, () -> roll(two, "1", word));
    }

    @Test
    void aZeroOnADieOfTenIsWrittenTen() {
        Throw one = new Throw("Guts Check", 1, Die.D10, Optional.of(Target.atLeast(4)), Optional.empty());
        assertArrayEquals(new int[] {10}, roll(one, "0", "10"));
        assertTrue(told.get(1).startsWith("0 is not a face of a d10: 1 to 10 (a 0 is written 10) ("), told.get(1));
    }

    private static Throw sum(String name, DiceTotal score) {
        return new Throw(name, score.dice(), score.die(), Optional.empty(), Optional.of(score), HIT);
    }

    private int[] roll(Throw what, String... typed) {
        lines.addAll(List.of(typed));
        return new PromptedFaces("", DiceMode.MINE, () -> Seed.parse("1").orElseThrow(), Optional.of(new Player()))
                .roll(what);
    }

    private final class Player implements Prompter {
        @Override
        public Optional<String> answer(String question) {
            assertEquals("  dice> ", question);
            return Optional.ofNullable(lines.poll());
        }

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public void tell(String line) {
            told.add(line);
        }

        @Override
        public void reject(String why) {
            told.add(why);
        }
    }
}
