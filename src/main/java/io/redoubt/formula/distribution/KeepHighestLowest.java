package io.redoubt.formula.distribution;

import io.redoubt.exact.CountRow;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.Keep;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The highest or lowest few of equal dice, counted face by face.
 *
 * <p>The last die kept shows some face; fewer dice than are kept lie beyond it, and enough show it. So the contribution
 * of each face is the number of ways in which the dice beyond can fall, times the ways of all others to show that face
 * or less. The work grows with faces and dice kept, not with the number of possible throws.
 */
final class KeepHighestLowest {
    private final List<Face> faces = new ArrayList<>();
    private final int dice;
    private final int kept;
    private final BigInteger total;
    private final BigInteger most;

    /** A face, in the order in which dice are kept: its value, its ways and those of all faces after it. */
    private record Face(int worth, BigInteger ways, BigInteger after) {}

    /**
     * Creates the count of the given number of dice.
     *
     * @param die the distribution of one die
     * @param worth the contribution of a die by what it shows
     */
    KeepHighestLowest(NumberDistribution die, IntUnaryOperator worth, int dice, int kept, Keep.End end) {
        this.dice = dice;
        this.kept = kept;
        this.total = die.shares().total();
        this.most = total.pow(dice);
        BigInteger before = BigInteger.ZERO;
        for (int i = 0; i < die.size(); i++) {
            int place = end == Keep.End.HIGHEST ? die.size() - 1 - i : i;
            BigInteger ways = die.shares().weight(place);
            before = before.add(ways);
            faces.add(new Face(worth.applyAsInt(die.value(place)), ways, total.subtract(before)));
        }
    }

    /** Returns the sum of the dice kept. */
    NumberDistribution sum() {
        int least = faces.get(0).worth();
        int largest = least;
        for (Face face : faces) {
            least = Math.min(least, face.worth());
            largest = Math.max(largest, face.worth());
        }
        CountRow sums = CountRow.none(kept * least, kept * largest, most);
        Beyond beyond = isEven() ? new EvenBeyond() : new AnyBeyond();
        for (Face face : faces) {
            List<CountRow> ways = beyond.ways();
            BigInteger chosen = BigInteger.ONE;
            for (int many = 0; many < kept; many++) {
                if (many < ways.size()) {
                    sums.add(
                            ways.get(many),
                            (kept - many) * face.worth(),
                            chosen.multiply(showing(face, dice - many, kept - many)));
                }
                chosen = chosen.multiply(BigInteger.valueOf(dice - many)).divide(BigInteger.valueOf(many + 1L));
            }
            beyond.pass(face);
        }
        return sums.over(most);
    }

    /**
     * Returns the number of ways in which dice show this face or a later one, and a minimum number of them this face;
     * computes the shorter of two sums.
     */
    private static BigInteger showing(Face face, int dice, int least) {
        BigInteger after = face.after();
        if (after.signum() == 0) {
            return face.ways().pow(dice);
        }
        if (least <= dice - least) {
            return face.ways().add(after).pow(dice).subtract(few(after, face.ways(), dice, least - 1));
        }
        return few(face.ways(), after, dice, dice - least);
    }

    /** Returns the number of ways in which at most the given number of dice are of the other kind. */
    private static BigInteger few(BigInteger usual, BigInteger other, int dice, int most) {
        BigInteger term = usual.pow(dice);
        BigInteger sum = term;
        for (int many = 1; many <= most; many++) {
            term = term.multiply(other.multiply(BigInteger.valueOf(dice - many + 1L)))
                    .divide(usual.multiply(BigInteger.valueOf(many)));
            sum = sum.add(term);
        }
        return sum;
    }

    /** Returns whether the values of the faces are consecutive and equally likely. */
    private boolean isEven() {
        if (faces.size() < 2) {
            return false;
        }
        int step = faces.get(1).worth() - faces.get(0).worth();
        for (int i = 1; i < faces.size(); i++) {
            Face face = faces.get(i);
            if (face.worth() - faces.get(i - 1).worth() != step || !face.ways().equals(BigInteger.ONE)) {
                return false;
            }
        }
        return Math.abs(step) == 1 && faces.get(0).ways().equals(BigInteger.ONE);
    }

    /** The sums of 0, 1, 2 … dice that show only faces already passed. */
    private interface Beyond {
        List<CountRow> ways();

        void pass(Face face);
    }

    /** Consecutive faces with one way each: every die slides a window over the sums of the others. */
    private final class EvenBeyond implements Beyond {
        private int passed;

        @Override
        public List<CountRow> ways() {
            List<CountRow> all = new ArrayList<>(List.of(CountRow.toZero(most)));
            if (passed > 0) {
                int least = Math.min(faces.get(0).worth(), faces.get(passed - 1).worth());
                while (all.size() < kept) {
                    all.add(all.get(all.size() - 1).withDie(least, passed));
                }
            }
            return all;
        }

        @Override
        public void pass(Face face) {
            passed++;
        }
    }

    /** Any faces: some of the dice show the face passed, and the others add up as before. */
    private final class AnyBeyond implements Beyond {
        private List<CountRow> all = List.of(CountRow.toZero(most));

        @Override
        public List<CountRow> ways() {
            return all;
        }

        @Override
        public void pass(Face face) {
            List<CountRow> next = new ArrayList<>(List.of(all.get(0)));
            for (int many = 1; many < kept; many++) {
                next.add(with(face, many));
            }
            all = next;
        }

        private CountRow with(Face face, int many) {
            int from = Math.max(0, many - all.size() + 1);
            int least = Integer.MAX_VALUE;
            int largest = Integer.MIN_VALUE;
            for (int showing = from; showing <= many; showing++) {
                CountRow others = all.get(many - showing);
                least = Math.min(least, others.lowest() + showing * face.worth());
                largest = Math.max(largest, others.highest() + showing * face.worth());
            }
            CountRow sum = CountRow.none(least, largest, most);
            BigInteger times = BigInteger.ONE;
            for (int showing = 0; showing <= many; showing++) {
                if (showing >= from) {
                    sum.add(all.get(many - showing), showing * face.worth(), times);
                }
                times = times.multiply(face.ways().multiply(BigInteger.valueOf(many - showing)))
                        .divide(BigInteger.valueOf(showing + 1L));
            }
            return sum;
        }
    }
}
