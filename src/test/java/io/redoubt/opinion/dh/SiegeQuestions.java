package io.redoubt.opinion.dh;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.dh.Crew.Place;
import io.redoubt.opinion.dh.Site.Last;
import java.util.List;
import java.util.Optional;

/** Questions on guns, rockets, anti-tank rifles, flames and Explosives at the structure. */
final class SiegeQuestions {
    private final Asking asking;
    private final Target target;
    private final String by;
    private final boolean through;

    private SiegeQuestions(Asking asking) {
        this.asking = asking;
        target = Target.ofGuns(asking);
        by = asking.pick(List.of("main-gun", "main-gun", "rocket", "at-rifle", "flame-thrower", "explosives"));
        through = asking.oneIn(4) && !by.equals("flame-thrower");
    }

    static Question ask(Asking asking) {
        return new SiegeQuestions(asking).put();
    }

    private Question put() {
        boolean series = asking.oneIn(7);
        int men = men(series);
        int attacks = series ? attacks(men) : 1;
        Figures figures = Figures.of(asking, by, through);
        Optional<Integer> acquire = acquire();
        Optional<Integer> hit = hit();
        Optional<Penetration> penetration = by.equals("flame-thrower") || through
                ? Optional.empty()
                : Optional.of(new Strike(asking, target).by(figures.row()));
        Optional<Integer> tableDie = through && !series && asking.oneIn(3) ? tableDie() : Optional.empty();
        if (through) {
            asking.say("penetrated");
        }
        int damage = asking.number("weapon-dm", figures.damage(), -3, 3)
                + asking.number("target-dm", target.damage(), -3, 3);
        HeavyWeapons heavy = HeavyWeapons.of(asking, target, series);
        Siege siege = new Siege(
                acquire,
                hit,
                penetration,
                tableDie,
                damage,
                heavy.had(),
                nerve(figures),
                points(),
                attacks,
                series && ceasesWhenEmpty());
        Crew crew = new Crew(men, asking.number("pins", 0, 0, 2), Place.INSIDE);
        int hits = asking.number("penetrating-hits", 0, 0, 5);
        return asking.expect(siege.at(new Site(crew, hits, heavy.lost(), true, Last.NOTHING_YET, false)));
    }

    private int attacks(int men) {
        int attacks = men <= 4 && asking.oneIn(3) ? 3 : 2;
        asking.say(asking.pick(List.of("shots", "shots", "weapons", "rof")), attacks);
        return attacks;
    }

    private boolean ceasesWhenEmpty() {
        boolean empty = asking.oneIn(3);
        if (empty) {
            asking.say("cease", "empty");
        }
        return empty;
    }

    /** Only a Main Gun has to Acquire; a Fort is easier to find. */
    private Optional<Integer> acquire() {
        if (!by.equals("main-gun") || through) {
            return Optional.empty();
        }
        if (asking.oneIn(5)) {
            asking.say("acquired");
            return Optional.empty();
        }
        int faces = asking.tenths("acquire");
        if (!target.fort()) {
            return Optional.of(faces);
        }
        return Optional.of(asking.reading("fort-acquire", "easier", "harder").equals("easier") ? faces + 2 : faces - 2);
    }

    private Optional<Integer> hit() {
        if (through || (by.equals("flame-thrower") && asking.oneIn(2))) {
            return Optional.empty();
        }
        return Optional.of(asking.tenths("hit"));
    }

    private Optional<Integer> tableDie() {
        int die = asking.between(1, 10);
        asking.say("table-die", die);
        return Optional.of(die);
    }

    private Crew.Nerve nerve(Figures figures) {
        int faces = asking.tenths("guts")
                + asking.number("mm", figures.morale(), -3, 1)
                + asking.number("guts-mod", 0, -2, 2);
        boolean burnt = by.equals("flame-thrower");
        boolean fallsBack = !burnt && asking.oneIn(3);
        if (fallsBack) {
            asking.say("second-pin", "fall-back");
        }
        return Crew.Nerve.of(faces, fallsBack, burnt);
    }

    private Siege.Points points() {
        return new Siege.Points(
                asking.reading("total-of-ten", "eliminated", "routed").equals("eliminated"),
                asking.reading("blast-dice", "ten", "crew").equals("ten"),
                asking.reading("earlier-hits", "each-ph", "each-attack").equals("each-ph"),
                asking.reading("lowest-row", "check-and-ph", "nothing").equals("check-and-ph"),
                asking.reading("no-penetration", "nothing", "guts-check").equals("nothing"),
                asking.reading("flame-pins", "none", "three").equals("none"));
    }

    /** Fewer in most series: every man more is another way for them to go on. */
    private int men(boolean series) {
        if (target.card() && !asking.oneIn(series ? 20 : 3)) {
            return target.men();
        }
        int men = asking.between(Awaited.EMPTY_WORKS.here() ? 0 : 1, series ? 5 : 14);
        asking.say("crew", men);
        return men;
    }
}
