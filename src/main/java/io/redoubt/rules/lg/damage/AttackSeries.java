package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.fire.Ignition;
import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Attack upon attack on a structure with points.
 *
 * @param points all it can take
 * @param damage what it lost before
 * @param attacks how many are made, unless it is destroyed before
 * @param sections parts of the model that come off
 * @param ignition whether a hit sets it on fire, where that is asked
 */
public record AttackSeries(
        StructureAttack strike,
        DamageCost toll,
        int points,
        int damage,
        int attacks,
        List<Section> sections,
        Optional<Ignition> ignition) {
    /** Up to here the attack that destroys it is told; beyond, states would become too many. */
    public static final int MOST_TOLD = 100;

    /**
     * The structure between attacks.
     *
     * @param lost points lost in all
     * @param made attacks made until it was destroyed; 0 where nobody asks
     */
    public record Wear(int lost, int made, boolean burning) {}

    public static AttackSeries read(Inputs in, StructureAttack strike, DamageCost toll, Optional<Ignition> ignition) {
        int points = in.get(SharedInputs.POINTS);
        return new AttackSeries(
                strike, toll, points, damage(in, points), in.get(SharedInputs.ATTACKS), Section.read(in), ignition);
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
            list.note("{} of {} points lost before [LG-DMG-01]", damage, points);
        }
        Section.check(sections, damage, list);
        ignition.ifPresent(fire -> fire.check(list));
    }

    public Wear resolve(Umpire umpire) {
        Wear start = new Wear(damage, 0, false);
        return attacks == 1 ? attack(start, umpire) : umpire.repeat("Attack", attacks, start, this::attack);
    }

    private Wear attack(Wear before, Umpire umpire) {
        if (before.lost() >= points) {
            return before;
        }
        Impact impact = strike.strike(umpire);
        int lost = toll.after(impact, before.lost(), points, umpire);
        Section.tell(sections, before.lost(), lost, umpire);
        boolean struck = impact != Impact.MISS && ignition.isPresent();
        boolean burning = before.burning() || (struck && ignition.get().lit(1, umpire));
        return new Wear(lost, told() ? before.made() + 1 : 0, burning);
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

    /** How many sections are off once so much is lost. */
    public int sectionsOff(int lost) {
        return Section.off(sections, lost);
    }

    /** What is told beside them where it can come about. */
    public <O> List<Quantity<O>> more(ToIntFunction<O> sectionsOff, ToIntFunction<O> fires) {
        List<Quantity<O>> quantities = new ArrayList<>();
        if (!sections.isEmpty()) {
            quantities.add(new Quantity<>("sections-removed", "sections removed", sectionsOff));
        }
        if (ignition.filter(Ignition::rolls).isPresent()) {
            quantities.add(new Quantity<>("fires", "fires", fires));
        }
        return quantities;
    }
}
