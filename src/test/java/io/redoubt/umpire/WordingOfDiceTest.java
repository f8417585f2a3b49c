package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.umpire.Test.Hand;
import io.redoubt.umpire.Test.Result;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The small things an umpire is handed: throws, scores, needs and the names of rules. */
class WordingOfDiceTest {
    @Test
    void throwIsWordedWithAllItKnows() {
        Optional<Target> threes = Optional.of(Target.atLeast(3));
        Optional<Step.Place> firstHit = Optional.of(new Step.Place("Hit", 1, 2));
        assertEquals("the Save (d10)", wording(Die.D10, Optional.empty(), Optional.empty()));
        assertEquals("the Save (d6, needs 3+)", wording(Die.D6, threes, Optional.empty()));
        assertEquals("the Save of Hit 1 (d6)", wording(Die.D6, Optional.empty(), firstHit));
        assertEquals("the Save of Hit 1 (d6, needs 3+)", wording(Die.D6, threes, firstHit));
    }

    @Test
    void modifiersOfAScoreAddUp() {
        assertEquals(0, DiceTotal.of(2, Die.D6).modifier());
        assertEquals(4, DiceTotal.of(2, Die.D6, plus(5), plus(-3), plus(2)).modifier());
        assertEquals(-3, DiceTotal.of(2, Die.D6, plus(-3)).modifier());
    }

    @Test
    void scoreHeldAgainstANumberKeepsItsDice() {
        DiceTotal score = DiceTotal.of(2, Die.D6, plus(5)).against(9, "Anti-tank");
        assertEquals(new DiceTotal(2, Die.D6, List.of(plus(5)), Optional.of(new Modifier(9, "Anti-tank"))), score);
        assertEquals(5, score.modifier());
        assertEquals(Optional.empty(), DiceTotal.of(2, Die.D6).against());
    }

    @Test
    void needsMayGoWithoutAReason() {
        Target threes = Target.atLeast(3);
        assertEquals(new RequiredRoll(threes, "", List.of()), RequiredRoll.of(threes));
        assertEquals(new RequiredRoll(threes, "Trained", List.of()), RequiredRoll.of(threes, "Trained"));
    }

    @Test
    void testTellsEitherResult() {
        assertEquals("hit", Gunnery.HIT.result(true).word());
        assertEquals("miss", Gunnery.HIT.result(false).word());
    }

    @Test
    void testIsTheActingSidesUnlessItIsGivenAway() {
        io.redoubt.umpire.Test given = Gunnery.HIT.byOther();
        assertEquals(Hand.ACTING, Gunnery.HIT.hand());
        assertEquals(Hand.OTHER, given.hand());
        assertEquals("To Hit", given.asked(RequiredRoll.of(Target.atLeast(3), "north")));
        assertEquals(Gunnery.HIT.result(true), given.result(true));
    }

    @Test
    void testMayBeAskedForWithOtherWordsThanItIsToldWith() {
        io.redoubt.umpire.Test asked = Gunnery.HIT.byOther().askedAs("die of the gun");
        assertEquals("To Hit", asked.name());
        RequiredRoll need = RequiredRoll.of(Target.atLeast(3), "north");
        assertEquals("die of the gun", asked.asked(need));
        assertEquals("die of north", Gunnery.HIT.askedAs("die of {}").asked(need));
        assertEquals(Hand.OTHER, asked.hand());
    }

    @Test
    void testsAndRemarksAreMadeOfTheirParts() {
        io.redoubt.umpire.Test plain = io.redoubt.umpire.Test.of("Save [GUN-02]", Die.D10, "saved", "failed");
        Result saved = Result.of("saved");
        Result failed = Result.of("failed [GUN-03-HOLE]");
        assertEquals(io.redoubt.umpire.Test.of("Save [GUN-02]", Die.D10, saved, Result.of("failed")), plain);
        assertEquals("Save", plain.name());
        assertEquals(List.of(Gunnery.PUNCH), plain.cites());
        assertEquals(
                List.of(Gunnery.AIM, Gunnery.PUNCH),
                plain.citingFirst(Gunnery.AIM).cites());
        assertEquals("failed", failed.word());
        assertEquals(List.of(Gunnery.HOLE), failed.cites());
        assertEquals("Save", plain.toString());
        assertEquals(List.of(Gunnery.ARMOUR), Gunnery.SAVE.cites());
        assertEquals("Armour Save", Gunnery.SAVE.toString());
    }

    @Test
    void remarksCiteTheRulesInBracketsBehindThem() {
        SentenceTemplate remark = SentenceTemplate.of("A {} is Concealed [FOW-TRENCH-03, FOW-TRENCH-10]");
        assertEquals("A {} is Concealed", remark.template());
        assertEquals(List.of(RuleId.of("FOW-TRENCH-03"), RuleId.of("FOW-TRENCH-10")), remark.cites());
        assertEquals(
                List.of(RuleId.of("VV-20.3-1"), RuleId.of("FOW-TRENCH-03"), RuleId.of("FOW-TRENCH-10")),
                remark.citingFirst(RuleId.of("VV-20.3-1")).cites());
        SentenceTemplate other = remark.citing(List.of(RuleId.of("VV-20.3-1")));
        assertEquals(SentenceTemplate.of("A {} is Concealed [VV-20.3-1]"), other);
        assertEquals(SentenceTemplate.of("A {} is Concealed [VV-20.3-1]").hashCode(), other.hashCode());
        assertNotEquals(remark, other);
    }

    /** Brackets with anything but ids in them belong to the sentence. */
    @Test
    void otherBracketsAreWords() {
        for (String text :
                List.of("no rule", "as --slit {}[:{}]", "it is [so]", "one [FOW-X, or two]", "[A-1]", "a []")) {
            assertEquals(text, SentenceTemplate.of(text).template());
            assertEquals(List.of(), SentenceTemplate.of(text).cites());
        }
    }

    @Test
    void ruleIdsAreEqualByTheirText() {
        RuleId nest = RuleId.of("FOW-NEST-06");
        assertEquals(nest, RuleId.of("FOW-NEST-06"));
        assertEquals(nest.hashCode(), RuleId.of("FOW-NEST-06").hashCode());
        assertNotEquals(nest, RuleId.of("FOW-NEST-07"));
        assertNotEquals(nest.hashCode(), RuleId.of("FOW-NEST-07").hashCode());
        assertNotEquals(nest, (Object) "FOW-NEST-06");
        assertEquals("FOW-NEST-06", nest.toString());
    }

    @Test
    void ruleIdsSortByTheirText() {
        RuleId nest = RuleId.of("FOW-NEST-06");
        assertTrue(nest.compareTo(RuleId.of("FOW-NEST-07")) < 0);
        assertTrue(nest.compareTo(RuleId.of("DH-BUNKER-01")) > 0);
        assertEquals(0, nest.compareTo(RuleId.of("FOW-NEST-06")));
    }

    private static String wording(Die die, Optional<Target> need, Optional<Step.Place> place) {
        return new Throw("Save", 1, die, need, place).toString();
    }

    private static Modifier plus(int value) {
        return new Modifier(value, "Front armour");
    }
}
