package io.redoubt.foresight.relaxation;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/**
 * An upper bound of the value of a {@link ResourceProblem} (a surrogate relaxation). Every use of a resource pays its
 * price from one pool, which holds the prices of all resources. Whoever uses each resource once at most can always pay,
 * so no such policy is better than the best one that only has to pay; and that one is found quickly, because a board and
 * what is left in the pool are all that matters.
 *
 * <p>Any prices give an upper bound. Good ones are found by repetition: a resource that the best policy uses more than
 * once becomes dearer, and one that it uses less becomes cheaper.
 */
public final class PooledResources {
    /** The results to be added in all rounds: some tenths of a second. */
    private static final double WORK = 2e7;

    private static final int ROUNDS = 12;

    /** The sum of all prices in the first round. */
    private static final double COARSE = 40;

    /** The sum of all prices in the last round: few differences are lost by rounding. */
    private static final double FINE = 120;

    /** The effect of resources that have none on any board. */
    private static final double LEAST_EFFECT = 1e-3;

    /** The exponent of the change of prices in the first round, and the part by which it becomes less in each round. */
    private static final double CHANGE = 0.5;

    private static final double DECAY = 0.1;

    /** What is added to the number of uses, so that the price of a resource without any does not fall to nothing. */
    private static final double SOME_USE = 0.3;

    /** Choices whose values differ by much more than this part of the bound do not share a resource. */
    private static final double CLOSE = 0.01;

    private static final double LEAST_SHARE = 1e-3;

    /** The free uses in a row that are followed when uses are counted. */
    private static final int FREE_USES = 3;

    /** The repetitions after which free uses count as endless. */
    private static final int MOST_REPETITIONS = 50;

    /** More than the sum of all rounding errors. */
    private static final double ROUNDING = 1e-9;

    private final ResourceProblem problem;
    private final double[] weights;
    private final int[] prices;
    private double[][] values = {};
    private double bound = Double.POSITIVE_INFINITY;

