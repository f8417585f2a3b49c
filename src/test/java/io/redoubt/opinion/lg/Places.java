package io.redoubt.opinion.lg;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Who may be where: bunkers without slits, foxholes for two, destroyed structures (LG-TYPE, LG-DMG-16). */
final class Places {
    static final Verdict NO_FIRE_FROM_BUNKER = Verdict.refused("LG-TYPE-BUNKER-03");

    private static final String[] TYPES = {
        "bunker", "foxhole", "pillbox", "strongpoint", "trench", "weapon-emplacement", "weapon-turret", "building"
    };

    private Places() {}

    /** Now and then says what works the shooter is in; true if nobody fires out of them. */
    static boolean shootsFromBunker(Asked asked) {
        if (!asked.once(10)) {
            return false;
        }
        String from = asked.word("from", TYPES);
        if (from.equals("weapon-turret") && asked.once(2)) {
            asked.number("bearing", 0, 359);
        }
        return from.equals("bunker") && barsFire(asked);
    }

    private static boolean barsFire(Asked asked) {
        return "refused".equals(asked.reading("fire-from-bunker", "refused", "allowed"));
    }

    static Question occupy(Random random) {
        Asked asked = new Asked(random, "occupy");
        String type = asked.word("type", TYPES);
        String action = type.equals("weapon-turret") ? "shoot" : asked.pick("move-through", "occupy", "shoot");
        if (!action.equals("occupy") || asked.once(2)) {
            asked.say("action", action);
        }
        Set<String> broken = new TreeSet<>();
        if (destroyed(asked)) {
            broken.add("LG-DMG-16");
        }
        // whether three may pass through a foxhole that shelters two, the chapter does not say: not asked
        int troops = type.equals("foxhole") && action.equals("move-through")
                ? asked.number("troops", 1, 2, 1)
                : asked.number("troops", 1, 6, 1);
        if (type.equals("foxhole") && troops > 2) {
            broken.add("LG-TYPE-FOXHOLE-01");
        }
        if (type.equals("bunker") && action.equals("shoot") && barsFire(asked)) {
            broken.add("LG-TYPE-BUNKER-03");
        }
        if (type.equals("weapon-turret") && asked.once(2)) {
            asked.number("bearing", 0, 359);
        }
        return asked.told(broken.isEmpty() ? Verdict.certain("allowed") : new Verdict.Refused(broken));
    }

    static Question cross(Random random) {
        Asked asked = new Asked(random, "cross");
        boolean barred = destroyed(asked, "intact", "damaged", "breached", "destroyed");
        if (asked.once(2)) {
            asked.word("action", "move-through", "occupy", "shoot");
        }
        if (asked.once(3)) {
            asked.word("as", "troops", "vehicle");
        }
        return asked.told(barred ? Verdict.refused("LG-DMG-16") : Verdict.certain("crosses"));
    }

    private static boolean destroyed(Asked asked) {
        return asked.once(2) && destroyed(asked, "intact", "damaged", "breached", "destroyed");
    }

    private static boolean destroyed(Asked asked, String... states) {
        boolean destroyed = "destroyed".equals(asked.word("structure", states));
        return destroyed && "barred".equals(asked.reading("untenable", "barred", "open"));
    }
}
