package io.redoubt.umpire;

import org.jspecify.annotations.Nullable;

/** The name of one rule of one rulebook, for example {@code FOW-NEST-06}. */
public final class RuleId implements Comparable<RuleId> {
    private final String id;

    private RuleId(String id) {
        this.id = id;
    }

    public static RuleId of(String id) {
        return new RuleId(id);
    }

    @Override
    public int compareTo(RuleId other) {
        return id.compareTo(other.id);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof RuleId that && id.equals(that.id));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
