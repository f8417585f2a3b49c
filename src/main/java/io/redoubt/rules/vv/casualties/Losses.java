package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.casualties.LossPlan.Response;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * What an attack does to each unit: its owner's plan, the rolls for survival decided.
 *
 * @param each what befalls each of the units, in their order; never {@link Response#SURVIVE}; empty where no unit is hurt
 */
public record Losses(List<Response> each) {
    public static final Losses NONE = new Losses(List.of());

    /** How many of them are pinned. */
    public int pinned() {
        return count(Response.PIN, Response.REDUCE_AND_PIN);
    }

    /** How many squads are reduced, and may be pinned by the same attack. */
    public int reduced() {
        return count(Response.REDUCE, Response.REDUCE_AND_PIN);
    }

    /** How many units are eliminated. */
    public int eliminated() {
        return count(Response.ELIMINATE);
    }

    private int count(Response... responses) {
        int number = 0;
        for (Response response : responses) {
            number += Collections.frequency(each, response);
        }
        return number;
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
        if (eliminated() > 0) {
            return Worst.ELIMINATED;
        }
        if (reduced() > 0) {
            return Worst.REDUCED;
        }
        return pinned() > 0 ? Worst.PINNED : Worst.UNHARMED;
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
}
