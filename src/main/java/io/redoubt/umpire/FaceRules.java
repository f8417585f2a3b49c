package io.redoubt.umpire;

import java.util.Set;

/**
 * The faces of a die that are rolled again, and those that add a die.
 *
 * @param again the faces that are rolled again, once
 * @param reason the reason for rolling again; may be empty
 * @param more the faces that add one more die, which may add another
 * @param mostMore the most dice that one die can add, at least 0
 */
public record FaceRules(Set<Integer> again, String reason, Set<Integer> more, int mostMore) {
    /** Dice that are rolled once each. */
    public static final FaceRules NONE = new FaceRules(Set.of(), "", Set.of(), 0);

    public FaceRules {
        again = Set.copyOf(again);
        more = Set.copyOf(more);
    }

    /** Returns the need of a die that is rolled again. */
    public RequiredRoll repeated(RequiredRoll need) {
        String why = reason.isEmpty() ? "rolled again" : reason + ": rolled again";
        return new RequiredRoll(
                need.target(), need.reason().isEmpty() ? why : need.reason() + ", " + why, need.modifiers());
    }
}
