package io.redoubt.bench;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.Target;
import java.util.List;
import java.util.function.Supplier;

/**
 * One row of the table of jobs, with measurements made once on another machine, of which only ratios are used.
 *
 * @param key the letter of the job; a star marks the job without the rulebook
 * @param dyce the microseconds in dyce, warm
 * @param icepool the microseconds in icepool, warm
 * @param plainThere the microseconds of a plain exact Java loop on that machine
 * @param budget the intended speed relative to both
 * @param known the exact answer, calculated by hand; empty if only the plain loop checks it
 */
record Entry(
        String key,
        String what,
        Supplier<Job> job,
        double dyce,
        double icepool,
        double plainThere,
        int budget,
        String known) {
    private static final int[] FOUR = {4};
    private static final int[] THREE = {3};
    private static final int[] ALL = {2, 3, 4, 5, 6};

    static final List<Entry> ALL_JOBS = List.of(
            new Entry("a", "4+ among 12 d6", () -> pool(12, Die.D6, Target.atLeast(4)), 21, 276, .08, 20, ""),
            new Entry("b", "3 shots at a nest", () -> nest(3), 21, 247, .38, 20, "[8/27, 127/729, 386/729]"),
            new Entry("b*", "the engine alone", () -> new BareNestJob(3, nest(3)), 21, 247, .38, 20, ""),
            new Entry("c", "20 shots at a nest", () -> nest(20), 70, 479, 2.8, 20, ""),
            new Entry("c*", "the engine alone", () -> new BareNestJob(20, nest(20)), 70, 479, 2.8, 20, ""),
            new Entry("d", "casualties, then morale", MoraleJob::new, 129, 590, 1.3, 20, ""),
            new Entry("e", "2d6 table of 121 cells", TableJob::job, 430, 209, 3.4, 20, ""),
            new Entry(
                    "f",
                    "8 shots at a turret",
                    () -> ShotsJob.turret(8),
                    36,
                    321,
                    .7,
                    20,
                    "[152587890625/2821109907456, 503512109375/2821109907456, 1288991/1679616]"),
            new Entry(
                    "g",
                    "3- among 1000 d10",
                    () -> pool(1000, Die.D10, Target.atMost(3)),
                    457_000,
                    125_000,
                    660,
                    10,
                    ""),
            new Entry(
                    "h", "1,000 answers like b", () -> ShotsJob.nest(ALL, ALL, 1, 40), 71_000, 528_000, 3_000, 20, ""));

    static Entry of(String key) {
        for (Entry entry : ALL_JOBS) {
            if (entry.key.equals(key)) {
                return entry;
            }
        }
        throw new IllegalArgumentException("no job " + key);
    }

    private static Job pool(int dice, Die die, Target target) {
        return PoolJob.of(dice, die, target);
    }

    private static Job nest(int shots) {
        return ShotsJob.nest(FOUR, THREE, shots, shots);
    }
}
