package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Distance;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.terms.SharedReadings;

/** How far Bunkers must stand apart: over 8", or over 20 cm, each in the unit it was measured in (A-13). */
final class BunkerSpacing {
    private BunkerSpacing() {}

    static Distance limit(Distance.Unit unit) {
        return switch (unit) {
            case INCHES -> Distance.inches(8);
            case CENTIMETRES -> Distance.centimetres(20);
        };
    }

    /**
     * Whether a spacing is too close.
     *
     * @param comparison of the spacing with the limit: negative, 0 or positive
     */
    static boolean tooClose(int comparison, Inputs inputs) {
        return comparison < 0 || (comparison == 0 && inputs.reading(SharedReadings.WITHIN) == SharedReadings.Within.INCLUSIVE);
    }

    /** Whether Bunkers of these two sides must keep apart at all. */
    static boolean concerns(Side side, Inputs inputs) {
        return side == Side.OWN || inputs.reading(DeploymentReadings.SPACING) == DeploymentReadings.Spacing.ANY_BUNKERS;
    }
}
