package io.redoubt.opinion.dh;

import io.redoubt.opinion.dh.Works.Mounted;
import java.util.List;
import java.util.stream.IntStream;

/** The figures of what attacks a structure: from a card, or said. */
record Figures(List<Integer> row, int damage, int morale) {
    static Figures of(Asking asking, String by, boolean through) {
        if (by.equals("main-gun") && asking.oneIn(2)) {
            Mounted gun = asking.pick(Works.guns());
            asking.say("by", gun.name());
            return of(gun);
        }
        asking.say("by", by);
        if (by.equals("at-rifle")) {
            asking.say("aim", "structure");
        }
        if (by.equals("main-gun") && asking.oneIn(2)) {
            Mounted gun = asking.pick(Works.guns());
            asking.say("gun", gun.name());
            return of(gun);
        }
        List<Integer> row = rising(asking);
        if (!by.equals("flame-thrower") && !through) {
            asking.say("penetration", said(row));
        }
        return new Figures(row, 0, 0);
    }

    static List<Integer> rising(Asking asking) {
        int step = asking.between(1, 18);
        int first = asking.between(0, 20);
        return IntStream.range(0, 10)
                .map(column -> first + column * step)
                .boxed()
                .toList();
    }

    static String said(List<Integer> row) {
        return row.toString().replaceAll("[\\[\\] ]", "");
    }

    private static Figures of(Mounted gun) {
        return new Figures(gun.arm().row(), gun.arm().damage(), gun.arm().morale());
    }
}
