package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import java.util.List;

/**
 * A limit given in inches and in centimetres; a distance is compared in its own unit.
 *
 * @param inches the limit in inches
 * @param centimetres the limit in centimetres as printed, not converted
 */
public record Reach(int inches, int centimetres) {
    /** Range of a shot at a Bunker or a barricade, and of Defensive Fire of other Bunkers. */
    public static final Reach SHOT = new Reach(16, 40);

    /** Returns the reading of "within", which is only consulted for a distance of exactly the limit. */
    public SharedReadings.Within reading(Inputs inputs, List<Distance> measured) {
        for (Distance distance : measured) {
            if (distance.equals(limit(distance.unit()))) {
                return inputs.reading(SharedReadings.WITHIN);
            }
        }
        return SharedReadings.WITHIN.standard();
    }

    /** Returns whether a distance is within the limit, by the reading in use. */
    public boolean covers(Distance measured, Inputs inputs) {
        return covers(measured, reading(inputs, List.of(measured)));
    }

    public boolean covers(Distance measured, SharedReadings.Within within) {
        long limit = limit(measured.unit()).thousandths();
        return switch (within) {
            case INCLUSIVE -> measured.thousandths() <= limit;
            case EXCLUSIVE -> measured.thousandths() < limit;
        };
    }

    private Distance limit(Distance.Unit unit) {
        return switch (unit) {
            case INCHES -> Distance.inches(inches);
            case CENTIMETRES -> Distance.centimetres(centimetres);
        };
    }

    @Override
    public String toString() {
        return inches + "\"/" + centimetres + " cm";
    }
}