    /** Signals that free uses can be repeated for ever. */
    private static final class EndlessException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        EndlessException() {
            super(null, null, false, false);
        }
    }

    private PooledResources(ResourceProblem problem) {
        this.problem = problem;
        this.weights = new double[problem.resources()];
        this.prices = new int[problem.resources()];
        Arrays.fill(weights, LEAST_EFFECT);
        for (int board = 0; board < problem.ends().length; board++) {
            for (ResourceProblem.Use use : problem.uses(board)) {
                if (!use.isFree()) {
                    double failure = Math.max(LEAST_EFFECT, 1 - use.effect());
                    weights[use.resource] = Math.max(weights[use.resource], -Math.log(failure));
                }
            }
        }
    }

    /** Returns an upper bound of the value of the best policy; empty if free uses can be repeated for ever. */
    public static OptionalDouble bound(ResourceProblem problem) {
        try {
            return OptionalDouble.of(new PooledResources(problem).bound());
        } catch (EndlessException e) {
            return OptionalDouble.empty();
        }
    }

    private double bound() {
        double work = 2.0 * problem.results();
        for (int round = 0; round < ROUNDS && (round == 0 || work < WORK); round++) {
            double sum = COARSE * Math.pow(FINE / COARSE, (double) round / ROUNDS);
            int pool = setPrices(Math.max(sum, prices.length));
            work += 2.0 * problem.results() * pool;
            solve(pool);
            double found = values[pool][problem.start()];
            bound = Math.min(bound, found);
            adjust(expectedUses(pool, CLOSE * Math.abs(found)), CHANGE / (1 + DECAY * round));
        }
        return bound
                + ROUNDING * Arrays.stream(problem.ends()).map(Math::abs).max().orElse(0);
    }

    /** Sets a price for each resource, by its weight, and returns their sum. */
    private int setPrices(double sum) {
        double all = Arrays.stream(weights).sum();
        for (int resource = 0; resource < prices.length; resource++) {
            prices[resource] = (int) Math.max(1, Math.round(weights[resource] * sum / all));
        }
        return Arrays.stream(prices).sum();
    }

    /** Finds the value of every board with every sum that may be left in the pool. */
    private void solve(int pool) {
        values = new double[pool + 1][];
        values[0] = problem.ends().clone();
        repeatFree(values[0]);
        for (int left = 1; left <= pool; left++) {
            values[left] = values[left - 1].clone();
            for (int board = 0; board < values[left].length; board++) {
                for (ResourceProblem.Use use : problem.uses(board)) {
                    if (isAffordable(use, left)) {
                        double value = use.value(board, values[left - prices[use.resource]]);
                        values[left][board] = Math.max(values[left][board], value);
                    }
                }
            }
            repeatFree(values[left]);
        }
    }

    private boolean isAffordable(ResourceProblem.Use use, int left) {
        return !use.isFree() && prices[use.resource] <= left;
    }

    private void repeatFree(double[] here) {
        boolean grew = true;
        for (int repetition = 0; grew; repetition++) {
            if (repetition > MOST_REPETITIONS) {
                throw new EndlessException();
            }
            grew = false;
            for (int board = 0; board < here.length; board++) {
                for (ResourceProblem.Use use : problem.uses(board)) {
                    if (use.isFree() && use.value(board, here) > here[board]) {
                        here[board] = use.value(board, here);
                        grew = true;
                    }
                }
            }
        }
    }

    /** Returns how often the best policy uses each resource; choices of nearly the same value share it. */
    private double[] expectedUses(int pool, double close) {
        double[] uses = new double[prices.length];
        double[][] odds = new double[pool + 1][problem.ends().length];
        odds[pool][problem.start()] = 1;
        for (int left = pool; left > 0; left--) {
            for (int repetition = 0; repetition < FREE_USES; repetition++) {
                for (int board = 0; board < odds[left].length; board++) {
                    if (odds[left][board] > 0) {
                        follow(board, left, close, odds, uses);
                    }
                }
            }
        }
        return uses;
    }

    /** Passes the probability of a board on to those that follow. */
    private void follow(int board, int left, double close, double[][] odds, double[] uses) {
        double here = odds[left][board];
        odds[left][board] = 0;
        double best = values[left][board];
        if (values[left - 1][board] >= best) {
            odds[left - 1][board] += here;
            return;
        }
        double[] shares = shares(board, left, close);
        double all = Arrays.stream(shares).sum();
        for (int choice = 0; choice < shares.length; choice++) {
            if (shares[choice] > 0) {
                ResourceProblem.Use use = problem.uses(board).get(choice);
                double share = here * shares[choice] / all;
                int price = use.isFree() ? 0 : prices[use.resource];
                if (!use.isFree()) {
                    uses[use.resource] += share;
                }
                for (int result = 0; result < use.odds.length; result++) {
                    odds[left - price][board + use.change[result]] += share * use.odds[result];
                }
            }
        }
    }

    /** Returns the share of each use: 1 for the best, less for others, and none for those that are much worse. */
    private double[] shares(int board, int left, double close) {
        List<ResourceProblem.Use> uses = problem.uses(board);
        double[] shares = new double[uses.size()];
        for (int choice = 0; choice < shares.length; choice++) {
            ResourceProblem.Use use = uses.get(choice);
            if (use.isFree() || isAffordable(use, left)) {
                double value = use.value(board, values[use.isFree() ? left : left - prices[use.resource]]);
                double share = Math.exp((value - values[left][board]) / close);
                shares[choice] = share < LEAST_SHARE ? 0 : share;
            }
        }
        return shares;
    }

    /** Makes resources dearer that are used more than once, and those cheaper that are used less. */
    private void adjust(double[] uses, double change) {
        for (int resource = 0; resource < weights.length; resource++) {
            weights[resource] *= Math.pow(SOME_USE + uses[resource], change);
        }
    }
}
