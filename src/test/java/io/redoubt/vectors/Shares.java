package io.redoubt.vectors;

import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.Map;

/** The exact odds of an answer. */
public record Shares(Map<String, Object> exact) {
    public static Shares of(Map<String, Object> answer) {
        return new Shares(Json.object(answer, "exact"));
    }

    /** The answer to a command line that asks for odds. */
    public static Shares ask(String command) {
        return of(Vector.ask(java.util.List.of((command + " --odds --json").split(" "))));
    }

    public Fraction of(String outcome) {
        return read(exact.get(outcome).toString());
    }

    public static Fraction read(String text) {
        String[] parts = text.split("/", -1);
        return Fraction.of(new BigInteger(parts[0]), new BigInteger(parts[1]));
    }
}
