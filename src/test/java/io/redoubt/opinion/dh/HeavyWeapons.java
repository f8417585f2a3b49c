package io.redoubt.opinion.dh;

import java.util.ArrayList;
import java.util.List;

/** How many guns and machine guns a work had, and how many of them are lost. */
record HeavyWeapons(int had, int lost) {
    static HeavyWeapons of(Asking asking, Target target, boolean series) {
        List<String> names =
                new ArrayList<>(target.work().map(work -> names(asking, work)).orElse(List.of()));
        if (!target.card() && asking.oneIn(3) && (!series || Awaited.WEAPONS_IN_A_SERIES.here())) {
            names.addAll(asking.oneIn(2) ? List.of("howitzer") : List.of("howitzer", "mg"));
            names.forEach(name -> asking.say("heavy-weapon", name));
        }
        List<String> all = List.copyOf(names);
        int lost = 0;
        int had = names.size();
        boolean allLost = series && !Awaited.WEAPONS_IN_A_SERIES.here();
        while (!names.isEmpty() && (allLost || asking.oneIn(6))) {
            asking.say("destroyed-weapon", names.remove(asking.between(0, names.size() - 1)));
            lost++;
        }
        if (!names.isEmpty() && asking.oneIn(6)) {
            // It costs nothing more, if it is one of those that are lost.
            asking.say("heaviest", asking.pick(all));
        }
        return new HeavyWeapons(had, lost);
    }

    private static List<String> names(Asking asking, Work work) {
        return work.arms().stream()
                .map(arm -> Awaited.HYPHENS_IN_SHOTS.here() && asking.oneIn(2) ? arm.word() : arm.said())
                .toList();
    }
}
