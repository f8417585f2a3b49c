package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.exact.ExactWeights;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A resolver that reads something beside the umpire is found out, not counted wrongly. */
class PurityTest {
    private static final RequiredRoll FOURS = Gunnery.atLeast(4);

    private final AtomicInteger calls = new AtomicInteger();

    @Test
    void resolverThatAsksSomethingElseNextTimeIsFoundOut() {
        assertFoundOut(
                "the resolver is not pure: it asked for To Hit before, now Firepower Test after the same answers",
                umpire -> umpire.test(calls.getAndIncrement() == 0 ? Gunnery.HIT : Gunnery.FIREPOWER, FOURS));
    }

    @Test
    void resolverThatCallsItsAttemptsSomethingElseNextTimeIsFoundOut() {
        assertFoundOut(
                "the resolver is not pure: it asked for Shot before, now Shell after the same answers",
                umpire -> umpire.repeat(
                        calls.getAndIncrement() == 0 ? "Shot" : "Shell",
                        1,
                        false,
                        (state, at) -> at.test(Gunnery.HIT, FOURS)));
    }

    @Test
    void resolverThatStopsAskingIsFoundOut() {
        assertFoundOut(
                "the resolver is not pure: it asked for Firepower Test before, now nothing after the same answers",
                umpire -> {
                    boolean first = umpire.test(Gunnery.HIT, FOURS);
                    return calls.getAndIncrement() == 0 ? umpire.test(Gunnery.FIREPOWER, FOURS) : first;
                });
    }

    @Test
    void attemptThatAsksTheUmpireOutsideIsFoundOut() {
        assertThrows(
                IllegalStateException.class,
                () -> Odds.count(
                        umpire -> umpire.repeat("Shot", 2, false, (state, at) -> umpire.test(Gunnery.HIT, FOURS))));
    }

    @Test
    void equalTestMadeAnewEachTimeIsTheSameQuestion() {
        EveryThrow.agreesWithCount(
                umpire -> umpire.test(io.redoubt.umpire.Test.of("Save [GUN-02]", Die.D6, "saved", "failed"), FOURS));
    }

    @Test
    void drawWithoutAnyAnswerIsRefused() {
        PathEnumerator tree = new PathEnumerator();
        assertEquals(
                "a draw without any answer: To Hit",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> tree.grow("To Hit", ExactWeights.of(6, 0, 0), List.of()))
                        .getMessage());
    }

    @Test
    void pureResolverMayAskTheSameQuestionAgain() {
        EveryThrow.agreesWithCount(umpire -> umpire.test(Gunnery.HIT, FOURS)
                && umpire.test(Gunnery.HIT, Gunnery.atLeast(6))
                && umpire.test(Gunnery.HIT, FOURS));
    }

    private static void assertFoundOut(String message, Function<Umpire, ?> resolver) {
        assertEquals(
                message,
                assertThrows(IllegalStateException.class, () -> Odds.count(resolver))
                        .getMessage());
    }
}
