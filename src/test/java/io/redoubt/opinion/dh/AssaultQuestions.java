package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.List;
import java.util.Map;

/** Questions on Close Assaults, and on what may not be done instead. */
final class AssaultQuestions {
    private AssaultQuestions() {}

    static Question ask(Asking asking) {
        Target target = Target.ofFire(asking);
        boolean plain = Awaited.PLAIN_COVER_EVERYWHERE.here()
                && asking.reading("model", "variant", "plain-cover").equals("plain-cover");
        boolean variant = target.fortification() && !plain;
        return asking.oneIn(3) ? otherwise(asking, variant) : closeAssault(asking, variant);
    }

    private static Question otherwise(Asking asking, boolean variant) {
        String mode = asking.pick(List.of("improvised", "throw-grenades", "charge", "close-combat", "set-explosives"));
        asking.say("mode", mode);
        if (!variant || mode.equals("set-explosives")) {
            return asking.expect(Verdict.certain("allowed"));
        }
        return asking.expect(Verdict.refused(
                switch (mode) {
                    case "improvised" -> "DH-CA-02";
                    case "throw-grenades" -> "DH-CA-05";
                    case "charge" -> "DH-CC-01";
                    default -> "DH-CC-02";
                }));
    }

    private static Question closeAssault(Asking asking, boolean variant) {
        if (asking.oneIn(3)) {
            asking.say("mode", "close-assault");
        }
        boolean vehicle = variant && asking.oneIn(8);
        if (vehicle) {
            asking.say("attacker", "vehicle");
        }
        if (!vehicle && asking.oneIn(20)) {
            return asking.expect(new Verdict.BadInput());
        }
        int score = asking.between(-2, 12);
        asking.say("score", score);
        boolean explosives = asking.oneIn(2);
        if (explosives) {
            asking.say("explosives");
        }
        if (asking.oneIn(4)) {
            asking.say("grenades");
        }
        Lot<String> outcome = Lot.sure("allowed");
        if (asking.oneIn(2)) {
            int faces = asking.tenths("win");
            outcome = Lot.die(10).map(face -> face <= faces ? "succeeds" : "fails");
        }
        if (vehicle) {
            return asking.expect(Verdict.refused("DH-CA-01"));
        }
        int reckoned = score + (explosives && variant ? 2 : 0);
        return asking.expect(Verdict.of(outcome, Map.of("score", Lot.sure(reckoned))));
    }
}
