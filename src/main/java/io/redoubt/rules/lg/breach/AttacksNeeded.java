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

/**
 * How many attacks a breach takes. It is a search over questions, not the answer to one: the number it finds is then
 * resolved like any other.
 */
final class AttacksNeeded {
    /** What a product and a division of a large number by a small one take, in words of it. */
    private static final double DIVISION = 8;

    private static final int NUMBER = 100;

    private final int points;
    private final BigInteger total;
    private final BigInteger success;

    /** What one attack does: its ways by the points it costs, over the least total they can have. */
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
     * The fewest attacks that breach with at least this probability. More attacks never breach less often, so every
     * look halves what is left to look at.
     *
     * @param work is told of each number before it is counted, and may end the search
     * @throws BadInputException if no reasonable number does
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
                    "--until " + sure + ": not even " + SharedInputs.MOST_ATTACKS + " attacks are so sure");
        }
        return enough;
    }

    /**
     * The ways in which so many attacks cost too few points. Those of one attack are a polynomial P in its points,
     * those of n are Q = P^n; and P Q' = n P' Q ties each weight of Q to a few before it, so that none beyond the
     * points is counted.
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

    /** The average where each success counts one point and nothing else does; empty if none can succeed. */
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
