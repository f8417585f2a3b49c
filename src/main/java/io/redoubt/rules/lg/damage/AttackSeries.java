package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Attack upon attack on a structure with points.
 *
 * @param points all it can take
 * @param damage what it lost before
 * @param attacks how many are made, unless it is destroyed before
 */
public record AttackSeries(StructureAttack strike, DamageCost toll, int points, int damage, int attacks) {
    /** Up to here the attack that destroys it is told; beyond, states would become too many. */
    public static final int MOST_TOLD = 100;

    /**
     * The structure between attacks.
     *
     * @param lost points lost in all
     * @param made attacks made until it was destroyed; 0 where nobody asks
     */
    public record Wear(int lost, int made) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Wear that && lost == that.lost && made == that.made;
        }

        @Override
        public int hashCode() {
            return 31 * lost + made;
        }
    }

    public static AttackSeries read(Inputs in, StructureAttack strike, DamageCost toll) {
        int points = in.get(SharedInputs.POINTS);
        return new AttackSeries(strike, toll, points, damage(in, points), in.get(SharedInputs.ATTACKS));
    }

    /**
     * The points lost before.
     *
     * @throws BadInput if they are more than the structure has
     */
    public static int damage(Inputs in, int points) {
        int damage = in.get(SharedInputs.DAMAGE);
        if (damage > points) {
            throw new BadInput("--damage " + damage + ": the structure has only " + points + " points");
        }
        return damage;
    }

    public void check(Checklist list) {
        toll.check(points, list);
        if (damage > 0) {
            list.note(Remark.of("{} of {} points lost before", Rule.DMG_01), damage, points);
        }
    }

    public Wear resolve(Umpire umpire) {
        Wear start = new Wear(damage, 0);
        return attacks == 1 ? attack(start, umpire) : umpire.repeat("Attack", attacks, start, this::attack);
    }

    private Wear attack(Wear before, Umpire umpire) {
        if (before.lost() >= points) {
            return before;
        }
        int lost = toll.after(strike.strike(umpire), before.lost(), points, umpire);
        return new Wear(lost, told() ? before.made() + 1 : 0);
    }

    private boolean told() {
        return attacks <= MOST_TOLD;
    }

    /** The attack that destroyed it, or one more than there were. */
    public int needed(Wear end) {
        return end.lost() >= points ? end.made() : attacks + 1;
    }

    /** What is told of the ends, given how to read it off a result. */
    public <O> List<Quantity<O>> quantities(ToIntFunction<O> lost, ToIntFunction<O> needed) {
        List<Quantity<O>> quantities = new ArrayList<>();
        quantities.add(new Quantity<>("points-lost", "points lost in all", lost));
        if (told()) {
            quantities.add(Quantity.within(attacks, "attacks-needed", "attacks to destroy it", needed));
        }
        return quantities;
    }
}
