package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.damage.NuclearWarhead;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.fire.Ignition;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.DamageLevel;
import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.lg.terms.Variant;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The wall that shots at troops must penetrate, and what they do to it on their way
 * ({@link Readings#WALL}).
 *
 * @param blow the hit and the penetrations
 * @param outlay what it loses where points are counted
 * @param guideline what it suffers where they are not
 * @param ignition whether a hit sets it on fire
 */
record WallInTheWay(
        HitAndPenetration blow,
        Optional<Outlay> outlay,
        Optional<WeaponGuideline> guideline,
        Optional<Ignition> ignition) {
    /** Points of the structure, what a hit costs of them, and the sections that come off on the way. */
    record Outlay(DamageCost toll, int points, int damage, List<Section> sections) {}

    /**
     * The wall between attacks.
     *
     * @param lost points lost in all
     * @param wrecked holes; 1 for a part that is destroyed
     */
    public record Wall(int lost, int wrecked, boolean burning) {}

    /** What an attack came to, and how it left the wall. */
    record Strike(Impact impact, Wall wall) {}

    /** Reads what may happen to the wall; nothing is asked where nothing can. */
    static WallInTheWay read(
            Inputs in, Surface surface, HitAndPenetration blow, Penetration penetration, Checklist list) {
        Optional<Variant> variant = NuclearWarhead.variant(in);
        Optional<WeaponGuideline> guideline = variant.isPresent()
                ? Optional.empty()
                : Optional.of(WeaponGuideline.read(in)).filter(WeaponGuideline::wrecks);
        Optional<Ignition> ignition = Ignition.find(in, surface).filter(Ignition::rolls);
        if (variant.isEmpty() && guideline.isEmpty() && ignition.isEmpty()) {
            return new WallInTheWay(blow, Optional.empty(), guideline, ignition);
        }
        if (in.reading(Readings.WALL) == Readings.Wall.NO) {
            list.note("The wall takes no harm from fire at troops, as settled here [LG-DESTR-06, LG-FIRE-01]");
            return new WallInTheWay(blow, Optional.empty(), Optional.empty(), Optional.empty());
        }
        list.note("A shot through the wall strikes the wall too [LG-DESTR-06, LG-DMG-01, LG-FIRE-01]");
        Optional<Outlay> outlay = variant.map(chosen -> outlay(in, chosen, penetration));
        outlay.ifPresent(each -> {
            each.toll().check(each.points(), list);
            Section.check(each.sections(), each.damage(), list);
        });
        guideline.ifPresent(each -> each.check(list));
        ignition.ifPresent(each -> each.check(list));
        return new WallInTheWay(blow, outlay, guideline, ignition);
    }

    private static Outlay outlay(Inputs in, Variant variant, Penetration penetration) {
        int points = in.get(SharedInputs.POINTS);
        return new Outlay(
                DamageCost.of(in, variant, penetration), points, AttackSeries.damage(in, points), Section.read(in));
    }

    Wall start() {
        return new Wall(outlay.map(Outlay::damage).orElse(0), 0, false);
    }

    Strike strike(Wall before, Umpire umpire) {
        Impact impact = blow.strike(umpire);
        int lost = outlay.isEmpty()
                ? 0
                : outlay.get().toll().after(impact, before.lost(), outlay.get().points(), umpire);
        outlay.ifPresent(each -> Section.tell(each.sections(), before.lost(), lost, umpire));
        int wrecked = before.wrecked() + (guideline.isPresent() ? wreck(guideline.get(), impact, umpire) : 0);
        boolean burning = before.burning();
        if (!burning && impact != Impact.MISS && ignition.isPresent()) {
            burning = ignition.get().lit(1, umpire);
        }
        return new Strike(impact, new Wall(lost, area() ? Math.min(1, wrecked) : wrecked, burning));
    }

    private static int wreck(WeaponGuideline guideline, Impact impact, Umpire umpire) {
        if (guideline.of(impact) == DamageLevel.NO_DAMAGE) {
            return 0;
        }
        guideline.tell(impact, umpire);
        return 1;
    }

    private boolean area() {
        return guideline.map(WeaponGuideline::effectArea).orElse(false);
    }

    /** Whether all points are gone. */
    boolean isGone(Wall wall) {
        return outlay.isPresent() && wall.lost() >= outlay.get().points();
    }

    /** How many sections are off. */
    int sectionsOff(Wall wall) {
        return outlay.map(each -> Section.off(each.sections(), wall.lost())).orElse(0);
    }

    List<Quantity<ShotResult>> quantities() {
        List<Quantity<ShotResult>> quantities = new ArrayList<>();
        if (outlay.isPresent()) {
            quantities.add(new Quantity<>("points-lost", "points lost in all", ShotResult::lost));
            if (!outlay.get().sections().isEmpty()) {
                quantities.add(new Quantity<>("sections-removed", "sections removed", ShotResult::sections));
            }
        }
        if (guideline.isPresent()) {
            quantities.add(
                    area()
                            ? new Quantity<>("parts-destroyed", "parts of the structure destroyed", ShotResult::wrecked)
                            : new Quantity<>("holes", "holes in the wall", ShotResult::wrecked));
        }
        if (ignition.isPresent()) {
            quantities.add(new Quantity<>("fires", "fires", ShotResult::fires));
        }
        return quantities;
    }

    void wear(ShotResult result, Piece structure, PieceChanges marks) {
        outlay.ifPresent(each -> marks.damage(structure, result.lost(), each.points()));
        if (result.sections() > 0) {
            marks.set(structure, PieceState.SECTIONS_REMOVED, result.sections());
        }
        if (area() && result.wrecked() > 0) {
            // What an effect area destroys asks for no penetration where the group settled it so.
            guideline.ifPresent(each -> marks.suffer(structure, each.of(Impact.PENETRATED), 0));
        } else {
            marks.holes(structure, result.wrecked());
        }
    }
}
