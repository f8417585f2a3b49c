package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.terms.KnownWeapons;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.lg.terms.Variant;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RuleId;
import java.util.Optional;

/** Makes a breach of what a user gave. */
final class BreachReader {
    private static final int LONG_ENOUGH = 20;
    private static final int BRICK = 3;

    private BreachReader() {}

    static Breaching read(Inputs in, Penetration penetration) {
        KnownWeapons.check(in, penetration);
        contradictions(in);
        Checklist list = new Checklist();
        Surface surface = Surface.read(in);
        Gap.Tool tool = in.get(Gap.WITH);
        list.note("Walls may be breached by {} with {} [LG-BREACH-01, LG-BREACH-02]", in.get(Gap.AS), tool);
        surface.check(list);
        int points = points(in, surface, list);
        HitAndPenetration blow = HitAndPenetration.read(in, surface, penetration, RuleId.of("LG-BREACH-05"));
        blow.tell(list);
        Breaching.Costs costs = costs(in, points, penetration, list);
        int done = done(in, points, list);
        AttacksNeeded needed = new AttacksNeeded(blow, costs, points - done);
        int attacks = attacks(in, needed, list);
        if (costs.hit() == 0 && costs.success() == 1) {
            needed.mean()
                    .ifPresent(
                            mean -> list.note("Without a limit it takes {} attacks on average [LG-BREACH-03]", mean));
        }
        return new Breaching(
                surface.name(), blow, costs, points, done, attacks, in.get(Gap.PER_TURN), inTurns(in), list);
    }

    private static boolean inTurns(Inputs in) {
        return in.find(Gap.TURNS).isPresent() || in.find(Gap.PER_TURN).isPresent();
    }

    /**
     * Each of three inputs tells how many attacks there are.
     *
     * @throws BadInput if two of them do and do not agree
     */
    private static void contradictions(Inputs in) {
        Optional<Integer> attacks = in.glance(Gap.ATTACKS);
        Optional<Integer> turns = in.glance(Gap.TURNS);
        if (in.glance(Gap.UNTIL).isPresent() && (attacks.isPresent() || turns.isPresent())) {
            throw new BadInput("--until finds how many attacks it takes: leave out --"
                    + (attacks.isPresent() ? "attacks" : "turns"));
        }
        int perTurn = in.glance(Gap.PER_TURN).orElse(1);
        if (attacks.isPresent() && turns.isPresent() && turns.get() * perTurn != attacks.get()) {
            throw new BadInput("--attacks " + attacks.get() + " and --turns " + turns.get() + " with " + perTurn
                    + " a turn contradict each other: leave one out");
        }
    }

    private static int points(Inputs in, Surface surface, Checklist list) {
        boolean brick = surface.row()
                .map(row -> row.rule().equals(RuleId.of("LG-AC-02")))
                .orElse(false);
        if (brick && in.find(Gap.POINTS).isEmpty()) {
            list.note("No points given: brick is set at 3, as in the example [LG-BREACH-04, LG-BREACH-03]");
            return BRICK;
        }
        int points = in.get(Gap.POINTS);
        list.note("It takes {} to breach it [LG-BREACH-03]", DamageCost.points(points));
        return points;
    }

    private static int done(Inputs in, int points, Checklist list) {
        int done = in.find(Gap.POINTS_DONE).orElse(0);
        if (done >= points) {
            throw new BadInput("--points-done " + done + ": " + DamageCost.points(points)
                    + " are all it takes, so it is breached already: leave it out for another wall");
        }
        if (done > 0) {
            list.note("{} of {} points done before [LG-BREACH-06]", done, points);
        }
        return done;
    }

    /** Bare hits count only where the point system is in use (LG-Q24). */
    private static Breaching.Costs costs(Inputs in, int points, Penetration penetration, Checklist list) {
        Optional<Variant> variant = in.find(SharedInputs.VARIANT);
        if (variant.isEmpty()) {
            list.note("A success must hit and penetrate: 1 point each [LG-BREACH-05, LG-BREACH-06]");
            return new Breaching.Costs(0, 1);
        }
        DamageCost toll = DamageCost.of(in, variant.get(), penetration);
        list.note("The point system counts here instead [LG-BREACH-08]");
        toll.check(list);
        DamageCost.checkPoints(variant.get(), points, list);
        return new Breaching.Costs(toll.hit(), toll.penetration());
    }

    private static int attacks(Inputs in, AttacksNeeded needed, Checklist list) {
        Optional<Certainty> until = in.find(Gap.UNTIL);
        if (until.isPresent()) {
            int attacks = needed.toBe(until.get(), in::spend);
            list.note("{} attacks make it at least {} sure [LG-BREACH-03]", attacks, until.get());
            return attacks;
        }
        Optional<Integer> turns = in.find(Gap.TURNS);
        if (turns.isPresent()) {
            return Math.min(SharedInputs.MOST_ATTACKS, turns.get() * in.get(Gap.PER_TURN));
        }
        return in.get(Gap.ATTACKS, LONG_ENOUGH);
    }
}
