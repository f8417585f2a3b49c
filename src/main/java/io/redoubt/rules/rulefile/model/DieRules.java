package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.FaceRules;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Test;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The dice of a test that are rolled again, and those that add a die.
 *
 * @param again what is rolled again, once
 * @param more what adds a die
 */
public record DieRules(Optional<Again> again, Optional<More> more) {
    public static final DieRules NONE = new DieRules(Optional.empty(), Optional.empty());

    /**
     * Dice that are rolled again.
     *
     * @param faces the faces; empty for every die that fails
     */
    public record Again(Optional<Bounds> faces, String reason, Optional<Expression> when, Spot spot) {}

    /**
     * Dice that add a die.
     *
     * @param when the condition; empty for dice that always add one
     * @param most the most dice that one die can add
     */
    public record More(Bounds faces, Optional<Expression> when, int most, Spot spot) {}

    boolean areNone() {
        return again.isEmpty() && more.isEmpty();
    }

    /** Looks at the inputs behind the rules. */
    void look(Frame frame) {
        again.flatMap(Again::when).ifPresent(when -> when.value(frame));
        more.flatMap(More::when).ifPresent(when -> when.value(frame));
    }

    FaceRules of(Test test, RequiredRoll need, Frame frame) {
        Set<Integer> repeated = new LinkedHashSet<>();
        Set<Integer> adding = new LinkedHashSet<>();
        Optional<Again> applies = again.filter(each -> holds(each.when(), frame));
        applies.ifPresent(each -> frame.reached(each.spot()));
        Optional<More> added = more.filter(each -> holds(each.when(), frame));
        added.ifPresent(each -> frame.reached(each.spot()));
        for (int face = 1; face <= test.die().sides(); face++) {
            if (applies.isPresent() && isAgain(applies.get(), face, need)) {
                repeated.add(face);
            }
            if (added.isPresent() && added.get().faces().has(face)) {
                adding.add(face);
            }
        }
        return new FaceRules(
                repeated,
                applies.map(Again::reason).orElse(""),
                adding,
                added.map(More::most).orElse(0));
    }

    private static boolean holds(Optional<Expression> condition, Frame frame) {
        return condition.map(when -> when.isTrue(frame)).orElse(true);
    }

    private static boolean isAgain(Again again, int face, RequiredRoll need) {
        return again.faces()
                .map(faces -> faces.has(face))
                .orElseGet(() -> !need.target().meets(face));
    }

    int weight() {
        return again.flatMap(Again::when).map(Expression::weight).orElse(0)
                + more.flatMap(More::when).map(Expression::weight).orElse(0);
    }
}
