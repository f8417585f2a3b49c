package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import java.util.List;

/**
 * A limit the book gives in inches and in centimetres: a distance is held against the one in its own unit.
 *
 * @param inches the limit in inches
 * @param centimetres the same limit in centimetres, by the book and not by the tape
 */
public record Reach(int inches, int centimetres) {
    /** How far a shot at a Bunker, a shot at a barricade and Defensive Fire of other Bunkers reach. */
    public static final Reach SHOT = new Reach(16, 40);

    /** How "within" is read, which matters for distances of exactly the limit only. */
    public SharedReadings.Within reading(Inputs inputs, List<Distance> measured) {
        for (Distance distance : measured) {
            if (distance.equals(limit(distance.unit()))) {
                return inputs.reading(SharedReadings.WITHIN);
            }
        }
        return SharedReadings.WITHIN.standard();
    }

    /** Returns whether a distance is within the limit, as the group reads that. */
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
