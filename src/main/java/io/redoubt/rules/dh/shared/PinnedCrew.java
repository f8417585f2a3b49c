package io.redoubt.rules.dh.shared;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.SentenceTemplate;

/**
 * Pin markers of a crew that fires. The available core rules say what Pins do to movement, initiative and morale, but
 * not to fire.
 *
 * @param pins its Pin markers, 0 to 2
 * @param isSilent true if they prevent it from firing, by the reading of the group
 */
public record PinnedCrew(int pins, boolean isSilent) {
    public static final SentenceTemplate NO_FIRE =
            SentenceTemplate.of("A crew with a Pin marker does not fire [DH-GUTS-03, DH-CORE-08]");

    public static PinnedCrew of(int pins, Inputs in) {
        return new PinnedCrew(
                pins, pins > 0 && in.reading(CrewReadings.PINNED_FIRE) == CrewReadings.PinnedFire.NO_FIRE);
    }

    /** Forbids the fire, or notes that its Pins have no effect. */
    public void check(Checklist list) {
        if (isSilent) {
            list.forbid(NO_FIRE);
        } else if (pins > 0) {
            list.note(
                    "{} on the crew: it fires as usual, as the available core rules give no effect on fire [DH-GUTS-03, DH-CORE-08]",
                    pins == 1 ? "1 Pin" : pins + " Pins");
        }
    }
}
