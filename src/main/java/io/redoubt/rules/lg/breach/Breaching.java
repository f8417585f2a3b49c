package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.damage.StructureAttack.Impact;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Variant;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.lg.shared.Weapon;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A series of attacks on a wall.
 *
 * @param points points that breach it
 * @param done points done before
 * @param attacks maximum number of attacks
 * @param inTurns whether the user counts turns
 */
record Breaching(
        String target,
        HitAndPenetration blow,
        Costs costs,
        int points,
        int done,
        int attacks,
        int perTurn,
        boolean inTurns,
        Checklist found)
        implements Judged<Breaching.Result> {
    private static final int LONG_ENOUGH = 20;
    private static final int BRICK = 3;

    enum End implements PlainName {
        NOT_BREACHED,
        BREACHED
    }

    /** Points done in all, and attacks until the breach: one more than were made without a breach. */
    record Result(End end, int points, int needed) implements Case.Result {}

    /** Points for a hit that does not penetrate, and for a penetration. */
    record Costs(int hit, int success) {
        int of(Impact impact) {
            return switch (impact) {
                case MISS -> 0;
                case HIT -> hit;
                case PENETRATED -> success;
            };
        }
    }

    /** State between attacks: points done, and attacks made until the breach (0 if not counted). */
    record Progress(int points, int made) {}

    static Breaching read(Inputs in, Penetration penetration) {
        Weapon.check(in, penetration);
        rejectContradictions(in);
        Checklist list = new Checklist();
        Surface surface = Surface.read(in);
        Gap.Tool tool = in.get(Gap.WITH);
        list.note("Walls may be breached by {} with {} [LG-BREACH-01, LG-BREACH-02]", in.get(Gap.AS), tool);
        surface.check(list);
        int points = points(in, surface, list);
        HitAndPenetration blow = HitAndPenetration.read(in, surface, penetration, RuleId.of("LG-BREACH-05"));
        blow.tell(list);
        Costs costs = costs(in, points, penetration, list);
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

    /** Rejects inputs that disagree about the number of attacks. */
    private static void rejectContradictions(Inputs in) {
        Optional<Integer> attacks = in.peek(Gap.ATTACKS);
        Optional<Integer> turns = in.peek(Gap.TURNS);
        if (in.peek(Gap.UNTIL).isPresent() && (attacks.isPresent() || turns.isPresent())) {
            throw new BadInputException(
                    "--until computes the number of attacks; remove --" + (attacks.isPresent() ? "attacks" : "turns"));
        }
        int perTurn = in.peek(Gap.PER_TURN).orElse(1);
        if (attacks.isPresent() && turns.isPresent() && turns.get() * perTurn != attacks.get()) {
            throw new BadInputException("--attacks " + attacks.get() + " and --turns " + turns.get() + " with "
                    + perTurn + " per turn cannot be combined; give only one");
        }
    }

    private static int points(Inputs in, Surface surface, Checklist list) {
        boolean brick = surface.row()
                .map(row -> row.rule().equals(RuleId.of("LG-AC-02")))
                .orElse(false);
        if (brick && in.find(Gap.POINTS).isEmpty()) {
            list.note("No --points given: brick has 3, as in the book's example [LG-BREACH-04, LG-BREACH-03]");
            return BRICK;
        }
        int points = in.get(Gap.POINTS);
        list.note("It takes {} to breach it [LG-BREACH-03]", DamageCost.points(points));
        return points;
    }

    private static int done(Inputs in, int points, Checklist list) {
        int done = in.find(Gap.POINTS_DONE).orElse(0);
        if (done >= points) {
            throw new BadInputException("--points-done " + done + ": the wall is breached at "
                    + DamageCost.points(points) + "; give fewer, or remove it for another wall");
        }
        if (done > 0) {
            list.note("{} of {} points done before [LG-BREACH-06]", done, points);
        }
        return done;
    }

    /** Returns the costs; hits without penetration count only in the point system (LG-Q24). */
    private static Costs costs(Inputs in, int points, Penetration penetration, Checklist list) {
        Optional<Variant> variant = in.find(SharedInputs.VARIANT);
        if (variant.isEmpty()) {
            list.note("A success must hit and penetrate: 1 point each [LG-BREACH-05, LG-BREACH-06]");
            return new Costs(0, 1);
        }
        DamageCost toll = DamageCost.of(in, variant.get(), penetration);
        list.note("The point system is used instead [LG-BREACH-08]");
        toll.check(list);
        DamageCost.checkPoints(variant.get(), points, list);
        return new Costs(toll.hit(), toll.penetration());
    }

    private static int attacks(Inputs in, AttacksNeeded needed, Checklist list) {
        Optional<Certainty> until = in.find(Gap.UNTIL);
        if (until.isPresent()) {
            int attacks = needed.toBe(until.get(), in::spend);
            list.note("{} attacks breach it with a probability of at least {} [LG-BREACH-03]", attacks, until.get());
            return attacks;
        }
        Optional<Integer> turns = in.find(Gap.TURNS);
        if (turns.isPresent()) {
            return Math.min(SharedInputs.MOST_ATTACKS, turns.get() * in.get(Gap.PER_TURN));
        }
        return in.get(Gap.ATTACKS, LONG_ENOUGH);
    }

    @Override
    public Sentence headline() {
        return Sentence.of("breaching a {}", target);
    }

    @Override
    public Result resolve(Umpire umpire) {
        Progress end = umpire.repeat("Attack", attacks, new Progress(done, 0), this::attack);
        return end.points() >= points
                ? new Result(End.BREACHED, end.points(), end.made())
                : new Result(End.NOT_BREACHED, end.points(), attacks + 1);
    }

    private Progress attack(Progress before, Umpire umpire) {
        if (before.points() >= points) {
            return before;
        }
        Impact impact = blow.strike(umpire);
        int done = Math.min(points, before.points() + costs.of(impact));
        switch (impact) {
            case MISS -> {
                // The roll is shown already.
            }
            case HIT ->
                umpire.note(
                        costs.hit() == 0
                                ? "Hit but not penetrated: no success, {} of {} points [LG-BREACH-05, LG-BREACH-07]"
                                : "Hit but not penetrated: {} of {} points by the variant [LG-BREACH-08, LG-DMG-06]",
                        done,
                        points);
            case PENETRATED -> umpire.note("A success: {} of {} points [LG-BREACH-06, LG-BREACH-07]", done, points);
        }
        return new Progress(done, countsAttacks() ? before.made() + 1 : 0);
    }

    /** Returns whether the state records the attack that breaches the wall. */
    private boolean countsAttacks() {
        return attacks <= AttackSeries.MOST_COUNTED;
    }

    /** Returns the turn of an attack, from 1. */
    private int turn(int attack) {
        return (attack + perTurn - 1) / perTurn;
    }

    @Override
    public List<End> shown() {
        return List.of(End.values());
    }

    @Override
    public List<Quantity<Result>> quantities() {
        List<Quantity<Result>> quantities = new ArrayList<>();
        quantities.add(new Quantity<>("points-done", "points done", Result::points));
        if (countsAttacks()) {
            quantities.add(Quantity.within(attacks, "attacks-needed", "attacks needed", Result::needed));
        }
        if (inTurns && countsAttacks()) {
            int turns = turn(attacks);
            quantities.add(Quantity.within(
                    turns,
                    "turns-needed",
                    "turns needed",
                    result -> result.end() == End.BREACHED ? turn(result.needed()) : turns + 1));
        }
        return quantities;
    }

    @Override
    public Sentence verdict(Result result) {
        return switch (result.end()) {
            case NOT_BREACHED ->
                Sentence.of(
                        "The {} is *NOT BREACHED*: {} of {} points. [LG-BREACH-06]", target, result.points(), points);
            case BREACHED ->
                countsAttacks() && turn(attacks) > 1
                        ? Sentence.of("The {} is *BREACHED*, in turn {}. [LG-BREACH-07]", target, turn(result.needed()))
                        : Sentence.of("The {} is *BREACHED*. [LG-BREACH-07]", target);
        };
    }
}
