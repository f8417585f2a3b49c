package io.redoubt.rules.fow.assault;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How many teams of each kind are left of an assault. */
final class Roster {
    private final int[] left;

    private Roster(int[] left) {
        this.left = left;
    }

    /** Everybody is there. */
    static Roster of(List<TeamSpec> teams) {
        int[] left = new int[teams.size()];
        for (int i = 0; i < left.length; i++) {
            left[i] = teams.get(i).count();
        }
        return new Roster(left);
    }

    int left(int kind) {
        return left[kind];
    }

    int total() {
        int total = 0;
        for (int each : left) {
            total += each;
        }
        return total;
    }

    /** One team of a kind fewer. */
    Roster without(int kind) {
        int[] fewer = left.clone();
        fewer[kind]--;
        return new Roster(fewer);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Roster that && Arrays.equals(left, that.left);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(left);
    }
}
