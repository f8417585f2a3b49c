package io.redoubt.opinion.dh;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.dh.Rifles.Cover;
import io.redoubt.opinion.dh.Rifles.Second;
import io.redoubt.opinion.dh.Works.Mounted;
import java.util.List;

/** Questions on small arms: at works, at normal structures, from cards and without. */
final class VolleyQuestions {
    private final Asking asking;
    private final boolean plain;

    private VolleyQuestions(Asking asking) {
        this.asking = asking;
        plain = asking.oneIn(3)
                && asking.reading("model", "variant", "plain-cover").equals("plain-cover");
    }

    static Question ask(Asking asking) {
        return new VolleyQuestions(asking).put();
    }

    /** The firers: what they are, and how they fire. */
    private record Firers(int shots, int lethality, int morale, int bonus) {}

    private Question put() {
        Target target = Target.ofFire(asking);
        Cover cover = cover(target);
        Firers firers = firers();
        int accuracy = asking.number("accuracy", 5, 1, 14);
        int modifier = asking.number("accuracy-mod", 0, -4, 4) + firers.bonus();
        int volleys = asking.oneIn(5) ? asking.between(1, asking.oneIn(3) ? 3 : 2) : 1;
        if (volleys > 1) {
            asking.say("volleys", volleys);
        }
        boolean counted = target.card() || asking.oneIn(2);
        int men = men(target, counted, firers.shots() * volleys + 1);
        boolean asked = asking.oneIn(3);
        int faces = asked ? 0 : asking.tenths("guts");
        faces += asking.number("guts-mod", 0, -3, 2);
        faces += asking.number("mm", firers.morale(), -3, 1);
        int pins = asking.number("pins", 0, 0, 2);
        boolean fallsBack = asking.oneIn(3);
        if (fallsBack) {
            asking.say("second-pin", "fall-back");
        }
        if (men == 0) {
            return asking.expect(Verdict.refused());
        }
        boolean guts = !asked && target.fortification() && !plain;
        return asking.expect(new SmallArms(
                        new Rifles(accuracy, modifier, cover, firers.lethality()),
                        firers.shots(),
                        volleys,
                        guts,
                        Crew.Nerve.of(faces, fallsBack, false),
                        counted)
                .at(new Crew(men, pins, Crew.Place.INSIDE)));
    }

    private Cover cover(Target target) {
        if (!target.fortification()) {
            boolean hard = asking.oneIn(2);
            if (hard || asking.oneIn(2)) {
                asking.say("cover", hard ? "hard" : "medium");
            }
            return new Cover(hard ? -4 : -3, Second.THE_ACCURACY);
        }
        String rolls = asking.reading("cover-rolls", "by-accuracy", "fixed", "carry");
        if (plain) {
            return new Cover(-5, Second.THE_ACCURACY);
        }
        boolean deep = target.fort();
        Second second = switch (rolls) {
            case "fixed" -> deep ? Second.ALWAYS_FOUR : Second.ALWAYS_FIVE;
            case "carry" -> Second.WHAT_IS_LEFT;
            default -> deep ? Second.ONE_LESS : Second.THE_ACCURACY;
        };
        return new Cover(deep ? -6 : -5, second);
    }

    private Firers firers() {
        return asking.oneIn(2) ? mounted() : loose();
    }

    private Firers loose() {
        if (asking.oneIn(3)) {
            asking.say("by", "at-rifle").say("aim", "crew");
        } else {
            asking.say("by", "small-arms");
            if (asking.oneIn(4)) {
                asking.say("aim", "crew");
            }
        }
        int lethality = asking.between(0, 11);
        asking.say("ap", lethality);
        return new Firers(shots(1), lethality, 0, 0);
    }

    private Firers mounted() {
        List<Mounted> choice = Works.machineGuns().stream()
                .filter(mounted -> mounted.arm().bonus() == 0 || Awaited.COAXIAL_BONUS.here())
                .toList();
        Mounted gun = asking.pick(choice);
        if (asking.oneIn(2)) {
            asking.say("by", gun.name());
        } else {
            asking.say("by", "small-arms").say("gun", gun.name());
        }
        int bonus = 0;
        if (gun.arm().bonus() > 0) {
            boolean own = asking.reading("fire-acquire-bonus", "own-numbers", "main-gun")
                    .equals("own-numbers");
            bonus = own ? gun.arm().bonus() : 0;
        }
        int shots = shots(gun.arm().shots());
        return new Firers(
                shots,
                asking.number("ap", gun.arm().lethality(), 2, 10),
                gun.arm().morale(),
                bonus);
    }

    /** Shots said outright, or so many weapons with a rate of fire: one weapon, and that of its card, unless said. */
    private int shots(int rate) {
        if (asking.oneIn(3)) {
            int shots = asking.between(1, 8);
            asking.say("shots", shots);
            return shots;
        }
        int weapons = asking.number("weapons", 1, 1, 3);
        int each = asking.number("rof", rate, 1, 4);
        return each * weapons;
    }

    private int men(Target target, boolean counted, int enough) {
        if (!counted) {
            return enough;
        }
        if (target.card() && asking.oneIn(2)) {
            return target.men();
        }
        int men = asking.oneIn(20) ? 0 : asking.between(1, 14);
        asking.say("crew", men);
        return men;
    }
}
