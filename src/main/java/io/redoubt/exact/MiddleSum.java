package io.redoubt.exact;

import java.math.BigInteger;

/**
 * The sum of equal fair dice without some of the highest and some of the lowest.
 *
 * <p>The lowest die that is dropped above shows some face, and so does the highest that is dropped below. With those
 * faces as limits, every die is above, below or within them, and the sums of dice within a window of faces are known.
 * So the weights are a sum over windows: for each width, one row for every number of dice outside. The differences
 * between one limit and the next are taken on whole rows, and the sum over all upper limits is kept from one width to
 * the next, with the powers of the distance to the highest face that the dice above contribute.
 */
public final class MiddleSum {
    /** A sliding window costs this many times a sum. */
    private static final double SLIDING = 3;

    private final int dice;
    private final int faces;
    private final int above;
    private final int below;
    private final int kept;
    private final int width;
    private final int size;

    /** The sums of all but a few dice within the current window, by the number left out. */
    private final FlatRow[] within;

    /** Sums over all windows so far, by the dice below, the dice above, and the power of the distance. */
    private final FlatRow[][][] moments;

    private final FlatRow total;
    private final FlatRow sums;
    private final FlatRow part;

    private MiddleSum(int dice, int faces, int above, int below) {
        this.dice = dice;
        this.faces = faces;
        this.above = above;
        this.below = below;
        this.kept = dice - above - below;
        this.width = FlatRow.width(BigInteger.valueOf(faces).pow(dice));
        this.size = kept * (faces - 1) + 1;
        this.within = new FlatRow[above + below - 1];
        for (int i = 0; i < within.length; i++) {
            within[i] = whole();
        }
        this.moments = new FlatRow[below][above][];
        for (FlatRow[][] rows : moments) {
            for (int outside = 0; outside < above; outside++) {
                rows[outside] = new FlatRow[outside + 1];
                for (int power = 0; power <= outside; power++) {
                    rows[outside][power] = row();
                }
            }
        }
        this.total = row();
        this.sums = whole();
        this.part = whole();
    }

    /** Returns a row for every sum of all dice. */
    private FlatRow whole() {
        return new FlatRow(dice * (faces - 1) + 1, width);
    }

    /** Returns a row for every sum, and for as many above them as dice are dropped there. */
    private FlatRow row() {
        return new FlatRow(size + above, width);
    }

    /**
     * Returns the shares of the sums, of which the lowest has index 0.
     *
     * @param dice the number of dice
     * @param faces the number of faces, which are consecutive
     * @param above the number of the highest dice to drop, at least 1
     * @param below the number of the lowest dice to drop, at least 1; at least one die is left
     */
    public static ExactWeights of(int dice, int faces, int above, int below) {
        BigInteger[] weights = above <= below
                ? new MiddleSum(dice, faces, above, below).weights()
                : reversed(new MiddleSum(dice, faces, below, above).weights());
        return ExactWeights.of(BigInteger.valueOf(faces).pow(dice), weights);
    }

    /** Returns about how many words of all rows are read, which is what the sum costs. */
    public static double words(int dice, int faces, int above, int below) {
        double few = Math.min(above, below);
        double many = Math.max(above, below);
        double width = dice * Math.log(faces) / Math.log(2) / Integer.SIZE + 1;
        double sliding = SLIDING * dice * dice / 2 * faces / 4;
        double row = (dice - above - below) * (faces - 1.0) / 2 + 1;
        double rows = few * (few + 1) * (few + 2) / 6 + 2 * few + 3 + many / 4;
        return faces * width * (sliding + many * row * rows);
    }

    private static BigInteger[] reversed(BigInteger... row) {
        BigInteger[] reversed = new BigInteger[row.length];
        for (int i = 0; i < row.length; i++) {
            reversed[i] = row[row.length - 1 - i];
        }
        return reversed;
    }

    private BigInteger[] weights() {
        for (int window = 1; window <= faces; window++) {
            ComputationAbortedException.ifInterrupted();
            slide(window);
            for (int under = 0; under < (window == faces ? 1 : below); under++) {
                addLowest(window, under);
            }
            for (int under = 0; under < below; under++) {
                for (int over = 0; over < above; over++) {
                    remember(window, under, over);
                }
            }
        }
        BigInteger[] weights = new BigInteger[size];
        for (int i = 0; i < size; i++) {
            weights[i] = total.get(i);
        }
        return weights;
    }

    /** Fills the rows of sums within a window, die by die. */
    private void slide(int window) {
        FlatRow before = within[0];
        BigInteger most = BigInteger.valueOf(window);
        BigInteger all = most;
        before.ones(window);
        for (int many = 2; many <= dice; many++) {
            all = all.multiply(most);
            int left = dice - many;
            FlatRow to = left < within.length ? within[left] : many % 2 == 0 ? part : sums;
            to.slide(before, (many - 1) * (window - 1) + 1, window, FlatRow.width(all));
            before = to;
        }
    }

    /** Adds all throws in which the window is the lowest that the dice above the limit below can fill. */
    private void addLowest(int window, int under) {
        int count = kept * (window - 1) + 1;
        int lowest = faces - window;
        sums.copy(within[under], above * (window - 1), count);
        for (int over = 0; over < above; over++) {
            FlatRow moment = moments[under][over][over];
            part.copy(moment, 0, count);
            part.subtract(moment, above - over, count);
            sums.addTimes(part, count, 0, Binomial.coefficient(dice - under, over));
        }
        if (lowest > 0) {
            sums.subtractEarlier(below - under, count);
        }
        BigInteger ways = Binomial.coefficient(dice, under)
                .multiply(BigInteger.valueOf(lowest).pow(under));
        total.addTimes(sums, count, kept * lowest, ways);
    }

    /** Moves the highest face one further away, and adds the current window. */
    private void remember(int window, int under, int over) {
        FlatRow[] powers = moments[under][over];
        int reach = Math.min((dice - under - above) * (window - 1) + 1, size + above);
        for (int power = over; power >= 0; power--) {
            for (int lower = 0; lower < power; lower++) {
                powers[power].addTimes(powers[lower], reach, 0, Binomial.coefficient(power, lower));
            }
            powers[power].add(within[under + over], (above - over) * (window - 1), reach);
        }
    }
}
