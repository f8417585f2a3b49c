package io.redoubt.formula.distribution;

import io.redoubt.exact.CountRow;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A range of places in the order of dice, counted from the highest face down: some of the remaining dice show the next
 * face, and those at a place that is kept add its value. Dice may be of two kinds with faces of their own.
 */
final class KeepAnyPlaces {
    /** The dice that can show a face. */
    enum Kind {
        ONE,
        OTHER
    }

    /** A face: the dice that can show it, its number of ways, and its value if it is kept. */
    record Face(Kind kind, BigInteger ways, int worth) {}

    private final List<Face> faces;
    private final Used all;
    private final int firstKept;
    private final int endKept;
    private final BigInteger most;

    /** The number of dice of each kind that have shown a face already. */
    private record Used(int one, int other) implements Comparable<Used> {
        @Override
        public int compareTo(Used that) {
            return one != that.one ? Integer.compare(one, that.one) : Integer.compare(other, that.other);
        }

        int all() {
            return one + other;
        }

        int of(Kind kind) {
            return kind == Kind.ONE ? one : other;
        }

        Used more(Kind kind, int dice) {
            return kind == Kind.ONE ? new Used(one + dice, other) : new Used(one, other + dice);
        }
    }

    /**
     * Creates the count of the given numbers of dice of both kinds.
     *
     * @param faces the faces, highest first
     * @param above the number of highest dice that are not kept
     * @param below the number of lowest dice that are not kept
     * @param most an upper bound of all ways together
     */
    KeepAnyPlaces(List<Face> faces, int ones, int others, int above, int below, BigInteger most) {
        this.faces = faces;
        this.all = new Used(ones, others);
        this.firstKept = above;
        this.endKept = ones + others - below;
        this.most = most;
    }

    /** Adds the ways of the sums of the dice kept, multiplied by a factor. */
    void addTo(CountRow sums, BigInteger times) {
        Map<Used, CountRow> reached = Map.of(new Used(0, 0), CountRow.toZero(most));
        for (int i = 0; i < faces.size(); i++) {
            reached = after(faces.get(i), isLast(i), reached);
        }
        CountRow ways = reached.get(all);
        if (ways != null) {
            sums.add(ways, 0, times);
        }
    }

    private boolean isLast(int index) {
        for (int i = index + 1; i < faces.size(); i++) {
            if (faces.get(i).kind() == faces.get(index).kind()) {
                return false;
            }
        }
        return true;
    }

    private Map<Used, CountRow> after(Face face, boolean last, Map<Used, CountRow> before) {
        Map<Used, Sum> sums = new TreeMap<>();
        before.forEach((used, ways) -> {
            int left = all.of(face.kind()) - used.of(face.kind());
            BigInteger times = BigInteger.ONE;
            for (int showing = 0; showing <= left; showing++) {
                if (!last || showing == left) {
                    int kept = kept(used.all(), used.all() + showing);
                    sums.computeIfAbsent(used.more(face.kind(), showing), any -> new Sum())
                            .add(ways, kept * face.worth(), times);
                }
                times = times.multiply(face.ways().multiply(BigInteger.valueOf(left - showing)))
                        .divide(BigInteger.valueOf(showing + 1L));
            }
        });
        Map<Used, CountRow> after = new TreeMap<>();
        sums.forEach((used, sum) -> after.put(used, sum.ways(most)));
        return after;
    }

    /** Returns how many places of a range are kept. */
    private int kept(int from, int to) {
        return Math.max(0, Math.min(to, endKept) - Math.max(from, firstKept));
    }

    /** Rows that are added up once all are known. */
    private static final class Sum {
        private final List<Part> parts = new ArrayList<>();

        private record Part(CountRow ways, int higher, BigInteger times) {}

        void add(CountRow ways, int higher, BigInteger times) {
            parts.add(new Part(ways, higher, times));
        }

        CountRow ways(BigInteger most) {
            int least = Integer.MAX_VALUE;
            int largest = Integer.MIN_VALUE;
            for (Part part : parts) {
                least = Math.min(least, part.ways().lowest() + part.higher());
                largest = Math.max(largest, part.ways().highest() + part.higher());
            }
            CountRow sum = CountRow.none(least, largest, most);
            parts.forEach(part -> sum.add(part.ways(), part.higher(), part.times()));
            return sum;
        }
    }
}
