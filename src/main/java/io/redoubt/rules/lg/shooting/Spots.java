package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Distances;
import io.redoubt.rules.input.Kind;

/** A place behind a wall, written {@code 1.5,1}: inches behind the wall, inches along it. */
public final class Spots implements Kind<Spot> {
    private static final Distances DISTANCES = new Distances();

    @Override
    public Spot parse(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) {
            throw new BadValue("takes " + expects());
        }
        return new Spot(signed(text.substring(0, comma)), signed(text.substring(comma + 1)));
    }

    private long signed(String text) {
        String stripped = text.strip();
        boolean negative = stripped.startsWith("-");
        Distance distance = DISTANCES.parse(negative ? stripped.substring(1) : stripped);
        if (distance.unit() != Distance.Unit.INCHES) {
            throw new BadValue("takes " + expects());
        }
        return negative ? -distance.thousandths() : distance.thousandths();
    }

    @Override
    public String show(Spot value) {
        return number(value.depth()) + ',' + number(value.along());
    }

    private static String number(long thousandths) {
        String shown = DISTANCES.show(new Distance(Math.abs(thousandths), Distance.Unit.INCHES));
        return (thousandths < 0 ? "-" : "") + shown.substring(0, shown.length() - 2);
    }

    @Override
    public String label() {
        return "DEPTH,ALONG";
    }

    @Override
    public String expects() {
        return "inches behind the wall and along it, like 1.5,1 (negative in front of it)";
    }
}
