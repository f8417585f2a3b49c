package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.burning.Ignition;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Attack upon attack on a structure with points.
 *
 * @param attacks how many are made, unless it is destroyed before
 * @param ignition whether a hit sets it on fire, where that is asked
 * @param inmates what becomes of those inside if it is destroyed
 */
public record AttackSeries(
        StructureAttack strike, Outlay outlay, int attacks, Optional<Ignition> ignition, Occupants inmates) {
    /** Up to here the attack that destroys it is told; beyond, states would become too many. */
    public static final int MOST_TOLD = 100;

    /**
     * What a structure with points loses to attacks.
     *
     * @param toll what each of them costs
     * @param points all it can take
     * @param damage what it lost before
     * @param sections parts of the model that come off
     */
    public record Outlay(DamageCost toll, int points, int damage, List<Section> sections) {
        /** Adds the cost of an attack to the points lost, and says which sections come off. */
        public int after(StructureAttack.Impact impact, int before, Umpire umpire) {
            int lost = toll.after(impact, before, points, umpire);
            Section.tell(sections, before, lost, umpire);
            return lost;
        }

        /** How many sections are off once so much is lost. */
        public int sectionsOff(int lost) {
            return Section.off(sections, lost);
        }

        public boolean isGone(int lost) {
            return lost >= points;
        }

        /** Returns the points that are lost and, where it has sections, those that are off. */
        public <O> List<Quantity<O>> quantities(ToIntFunction<O> lost) {
            List<Quantity<O>> quantities = new ArrayList<>();
            quantities.add(new Quantity<>("points-lost", "points lost in all", lost));
            if (!sections.isEmpty()) {
                quantities.add(new Quantity<>(
                        "sections-removed", "sections removed", end -> sectionsOff(lost.applyAsInt(end))));
            }
            return quantities;
        }

        /** Marks what a structure lost. */
        public void wear(Piece structure, int lost, SequentialChanges marks) {
            marks.damage(structure, lost, points);
            if (sectionsOff(lost) > 0) {
                marks.set(structure, PieceState.SECTIONS_REMOVED, sectionsOff(lost));
            }
        }
    }

    /**
     * The structure between attacks.
     *
     * @param lost points lost in all
     * @param made attacks made until it was destroyed; 0 where nobody asks
     */
    public record PointDamage(int lost, int made, boolean burning) {}

    /** Reads attacks, and says what holds of them. */
    public static AttackSeries read(
            Inputs in, StructureAttack strike, DamageCost toll, Optional<Ignition> ignition, Checklist list) {
        int points = in.get(SharedInputs.POINTS);
        int damage = damage(in, points);
        int attacks = in.get(SharedInputs.ATTACKS);
        List<Section> sections = Section.read(in);
        Occupants inmates = Occupants.of(in, in.find(Occupants.TROOPS).orElse(0));
        toll.check(points, list);
        if (damage > 0) {
            list.note("{} of {} points lost before [LG-DMG-01]", damage, points);
        }
        Section.check(sections, damage, list);
        ignition.ifPresent(fire -> fire.check(list));
        inmates.check(list);
        return new AttackSeries(strike, new Outlay(toll, points, damage, sections), attacks, ignition, inmates);
    }

    /**
     * The points lost before.
     *
     * @throws BadInputException if they are more than the structure has
     */
    public static int damage(Inputs in, int points) {
        int damage = in.get(SharedInputs.DAMAGE);
        if (damage > points) {
            throw new BadInputException("--damage " + damage + ": the structure has only " + points + " points");
        }
        return damage;
    }

    public PointDamage resolve(Umpire umpire) {
        PointDamage start = new PointDamage(outlay.damage(), 0, false);
        return attacks == 1 ? attack(start, umpire) : umpire.repeat("Attack", attacks, start, this::attack);
    }

    private PointDamage attack(PointDamage before, Umpire umpire) {
        if (outlay.isGone(before.lost())) {
            return before;
        }
        StructureAttack.Impact impact = strike.strike(umpire);
        int lost = outlay.after(impact, before.lost(), umpire);
        boolean struck = impact != StructureAttack.Impact.MISS && ignition.isPresent();
        boolean burning = before.burning() || (struck && ignition.get().lit(1, umpire));
        return new PointDamage(lost, told() ? before.made() + 1 : 0, burning);
    }

    private boolean told() {
        return attacks <= MOST_TOLD;
    }

    /** The attack that destroyed it, or one more than there were. */
    public int needed(PointDamage end) {
        return outlay.isGone(end.lost()) ? end.made() : attacks + 1;
    }

    /** What is told of the ends, given how to read it off a result. */
    public <O> List<Quantity<O>> quantities(
            ToIntFunction<O> lost, ToIntFunction<O> needed, ToIntFunction<O> fires, ToIntFunction<O> casualties) {
        List<Quantity<O>> quantities = outlay.quantities(lost);
        if (told()) {
            quantities.add(1, Quantity.within(attacks, "attacks-needed", "attacks to destroy it", needed));
        }
        if (ignition.filter(Ignition::rolls).isPresent()) {
            quantities.add(new Quantity<>("fires", "fires", fires));
        }
        quantities.addAll(inmates.quantities(casualties));
        return quantities;
    }

    public Sentence verdict(int lost) {
        return outlay.isGone(lost)
                ? Sentence.of("The structure is *DESTROYED*: nobody moves through it or stays in it. [LG-DMG-16]")
                : Sentence.of("The structure is *STANDING*: {} of {} points lost. [LG-DMG-01]", lost, outlay.points());
    }
}
