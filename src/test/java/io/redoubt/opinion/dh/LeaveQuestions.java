package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Questions on a crew that leaves: its units outside, and what stays behind. */
final class LeaveQuestions {
    private LeaveQuestions() {}

    static Question ask(Asking asking) {
        Work work = asking.pick(Works.ALL);
        asking.say("from", work.key());
        int men = asking.number("crew", work.crew(), 1, work.crew() + 3);
        boolean driven = asking.oneIn(3);
        if (driven || asking.oneIn(3)) {
            asking.say("cause", driven ? "rout" : asking.pick(List.of("voluntary", "fall-back")));
        }
        asking.number("light-mgs", 0, 0, 2);
        List<String> left = new ArrayList<>(work.arms().stream()
                .map(arm -> asking.oneIn(2) ? arm.said() : arm.word())
                .toList());
        while (!left.isEmpty() && asking.oneIn(5)) {
            asking.say("destroyed-weapon", left.remove(asking.between(0, left.size() - 1)));
        }
        while (!left.isEmpty() && asking.oneIn(4)) {
            asking.say("carry", left.remove(asking.between(0, left.size() - 1)));
        }
        if (asking.oneIn(25)) {
            return asking.expect(new Verdict.BadInput());
        }
        int section = asking.between(1, 14);
        asking.say("section", section);
        List<Integer> units =
                asking.reading("split", "nearest", "full-sections").equals("nearest")
                        ? nearest(men, section)
                        : full(men, section);
        boolean each =
                asking.reading("leaders-outside", "each-unit", "one-in-all").equals("each-unit");
        return asking.expect(Verdict.of(
                Lot.sure(driven ? "routed-out" : "leaves"),
                Map.of(
                        "units", Lot.sure(units.size()),
                        "largest-unit", Lot.sure(Collections.max(units)),
                        "smallest-unit", Lot.sure(Collections.min(units)),
                        "leaders", Lot.sure(each ? units.size() : 1),
                        "abandoned", Lot.sure(left.size()))));
    }

    /** Level units, as many as bring their mean nearest to a section; of two equally near, fewer. */
    private static List<Integer> nearest(int men, int section) {
        int best = 1;
        for (int units = 2; units <= men; units++) {
            // |men / units - section| < |men / best - section|, without a fraction
            int now = Math.abs(men - section * units) * best;
            int then = Math.abs(men - section * best) * units;
            best = now < then ? units : best;
        }
        List<Integer> sizes = new ArrayList<>();
        for (int unit = 0; unit < best; unit++) {
            sizes.add(men / best + (unit < men % best ? 1 : 0));
        }
        return sizes;
    }

    private static List<Integer> full(int men, int section) {
        List<Integer> sizes = new ArrayList<>(Collections.nCopies(men / section, section));
        if (men % section > 0) {
            sizes.add(men % section);
        }
        return sizes;
    }
}
