package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The size of a fire in units of the players' choice, written {@code 2}, {@code 0.5in} or {@code 5cm}. */
public final class Sizes implements Kind<Size> {
    private static final Pattern AMOUNT = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,3})?");
    private static final BigDecimal MOST = BigDecimal.valueOf((long) Size.MOST * Size.WHOLE);
    private static final List<String> UNITS = List.of("in", "\"", "cm");

    @Override
    public Size parse(String text) {
        for (String unit : UNITS) {
            if (text.endsWith(unit)) {
                return new Size(
                        thousandths(text.substring(0, text.length() - unit.length())), unit.equals("\"") ? "in" : unit);
            }
        }
        return new Size(thousandths(text), "");
    }

    private long thousandths(String digits) {
        String number = digits.strip();
        if (!AMOUNT.matcher(number).matches()) {
            throw new BadValue("takes " + expects());
        }
        BigDecimal thousandths = new BigDecimal(number).multiply(BigDecimal.valueOf(Size.WHOLE));
        if (thousandths.signum() == 0 || thousandths.compareTo(MOST) > 0) {
            throw new BadValue("takes " + expects());
        }
        return thousandths.longValueExact();
    }

    @Override
    public String show(Size value) {
        return value.number() + value.unit();
    }

    @Override
    public String label() {
        return "SIZE";
    }

    @Override
    public String expects() {
        return "a size like 2, 0.5in or 5cm, at most " + Size.MOST;
    }

    @Override
    public List<Size> span(Size from, Size to) {
        List<Size> sizes = new ArrayList<>();
        for (long size = from.thousandths(); size <= to.thousandths(); size += Size.WHOLE) {
            sizes.add(new Size(size, from.unit()));
        }
        return sizes;
    }
}
