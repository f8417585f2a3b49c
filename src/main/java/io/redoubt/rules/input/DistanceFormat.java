package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;

/** A distance on the table, written {@code 12in}, {@code 12"}, {@code 30cm}, or {@code 12} for inches. */
public final class DistanceFormat implements ValueFormat<Distance> {
    /** Longer than any table; keeps sums of distances from overflowing. */
    private static final int MOST = 1000;

    private static final int PLACES = 3;

    @Override
    public Distance parse(String text) {
        String number = text;
        Distance.Unit unit = Distance.Unit.INCHES;
        if (text.endsWith("cm")) {
            number = text.substring(0, text.length() - 2);
            unit = Distance.Unit.CENTIMETRES;
        } else if (text.endsWith("in")) {
            number = text.substring(0, text.length() - 2);
        } else if (text.endsWith("\"")) {
            number = text.substring(0, text.length() - 1);
        }
        return new Distance(thousandths(number.strip()), unit);
    }

    private long thousandths(String number) {
        int point = number.indexOf('.');
        int whole = point < 0 ? number.length() : point;
        int places = point < 0 ? 0 : number.length() - point - 1;
        boolean wellFormed = allDigits(number, 0, whole)
                && whole > 0
                && (point < 0 || (places > 0 && allDigits(number, point + 1, number.length())));
        if (!wellFormed || whole > PLACES + 1 || places > PLACES) {
            throw new BadValueException("takes " + expects());
        }
        long value = Long.parseLong(number, 0, whole, 10) * Distance.SCALE;
        long unit = Distance.SCALE;
        for (int i = 1; i <= places; i++) {
            unit /= 10;
            value += unit * (number.charAt(point + i) - '0');
        }
        if (value > (long) MOST * Distance.SCALE) {
            throw new BadValueException("takes " + expects());
        }
        return value;
    }

    private static boolean allDigits(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    @Override
    public String show(Distance value) {
        return value.with(value.unit().suffix());
    }

    @Override
    public String label() {
        return "DIST";
    }

    @Override
    public String expects() {
        return "a distance like 12in, 12\" or 30cm, at most " + MOST + ", with at most " + PLACES + " decimals";
    }

    /** Returns steps of one whole unit. */
    @Override
    public List<Distance> span(Distance from, Distance to) {
        if (from.unit() != to.unit()) {
            throw new BadValueException("mixes inches and centimetres in one range");
        }
        List<Distance> all = new ArrayList<>();
        for (long value = from.thousandths(); value <= to.thousandths(); value += Distance.SCALE) {
            all.add(new Distance(value, from.unit()));
        }
        return all;
    }
}
