package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.casualties.LossPlan.Response;
import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * The effect of an attack on each unit, with survival rolls resolved.
 *
 * @param each response of each unit, in order; never {@link Response#SURVIVE}; empty if no unit is hurt
 */
public record Losses(List<Response> each) {
    public static final Losses NONE = new Losses(List.of());

    private static final Test CREW = Test.of("does the crew leave [VV-CORE-32]", Die.D6, "abandoned", "it stays")
            .askedAs("crew, which may leave");
    private static final RequiredRoll LEAVES = RequiredRoll.of(Target.atMost(2));

    public int pinned() {
        return count(Response.PIN, Response.REDUCE_AND_PIN);
    }

    /** Returns the number of reduced squads, which the same attack may also pin. */
    public int reduced() {
        return count(Response.REDUCE, Response.REDUCE_AND_PIN);
    }

    public int eliminated() {
        return count(Response.ELIMINATE);
    }

    private int count(Response... responses) {
        return Arrays.stream(responses)
                .mapToInt(response -> Collections.frequency(each, response))
                .sum();
    }

    /** The worst effect, the mildest first. */
    enum Worst implements PlainName {
        UNHARMED,
        PINNED,
        REDUCED,
        ELIMINATED;

        static List<String> ids() {
            return Arrays.stream(values()).map(Worst::id).toList();
        }
    }

    Worst worst() {
        if (eliminated() > 0) {
            return Worst.ELIMINATED;
        }
        if (reduced() > 0) {
            return Worst.REDUCED;
        }
        return pinned() > 0 ? Worst.PINNED : Worst.UNHARMED;
    }

    public static String points(int points) {
        return points == 1 ? "1 casualty point" : points + " casualty points";
    }

    /** Returns the quantities of a result with losses. */
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

    /** Returns these losses, with the immobile AFVs that their crews leave after an attack they survive. */
    Losses andAbandoned(List<UnitSpec> units, Umpire umpire) {
        List<Response> all = new ArrayList<>(each);
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).isImmobile() && crewLeaves(umpire)) {
                all.set(i, Response.ELIMINATE);
            }
        }
        return new Losses(List.copyOf(all));
    }

    /** Returns whether the crew leaves an AFV that cannot move, on 2 or less. */
    public static boolean crewLeaves(Umpire umpire) {
        return umpire.test(CREW, LEAVES);
    }
}
