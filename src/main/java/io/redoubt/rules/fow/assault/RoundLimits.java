package io.redoubt.rules.fow.assault;

import io.redoubt.rules.BadValue;
import io.redoubt.rules.Kind;
import io.redoubt.rules.Nearest;
import io.redoubt.rules.Whole;
import java.util.ArrayList;
import java.util.List;

/** A number of rounds, or {@code unlimited}. */
final class RoundLimits implements Kind<RoundLimit> {
    private static final String UNLIMITED = "unlimited";
    private static final Whole NUMBERS = Whole.of(1, 1000);

    @Override
    public RoundLimit parse(String text) {
        if (text.equals(UNLIMITED)) {
            return RoundLimit.UNLIMITED;
        }
        try {
            return new RoundLimit(NUMBERS.parse(text));
        } catch (BadValue e) {
            throw new BadValue("takes " + expects() + Nearest.hint(text, choices()));
        }
    }

    @Override
    public String show(RoundLimit value) {
        return value.isUnlimited() ? UNLIMITED : Integer.toString(value.rounds());
    }

    @Override
    public String label() {
        return "N|" + UNLIMITED;
    }

    @Override
    public String expects() {
        return NUMBERS.expects() + ", or " + UNLIMITED;
    }

    @Override
    public List<String> choices() {
        return List.of(UNLIMITED);
    }

    @Override
    public List<RoundLimit> span(RoundLimit from, RoundLimit to) {
        if (from.isUnlimited() || to.isUnlimited()) {
            throw new BadValue("has no ranges up to unlimited; write a list like 1,2,unlimited");
        }
        List<RoundLimit> limits = new ArrayList<>();
        for (int rounds = from.rounds(); rounds <= to.rounds(); rounds++) {
            limits.add(new RoundLimit(rounds));
        }
        return limits;
    }
}
