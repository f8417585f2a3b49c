package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Questions on what a fortification fires back with. */
final class CounterattackQuestions {
    private final Asking asking;
    private final Work work;

    private CounterattackQuestions(Asking asking) {
        this.asking = asking;
        work = asking.pick(Works.ALL);
        asking.say("from", work.key());
    }

    static Question ask(Asking asking) {
        return asking.oneIn(6) ? charge(asking) : new CounterattackQuestions(asking).put();
    }

    /** Nobody charges out of a work; who left in an earlier turn may. */
    private static Question charge(Asking asking) {
        asking.say("from", asking.pick(Works.ALL).key()).say("action", "charge");
        String left = asking.pick(List.of("no", "this-turn", "earlier"));
        if (!left.equals("no") || asking.oneIn(2)) {
            asking.say("left", left);
        }
        return asking.expect(left.equals("earlier") ? Verdict.certain("charges") : Verdict.refused("DH-CC-04"));
    }

    private Question put() {
        int men = asking.number("crew", work.crew(), 0, work.crew() + 3);
        men = Math.max(0, men - asking.number("casualties", 0, 0, men));
        List<Arm> left = new ArrayList<>(work.arms());
        while (!left.isEmpty() && asking.oneIn(5)) {
            asking.say("destroyed-weapon", name(left.remove(asking.between(0, left.size() - 1))));
        }
        preferred(left);
        boolean reached = reached();
        Served served = served(men, left);
        if (men == 0) {
            return asking.expect(Verdict.refused("DH-CREW-01"));
        }
        if (!reached) {
            return asking.expect(Verdict.refused("DH-FIGHT-07"));
        }
        return asking.expect(Verdict.of(
                Lot.sure(served.outcome(left.size())),
                Map.of(
                        "weapons", Lot.sure(served.weapons().size()),
                        "riflemen", Lot.sure(served.riflemen()),
                        "shots", Lot.sure(served.shots()))));
    }

    private String name(Arm arm) {
        return asking.oneIn(2) ? arm.said() : arm.word();
    }

    /** The owner may want one weapon served before the others. */
    private void preferred(List<Arm> left) {
        if (!left.isEmpty() && asking.oneIn(3)) {
            Arm first = left.remove(asking.between(0, left.size() - 1));
            asking.say("man", name(first));
            left.add(0, first);
        }
    }

    private boolean reached() {
        boolean turret = work.equals(Works.T34) || work.equals(Works.H35);
        boolean turns = false;
        if (turret && Awaited.TURRETS_TURN.here()) {
            turns = asking.reading("turret-bunkers", "traverse", "flat-front").equals("traverse");
        }
        if (asking.oneIn(2)) {
            return true;
        }
        if (asking.oneIn(2)) {
            String side = asking.pick(
                    turret && !Awaited.TURRETS_TURN.here() ? List.of("front") : List.of("front", "side", "rear"));
            asking.say("bearing", side);
            return turns || side.equals("front");
        }
        int degrees = asking.oneIn(3) ? asking.pick(List.of(90, 270)) : asking.between(0, 359);
        if (turret && !Awaited.TURRETS_TURN.here()) {
            degrees = asking.between(0, 89);
        }
        asking.say("bearing", degrees);
        boolean edge = asking.reading("front-edge", "in-front", "off-front").equals("in-front");
        return turns || degrees < 90 || degrees > 270 || (edge && (degrees == 90 || degrees == 270));
    }

    private Served served(int men, List<Arm> left) {
        boolean none =
                asking.reading("short-handed", "no-rifles", "half-the-rest").equals("no-rifles");
        boolean down = (!none && !Awaited.ROUNDING_WHEN_SHORT.here())
                || asking.reading("half-the-rest", "round-down", "round-up").equals("round-down");
        if (work.arms().isEmpty()) {
            boolean half = asking.reading("rifle-pit", "half", "all").equals("half");
            return new Served(List.of(), half ? Served.half(men, down) : men);
        }
        boolean anybody =
                asking.reading("all-crew", "anybody-left", "full-complement").equals("anybody-left");
        if (!left.isEmpty() && left.get(0).everybody()) {
            boolean enough = men >= (anybody ? 1 : work.crew());
            return enough ? new Served(left, 0) : new Served(List.of(), none ? 0 : Served.half(men, down));
        }
        List<Arm> weapons = new ArrayList<>();
        int rest = men;
        for (Arm arm : left) {
            if (arm.men() <= rest) {
                weapons.add(arm);
                rest -= arm.men();
            }
        }
        boolean all = weapons.size() == left.size();
        return new Served(weapons, all || !none ? Served.half(rest, down) : 0);
    }

    /** Weapons with enough men, and men with rifles beside them. */
    private record Served(List<Arm> weapons, int riflemen) {
        static int half(int men, boolean down) {
            return down ? men / 2 : (men + 1) / 2;
        }

        int shots() {
            return riflemen
                    + weapons.stream()
                            .filter(arm -> !arm.big())
                            .mapToInt(Arm::shots)
                            .sum();
        }

        String outcome(int there) {
            if (weapons.isEmpty()) {
                return riflemen == 0 ? "nothing" : "rifles-only";
            }
            return weapons.size() == there ? "all-weapons" : "some-weapons";
        }
    }
}
