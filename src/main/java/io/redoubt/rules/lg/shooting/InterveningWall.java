package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.burning.Ignition;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.damage.NuclearWarhead;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.damage.StructureAttack.Impact;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SequentialChanges.DamageLevel;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Variant;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The wall that shots at troops must penetrate, and its damage ({@link Readings#WALL}).
 *
 * @param outlay its loss if points are counted
 * @param guideline its damage if they are not
 * @param ignition the roll for a fire after a hit
 */
record InterveningWall(
        HitAndPenetration blow,
        Optional<AttackSeries.Outlay> outlay,
        Optional<WeaponGuideline> guideline,
        Optional<Ignition> ignition) {
    /** State between attacks: points lost, holes (1 for a destroyed part), and fire. */
    record Wall(int lost, int wrecked, boolean burning) {}

    /** The result of an attack, and the wall after it. */
    record Strike(Impact impact, Wall wall) {}

    /** Reads the wall; inputs for damage and fire only if these are possible. */
    static InterveningWall read(Inputs in, Penetration penetration, Checklist list) {
        Surface surface = Surface.read(in);
        surface.check(list);
        HitAndPenetration blow = HitAndPenetration.read(in, surface, penetration);
        blow.tell(list);
        Optional<Variant> variant = NuclearWarhead.variant(in);
        Optional<WeaponGuideline> guideline = variant.isPresent()
                ? Optional.empty()
                : Optional.of(WeaponGuideline.read(in))
                        .filter(weapon -> weapon.of(Impact.PENETRATED) != DamageLevel.NO_DAMAGE);
        Optional<Ignition> ignition = Ignition.find(in, surface).filter(Ignition::rolls);
        if (variant.isEmpty() && guideline.isEmpty() && ignition.isEmpty()) {
            return new InterveningWall(blow, Optional.empty(), guideline, ignition);
        }
        if (in.reading(Readings.WALL) == Readings.Wall.NO) {
            list.note("The wall takes no harm from fire at troops (reading) [LG-DESTR-06, LG-FIRE-01]");
            return new InterveningWall(blow, Optional.empty(), Optional.empty(), Optional.empty());
        }
        list.note("A shot through the wall strikes the wall too [LG-DESTR-06, LG-DMG-01, LG-FIRE-01]");
        Optional<AttackSeries.Outlay> outlay = variant.map(chosen -> {
            int points = in.get(SharedInputs.POINTS);
            DamageCost toll = DamageCost.of(in, chosen, penetration);
            int damage = AttackSeries.damage(in, points);
            List<Section> sections = Section.read(in);
            toll.check(points, list);
            Section.check(sections, damage, list);
            return new AttackSeries.Outlay(toll, points, damage, sections);
        });
        guideline.ifPresent(each -> each.check(list));
        ignition.ifPresent(each -> each.check(list));
        return new InterveningWall(blow, outlay, guideline, ignition);
    }

    Wall start() {
        return new Wall(outlay.map(AttackSeries.Outlay::damage).orElse(0), 0, false);
    }

    Strike strike(Wall before, Umpire umpire) {
        Impact impact = blow.strike(umpire);
        int lost = outlay.isEmpty() ? 0 : outlay.get().after(impact, before.lost(), umpire);
        int wrecked = before.wrecked();
        if (guideline.isPresent() && guideline.get().of(impact) != DamageLevel.NO_DAMAGE) {
            guideline.get().tell(impact, umpire);
            wrecked = area() ? 1 : wrecked + 1;
        }
        boolean burning = before.burning() || Ignition.follows(ignition, impact != Impact.MISS, umpire);
        return new Strike(impact, new Wall(lost, wrecked, burning));
    }

    private boolean area() {
        return guideline.map(WeaponGuideline::effectArea).orElse(false);
    }

    boolean isGone(Wall wall) {
        return outlay.isPresent() && outlay.get().isGone(wall.lost());
    }

    List<Quantity<Shot.Result>> quantities() {
        List<Quantity<Shot.Result>> quantities = new ArrayList<>();
        outlay.ifPresent(points -> quantities.addAll(points.quantities(Shot.Result::lost)));
        if (guideline.isPresent()) {
            quantities.add(
                    area()
                            ? new Quantity<>(
                                    "parts-destroyed", "parts of the structure destroyed", Shot.Result::wrecked)
                            : new Quantity<>("holes", "holes in the wall", Shot.Result::wrecked));
        }
        if (ignition.isPresent()) {
            quantities.add(new Quantity<>("fires", "fires", Shot.Result::fires));
        }
        return quantities;
    }

    void wear(Shot.Result result, Piece structure, SequentialChanges marks) {
        outlay.ifPresent(each -> each.wear(structure, result.lost(), marks));
        if (area() && result.wrecked() > 0) {
            // By a reading, an effect area destroys without penetration.
            guideline.ifPresent(each -> marks.applyGuidelineDamage(structure, each.of(Impact.PENETRATED), 0));
        } else {
            marks.holes(structure, result.wrecked());
        }
    }
}
