package io.redoubt.rules.dh.leaving;

import java.util.ArrayList;
import java.util.List;

/** How a large crew is split into units like normal sections (DH-LEAVE-10, DH-LEAVE-11). */
final class CrewSplit {
    private CrewSplit() {}

    /** As many units as bring their mean size nearest to a section, fewer where two are as near; sizes levelled. */
    static List<Integer> nearest(int men, int section) {
        int best = 1;
        for (int units = 2; units <= men; units++) {
            // |men / units - section| against the best so far, without dividing.
            long off = Math.abs((long) men - (long) section * units) * best;
            long bestOff = Math.abs((long) men - (long) section * best) * units;
            if (off < bestOff) {
                best = units;
            }
        }
        List<Integer> sizes = new ArrayList<>();
        for (int unit = 0; unit < best; unit++) {
            sizes.add(men / best + (unit < men % best ? 1 : 0));
        }
        return sizes;
    }

    /** Full sections, and the rest as a smaller one. */
    static List<Integer> full(int men, int section) {
        List<Integer> sizes = new ArrayList<>();
        for (int left = men; left > 0; left -= section) {
            sizes.add(Math.min(left, section));
        }
        return sizes;
    }
}
