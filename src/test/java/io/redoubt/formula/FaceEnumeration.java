package io.redoubt.formula;

import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Every way in which dice can fall, one after the other, each with its chance. */
final class FaceEnumeration {
    private final List<List<Integer>> faces = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();
    private int at;

    private FaceEnumeration() {}

    /** Returns the face that falls now, one of these that are equally likely. */
    int face(List<Integer> of) {
        if (at == faces.size()) {
            faces.add(of);
            places.add(0);
        }
        return faces.get(at).get(places.get(at++));
    }

    /**
     * Returns every answer with its chance.
     *
     * @param most the limit on ways
     * @return empty if there are more ways
     */
    static Optional<Map<List<Integer>, Fraction>> of(Function<FaceEnumeration, List<Integer>> evaluation, int most) {
        FaceEnumeration dice = new FaceEnumeration();
        Map<List<Integer>, Map<BigInteger, Integer>> answers = new HashMap<>();
        int ways = 0;
        do {
            if (++ways > most) {
                return Optional.empty();
            }
            dice.at = 0;
            answers.computeIfAbsent(evaluation.apply(dice), any -> new HashMap<>())
                    .merge(dice.ways(), 1, Integer::sum);
        } while (dice.turn());
        Map<List<Integer>, Fraction> odds = new HashMap<>();
        answers.forEach((numbers, counts) -> {
            Fraction share = Fraction.ZERO;
            for (Map.Entry<BigInteger, Integer> count : counts.entrySet()) {
                share = share.plus(Fraction.of(BigInteger.valueOf(count.getValue()), count.getKey()));
            }
            odds.put(numbers, share);
        });
        return Optional.of(odds);
    }

    private BigInteger ways() {
        BigInteger ways = BigInteger.ONE;
        for (List<Integer> each : faces) {
            ways = ways.multiply(BigInteger.valueOf(each.size()));
        }
        return ways;
    }

    private boolean turn() {
        while (!faces.isEmpty()) {
            int last = faces.size() - 1;
            if (places.get(last) + 1 < faces.get(last).size()) {
                places.set(last, places.get(last) + 1);
                return true;
            }
            faces.remove(last);
            places.remove(last);
        }
        return false;
    }
}
