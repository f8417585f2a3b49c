package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/**
 * Attack upon attack on a wall that is to be breached.
 *
 * @param target what is breached, in words
 * @param costs points for a hit alone and for a success
 * @param points how many breach it
 * @param done how many of them were done before
 * @param attacks how many are made, unless it is breached before
 * @param perTurn how many of them are made in a turn
 * @param inTurns whether somebody counts turns
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

    private static final Remark SUCCESS = Remark.of("A success: {} of {} points [LG-BREACH-06, LG-BREACH-07]");
    private static final Remark FAILURE =
            Remark.of("Hit but not penetrated: no success, {} of {} points [LG-BREACH-05, LG-BREACH-07]");
    private static final Remark BARE_HIT =
            Remark.of("Hit but not penetrated: {} of {} points by the variant [LG-BREACH-08, LG-DMG-06]");

    /** How far it got. */
    enum End implements PlainName {
        NOT_BREACHED,
        BREACHED
    }

    /**
     * How far a breach got.
     *
     * @param points points done in all
     * @param needed attacks until it was breached, one more than were made if it was not
     */
    record Result(End end, int points, int needed) implements Case.Result {}

    /** Points for a hit that does not penetrate, and for one that does. */
    record Costs(int hit, int success) {
        int of(Impact impact) {
            return switch (impact) {
                case MISS -> 0;
                case HIT -> hit;
                case PENETRATED -> success;
            };
        }
    }

    /**
     * The work between attacks.
     *
     * @param points points done
     * @param made attacks made until it was breached; 0 where nobody asks
     */
    record Work(int points, int made) {}

    @Override
    public Sentence headline() {
        return Sentence.of("breaching a {}", target);
    }

    @Override
    public Result resolve(Umpire umpire) {
        Work end = umpire.repeat("Attack", attacks, new Work(done, 0), this::attack);
        return end.points() >= points
                ? new Result(End.BREACHED, end.points(), end.made())
                : new Result(End.NOT_BREACHED, end.points(), attacks + 1);
    }

    private Work attack(Work before, Umpire umpire) {
        if (before.points() >= points) {
            return before;
        }
        Impact impact = blow.strike(umpire);
        int done = Math.min(points, before.points() + costs.of(impact));
        switch (impact) {
            case MISS -> {
                // The roll says it all.
            }
            case HIT -> umpire.note(costs.hit() == 0 ? FAILURE : BARE_HIT, done, points);
            case PENETRATED -> umpire.note(SUCCESS, done, points);
        }
        return new Work(done, told() ? before.made() + 1 : 0);
    }

    /** Whether the attack that breaches it is kept. */
    private boolean told() {
        return attacks <= AttackSeries.MOST_TOLD;
    }

    /** The turn an attack falls in, from 1. */
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
        if (told()) {
            quantities.add(Quantity.within(attacks, "attacks-needed", "attacks needed", Result::needed));
        }
        if (inTurns && told()) {
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
                told() && turn(attacks) > 1
                        ? Sentence.of("The {} is *BREACHED*, in turn {}. [LG-BREACH-07]", target, turn(result.needed()))
                        : Sentence.of("The {} is *BREACHED*. [LG-BREACH-07]", target);
        };
    }
}
