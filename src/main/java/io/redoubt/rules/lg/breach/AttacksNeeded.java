package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.umpire.Die;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * How many attacks a breach takes. It is a search over questions, not the answer to one: the number it finds is then
 * resolved like any other.
 */
final class AttacksNeeded {
    private final int points;
    private final Breaching.Costs costs;
    private final BigInteger total;
    private final BigInteger miss;
    private final BigInteger bare;
    private final BigInteger success;

    AttacksNeeded(HitAndPenetration blow, Breaching.Costs costs, int points) {
        BigInteger sides = BigInteger.valueOf(Chance.SIDES);
        BigInteger hit = BigInteger.valueOf(blow.hit().target().faces(Die.D10));
        BigInteger penetrate = BigInteger.valueOf(blow.penetrate().target().faces(Die.D10));
        this.points = points;
        this.costs = costs;
        this.total = sides.pow(blow.walls() + 1);
        this.success = hit.multiply(penetrate.pow(blow.walls()));
        this.bare = hit.multiply(sides.pow(blow.walls())).subtract(success);
        this.miss = total.subtract(success).subtract(bare);
    }

    /**
     * The fewest attacks that breach with at least this probability.
     *
     * @throws BadInput if no reasonable number does
     */
    int toBe(Certainty sure) {
        BigInteger[] weights = new BigInteger[points + 1];
        Arrays.fill(weights, BigInteger.ZERO);
        weights[0] = BigInteger.ONE;
        BigInteger all = BigInteger.ONE;
        for (int attacks = 1; attacks <= SharedInputs.MOST_ATTACKS; attacks++) {
            weights = next(weights);
            all = all.multiply(total);
            if (sure.isReached(weights[points], all)) {
                return attacks;
            }
        }
        throw new BadInput("--until " + sure + ": not even " + SharedInputs.MOST_ATTACKS + " attacks are so sure");
    }

    private BigInteger[] next(BigInteger[] weights) {
        BigInteger[] next = new BigInteger[weights.length];
        Arrays.fill(next, BigInteger.ZERO);
        next[points] = weights[points].multiply(total);
        for (int done = 0; done < points; done++) {
            add(next, done, weights[done].multiply(miss));
            add(next, done + costs.hit(), weights[done].multiply(bare));
            add(next, done + costs.success(), weights[done].multiply(success));
        }
        return next;
    }

    private void add(BigInteger[] weights, int done, BigInteger weight) {
        int place = Math.min(points, done);
        weights[place] = weights[place].add(weight);
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
