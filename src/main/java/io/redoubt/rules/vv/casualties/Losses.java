package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How many units an attack pins, reduces and eliminates; a squad may be reduced and pinned by the same attack.
 *
 * @param abandoned how many of the eliminated are AFVs that their crews have left
 */
public record Losses(int pinned, int reduced, int eliminated, int abandoned) {
    public static final Losses NONE = new Losses(0, 0, 0);

    Losses(int pinned, int reduced, int eliminated) {
        this(pinned, reduced, eliminated, 0);
    }

    /** The same, and AFVs that their crews have left. */
    Losses withAbandoned(int afvs) {
        return new Losses(pinned, reduced, eliminated + afvs, abandoned + afvs);
    }

    /** The worst that happens, the mildest first. */
    enum Worst implements PlainName {
        UNHARMED,
        PINNED,
        REDUCED,
        ELIMINATED;

        static List<String> ids() {
            List<String> ids = new ArrayList<>();
            for (Worst worst : values()) {
                ids.add(worst.id());
            }
            return ids;
        }
    }

    Worst worst() {
        if (eliminated > 0) {
            return Worst.ELIMINATED;
        }
        if (reduced > 0) {
            return Worst.REDUCED;
        }
        return pinned > 0 ? Worst.PINNED : Worst.UNHARMED;
    }

    /** So many points in words. */
    public static String points(int points) {
        return points == 1 ? "1 casualty point" : points + " casualty points";
    }

    /** The numbers of a result that has losses. */
    public static <R> List<Quantity<R>> quantities(Function<R, Losses> of) {
        return List.of(
                new Quantity<>(
                        "pinned", "units pinned", result -> of.apply(result).pinned()),
                new Quantity<>(
                        "reduced", "squads reduced", result -> of.apply(result).reduced()),
                new Quantity<>(
                        "eliminated",
                        "units eliminated",
                        result -> of.apply(result).eliminated()));
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Losses that
                && pinned == that.pinned
                && reduced == that.reduced
                && eliminated == that.eliminated
                && abandoned == that.abandoned;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * pinned + reduced) + eliminated) + abandoned;
    }
}
