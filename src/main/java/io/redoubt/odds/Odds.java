package io.redoubt.odds;

import io.redoubt.umpire.CitedRules;
import io.redoubt.umpire.Umpire;
import java.util.function.Function;

/**
 * The exact odds of a resolver.
 *
 * @param distribution every result with its probability
 * @param rules every rule some path touched, in order
 */
public record Odds<O>(Distribution<O> distribution, CitedRules rules) {
    /**
     * Counts every path of a resolver.
     *
     * @param resolver a pure function of the umpire's answers
     * @throws TooManyPathsException if the count would take too long, naming the step with the most branches
     */
    public static <O> Odds<O> count(Function<? super Umpire, ? extends O> resolver) {
        return count(resolver, Budget.usual());
    }

    /**
     * Counts every path of a resolver.
     *
     * @param resolver a pure function of the umpire's answers
     * @param budget the limit on the work
     * @throws TooManyPathsException if the count would take more, naming the step with the most branches
     */
    public static <O> Odds<O> count(Function<? super Umpire, ? extends O> resolver, Budget budget) {
        CountContext count = new CountContext(budget);
        Distribution<O> distribution = new CountingUmpire(count).count(resolver);
        return new Odds<>(distribution, count.rules());
    }
}
