package io.redoubt.rules.fow.assault;

import org.jspecify.annotations.Nullable;

/**
 * What an assault brings about.
 *
 * @param lost assaulting teams lost to counterattacks
 * @param captured Turrets captured
 */
public record AssaultResult(AssaultEnd end, int lost, int captured) {
    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AssaultResult that && end == that.end && lost == that.lost && captured == that.captured;
    }

    @Override
    public int hashCode() {
        return (31 * lost + captured) * 31 + end.hashCode();
    }
}
