package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.umpire.Die;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.DoubleConsumer;

/** Finds the number of attacks a breach needs. Those attacks are then resolved like a given number. */
final class AttacksNeeded {
    /** Cost of multiplying and dividing a large number by a small one, per word of the large number. */
    private static final double DIVISION = 8;

    private static final int NUMBER = 100;

    private final int points;
    private final BigInteger total;
    private final BigInteger success;

    /** Number of cases of one attack by the points it costs, in lowest terms with {@link #ways}. */
    private final TreeMap<Integer, BigInteger> done = new TreeMap<>();

    private final BigInteger ways;

    AttacksNeeded(HitAndPenetration blow, Breaching.Costs costs, int points) {
        BigInteger sides = BigInteger.valueOf(TenthsChance.SIDES);
        BigInteger hit = BigInteger.valueOf(blow.hit().target().faces(Die.D10));
        BigInteger penetrate = BigInteger.valueOf(blow.penetrate().target().faces(Die.D10));
        this.points = points;
        this.total = sides.pow(blow.walls() + 1);
        this.success = hit.multiply(penetrate.pow(blow.walls()));
        BigInteger bare = hit.multiply(sides.pow(blow.walls())).subtract(success);
        done.merge(0, total.subtract(success).subtract(bare), BigInteger::add);
        done.merge(costs.hit(), bare, BigInteger::add);
        done.merge(costs.success(), success, BigInteger::add);
        done.values().removeIf(each -> each.signum() == 0);
        BigInteger common = done.values().stream().reduce(total, BigInteger::gcd);
        done.replaceAll((cost, each) -> each.divide(common));
        this.ways = total.divide(common);
    }

    /**
     * Returns the fewest attacks that breach with at least this probability, by bisection.
     *
     * @param work receives the cost of each step and may end the search
     * @throws BadInputException if the maximum number of attacks does not reach it
     */
    int toBe(Certainty sure, DoubleConsumer work) {
        int tooFew = 0;
        int enough = SharedInputs.MOST_ATTACKS + 1;
        while (enough - tooFew > 1) {
            int attacks = (tooFew + enough) / 2;
            BigInteger all = ways.pow(attacks);
            if (sure.isReached(all.subtract(failing(attacks, work)), all)) {
                enough = attacks;
            } else {
                tooFew = attacks;
            }
        }
        if (enough > SharedInputs.MOST_ATTACKS) {
            throw new BadInputException(
                    "--until " + sure + ": " + SharedInputs.MOST_ATTACKS + " attacks do not reach it; lower it");
        }
        return enough;
    }

    /**
     * Returns the number of cases in which the attacks cost too few points. The cases of one attack are a polynomial P in
     * its points, those of n attacks are Q = P^n; P Q' = n P' Q gives each coefficient of Q from the few before it, so that
     * none beyond the points is computed.
     */
    private BigInteger failing(int attacks, DoubleConsumer work) {
        double number = NUMBER + DIVISION * attacks * ways.bitLength() / Integer.SIZE;
        int least = done.firstKey();
        BigInteger first = done.firstEntry().getValue();
        int beyond = points - attacks * least;
        if (beyond <= 0) {
            return BigInteger.ZERO;
        }
        BigInteger[] weights = new BigInteger[beyond];
        weights[0] = first.pow(attacks);
        BigInteger sum = weights[0];
        for (int place = 1; place < beyond; place++) {
            work.accept(number);
            BigInteger weight = BigInteger.ZERO;
            for (Map.Entry<Integer, BigInteger> each :
                    done.tailMap(least, false).entrySet()) {
                int more = each.getKey() - least;
                if (more <= place) {
                    BigInteger factor = each.getValue().multiply(BigInteger.valueOf(more * (attacks + 1L) - place));
                    weight = weight.add(weights[place - more].multiply(factor));
                }
            }
            weights[place] = weight.divide(first.multiply(BigInteger.valueOf(place)));
            sum = sum.add(weights[place]);
        }
        return sum;
    }

    /** Returns the mean if each success counts one point and a hit none; empty if no attack can succeed. */
    Optional<String> mean() {
        if (success.signum() == 0) {
            return Optional.empty();
        }
        BigInteger top = total.multiply(BigInteger.valueOf(points));
        BigInteger common = top.gcd(success);
        BigInteger below = success.divide(common);
        String whole = top.divide(common).toString();
        return Optional.of(below.equals(BigInteger.ONE) ? whole : whole + "/" + below);
    }
}
