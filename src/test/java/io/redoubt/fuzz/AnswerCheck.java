package io.redoubt.fuzz;

import io.redoubt.cli.Json;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What must hold of an answer in JSON, whatever was asked.
 *
 * @param answer the object
 * @param typed the question
 */
record AnswerCheck(Map<String, Object> answer, String typed) {
    private static final List<Integer> FAULTS = List.of(2, 4);
    private static final double NEAR = 1e-9;

    /** Finds the first thing that does not hold. */
    void run() {
        if (answer.containsKey("error")) {
            must(FAULTS.contains(answer.get("exit")), () -> "an error ends with " + answer.get("exit"));
            must(!String.valueOf(answer.get("error")).startsWith("a bug in Redoubt"), () -> "a bug");
            return;
        }
        if ("compare".equals(answer.get("command"))) {
            for (Object each : (List<?>) answer.get("questions")) {
                new AnswerCheck(object(each), typed).run();
            }
            return;
        }
        switch (String.valueOf(answer.get("mode"))) {
            case "odds" -> chances();
            case "ruling" -> {
                chances();
                outcomeCanBe();
            }
            case "refused" -> must(!((List<?>) answer.get("reasons")).isEmpty(), () -> "refused without a reason");
            default -> throw new Fault("an answer of no mode: " + answer, typed);
        }
    }

    private void chances() {
        Map<String, Object> exact = Json.in(answer, "exact");
        if (!exact.isEmpty()) {
            mustSumToOne("outcomes", exact);
            Map<String, Object> odds = Json.in(answer, "odds");
            must(odds.keySet().equals(exact.keySet()), () -> "odds and exact name other outcomes");
            odds.forEach((outcome, chance) -> must(
                    Math.abs(((Number) chance).doubleValue() - number(exact.get(outcome))) < NEAR,
                    () -> outcome + " is " + chance + " and " + exact.get(outcome)));
        }
        quantities().forEach((name, quantity) -> {
            Map<String, Object> distribution = Json.in(object(quantity), "distribution");
            mustSumToOne(name, distribution);
            if (!object(quantity).containsKey("meanIs")) {
                mustBeMean(name, distribution, String.valueOf(object(quantity).get("exactMean")));
            }
        });
    }

    private Map<String, Object> quantities() {
        return answer.containsKey("quantities") ? Json.in(answer, "quantities") : Map.of();
    }

    private void outcomeCanBe() {
        Map<String, Object> exact = Json.in(answer, "exact");
        if (!exact.isEmpty()) {
            for (String outcome : String.valueOf(answer.get("outcome")).split(", ", -1)) {
                must(canBe(exact.get(outcome)), () -> "it came to " + outcome + ", which had no chance");
            }
        }
        quantities().forEach((name, quantity) -> {
            Object value = object(quantity).get("value");
            must(
                    value == null
                            || canBe(Json.in(object(quantity), "distribution").get(String.valueOf(value))),
                    () -> name + " came to " + value + ", which had no chance");
        });
    }

    private static boolean canBe(Object chance) {
        return chance != null && !String.valueOf(chance).startsWith("0/");
    }

    private void mustSumToOne(String what, Map<String, Object> shares) {
        BigInteger total = total(shares);
        BigInteger sum = BigInteger.ZERO;
        for (Object share : shares.values()) {
            must(String.valueOf(share).charAt(0) != '-', () -> what + " holds a chance below 0: " + shares);
            sum = sum.add(part(share, total));
        }
        BigInteger all = sum;
        must(sum.equals(total), () -> "the chances of " + what + " come to " + all + "/" + total);
    }

    private void mustBeMean(String what, Map<String, Object> shares, String mean) {
        BigInteger total = total(shares);
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<String, Object> share : shares.entrySet()) {
            sum = sum.add(part(share.getValue(), total).multiply(new BigInteger(share.getKey())));
        }
        BigInteger[] told = fraction(mean);
        must(sum.multiply(told[1]).equals(told[0].multiply(total)), () -> "the mean of " + what + " is not " + mean);
    }

    /** A total over which all of them are whole. */
    private static BigInteger total(Map<String, Object> shares) {
        BigInteger total = BigInteger.ONE;
        for (Object share : shares.values()) {
            BigInteger of = fraction(share)[1];
            if (!total.mod(of).equals(BigInteger.ZERO)) {
                total = total.divide(total.gcd(of)).multiply(of);
            }
        }
        return total;
    }

    private static BigInteger part(Object share, BigInteger total) {
        BigInteger[] fraction = fraction(share);
        return fraction[0].multiply(total.divide(fraction[1]));
    }

    private static double number(Object share) {
        BigInteger[] fraction = fraction(share);
        int extra = Math.max(0, fraction[1].bitLength() - 900);
        return fraction[0].shiftRight(extra).doubleValue()
                / fraction[1].shiftRight(extra).doubleValue();
    }

    private static BigInteger[] fraction(Object text) {
        return Arrays.stream(String.valueOf(text).split("/", -1))
                .map(BigInteger::new)
                .toArray(BigInteger[]::new);
    }

    private void must(boolean holds, Supplier<String> what) {
        if (!holds) {
            throw new Fault(what.get(), typed);
        }
    }

    @SuppressWarnings("unchecked") // the contract says that it is an object
    private static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }
}
