package io.redoubt.rules.dh.shared;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.SentenceTemplate;

/**
 * A crew in its work that wants to fire, and its Pin markers. What we have of the core rules tells what Pins do to
 * movement, to initiative and to morale, and nothing of fire.
 *
 * @param pins its Pin markers, 0 to 2
 * @param isSilent whether they keep it from firing, as the group settles the point
 */
public record PinnedCrew(int pins, boolean isSilent) {
    public static final SentenceTemplate NO_FIRE =
            SentenceTemplate.of("A crew with a Pin marker does not fire [DH-GUTS-03, DH-CORE-08]");

    public static PinnedCrew of(int pins, Inputs in) {
        return new PinnedCrew(
                pins, pins > 0 && in.reading(CrewReadings.PINNED_FIRE) == CrewReadings.PinnedFire.NO_FIRE);
    }

    /** What is said before dice: that it does not fire, or that its Pins make no difference. */
    public void check(Checklist list) {
        if (isSilent) {
            list.forbid(NO_FIRE);
        } else if (pins > 0) {
            list.note(
                    "{} on the crew: it fires all the same, as the core rules we have say nothing of its fire [DH-GUTS-03, DH-CORE-08]",
                    pins == 1 ? "1 Pin" : pins + " Pins");
        }
    }
}
