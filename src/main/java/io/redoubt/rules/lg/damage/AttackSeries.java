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
 * A series of attacks on a structure with points, which ends with its destruction.
 *
 * @param ignition the roll for a fire after a hit, if one is made
 * @param inmates the fate of the occupants if it is destroyed
 */
public record AttackSeries(
        StructureAttack strike, Outlay outlay, int attacks, Optional<Ignition> ignition, Occupants inmates) {
    /** Largest number of attacks for which the state counts them; more would make too many states. */
    public static final int MOST_COUNTED = 100;

    /** The points of a structure: the cost of an attack, all points, those lost before, and removable sections. */
    public record Outlay(DamageCost toll, int points, int damage, List<Section> sections) {
        /** Adds the cost of an attack to the points lost and announces the sections that come off. */
        public int after(StructureAttack.Impact impact, int before, Umpire umpire) {
            int lost = toll.after(impact, before, points, umpire);
            Section.tell(sections, before, lost, umpire);
            return lost;
        }

        public int sectionsOff(int lost) {
            return Section.off(sections, lost);
        }

        public boolean isGone(int lost) {
            return lost >= points;
        }

        /** Returns the points lost and, if it has sections, those removed. */
        public <O> List<Quantity<O>> quantities(ToIntFunction<O> lost) {
            List<Quantity<O>> quantities = new ArrayList<>();
            quantities.add(new Quantity<>("points-lost", "points lost in all", lost));
            if (!sections.isEmpty()) {
                quantities.add(new Quantity<>(
                        "sections-removed", "sections removed", end -> sectionsOff(lost.applyAsInt(end))));
            }
            return quantities;
        }

        /** Records the points and sections lost. */
        public void wear(Piece structure, int lost, SequentialChanges marks) {
            marks.damage(structure, lost, points);
            if (sectionsOff(lost) > 0) {
                marks.set(structure, PieceState.SECTIONS_REMOVED, sectionsOff(lost));
            }
        }
    }

    /** State between attacks: points lost, attacks until its destruction (0 if not counted), and fire. */
    public record PointDamage(int lost, int made, boolean burning) {}

    /** Reads a series and adds its findings to the checklist. */
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

    /** Returns the points lost before, at most those of the structure. */
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
        boolean burning = before.burning() || Ignition.follows(ignition, impact != StructureAttack.Impact.MISS, umpire);
        return new PointDamage(lost, countsAttacks() ? before.made() + 1 : 0, burning);
    }

    private boolean countsAttacks() {
        return attacks <= MOST_COUNTED;
    }

    /** Returns the attack that destroyed the structure, or one more than were made. */
    public int needed(PointDamage end) {
        return outlay.isGone(end.lost()) ? end.made() : attacks + 1;
    }

    /** Returns the quantities, each read from a result by one of these functions. */
    public <O> List<Quantity<O>> quantities(
            ToIntFunction<O> lost, ToIntFunction<O> needed, ToIntFunction<O> fires, ToIntFunction<O> casualties) {
        List<Quantity<O>> quantities = outlay.quantities(lost);
        if (countsAttacks()) {
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
                ? Sentence.of("The structure is *DESTROYED*: no troops may move through it or stay in it. [LG-DMG-16]")
                : Sentence.of("The structure is *STANDING*: {} of {} points lost. [LG-DMG-01]", lost, outlay.points());
    }
}
