package io.redoubt.rules.rulefile.model;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.WeightedValues;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.DiceTray;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Step;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Dice of which the highest or the lowest counts.
 *
 * @param name the name of the roll
 */
record PoolRoll(String name, int dice, Die die, Keep keep) implements CustomRoll<Integer> {
    /** The die that counts. */
    enum Keep {
        HIGHEST,
        LOWEST
    }

    @Override
    public Integer thrown(DiceTray table) {
        List<Integer> faces = table.roll(name, dice, die);
        int result = result(faces);
        List<Step.Shown> shown = new ArrayList<>();
        boolean used = false;
        for (int face : faces) {
            boolean counts = !used && face == result;
            used |= counts;
            shown.add(new Step.Shown(face, counts ? "" : "dropped"));
        }
        table.record(new Step.Dice(toString(), Optional.empty(), shown, result, Optional.empty()));
        return result;
    }

    private int result(List<Integer> faces) {
        return keep == Keep.HIGHEST ? Collections.max(faces) : Collections.min(faces);
    }

    @Override
    public double nanos() {
        return 60.0 * dice * die.sides();
    }

    @Override
    public WeightedValues<Integer> counted() {
        List<Integer> results = new ArrayList<>();
        List<BigInteger> weights = new ArrayList<>();
        int sides = die.sides();
        for (int number = 1; number <= sides; number++) {
            int atLeastAsFar = keep == Keep.HIGHEST ? number : sides - number + 1;
            results.add(number);
            weights.add(power(atLeastAsFar).subtract(power(atLeastAsFar - 1)));
        }
        return new WeightedValues<>(results, ExactWeights.of(power(sides), weights.toArray(BigInteger[]::new)));
    }

    private BigInteger power(int faces) {
        return BigInteger.valueOf(faces).pow(dice);
    }

    @Override
    public String toString() {
        return keep.name().toLowerCase(Locale.ROOT) + " of " + dice + die;
    }
}
