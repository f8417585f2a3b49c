package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.burning.Ignition;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.damage.StructureAttack;
import io.redoubt.rules.lg.damage.StructureAttack.Impact;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SequentialChanges.DamageLevel;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Attacks on a structure, judged by the guidelines.
 *
 * @param attacks number of attacks
 * @param doomed number of occupants destroyed with it
 */
record GuidelineShot(
        Surface surface,
        StructureAttack blow,
        WeaponGuideline guideline,
        Optional<Ignition> ignition,
        int attacks,
        int doomed,
        Checklist found)
        implements Shot {
    /** State between attacks: the best result so far, whether it burns, and the damage. */
    private record Attacked(Impact best, boolean burning, WeaponGuideline.GuidelineDamage wreck) {}

    @Override
    public Result resolve(Umpire umpire) {
        Attacked start = new Attacked(Impact.MISS, false, WeaponGuideline.GuidelineDamage.NONE);
        Attacked end = attacks == 1 ? attack(start, umpire) : umpire.repeat("Attack", attacks, start, this::attack);
        End fate = fate(end);
        // Several attacks destroy the same part, but leave one hole each.
        int wrecked = end.wreck().worst() == DamageLevel.PART_DESTROYED
                ? 1
                : end.wreck().holes();
        return new Result(fate, fate == End.DESTROYED ? doomed : 0, 0, 0, end.burning(), wrecked);
    }

    private Attacked attack(Attacked before, Umpire umpire) {
        if (guideline.nuclear() && before.best() == Impact.PENETRATED) {
            umpire.note("Already Destroyed: no further rolls [LG-DESTR-15]");
            return before;
        }
        Impact impact = blow.strike(umpire);
        guideline.tell(impact, umpire);
        if (impact != Impact.MISS && doomed > 0) {
            umpire.note("{} inside: destroyed with it [LG-DESTR-15]", StructureOccupants.pieces(doomed));
        }
        boolean burning = before.burning() || Ignition.follows(ignition, impact != Impact.MISS, umpire);
        return new Attacked(
                impact.compareTo(before.best()) > 0 ? impact : before.best(),
                burning,
                before.wreck().and(guideline.of(impact)));
    }

    private End fate(Attacked end) {
        if (end.best() == Impact.MISS) {
            return End.MISSED_THE_STRUCTURE;
        }
        boolean through = end.best() == Impact.PENETRATED;
        if (guideline.nuclear()) {
            return End.DESTROYED;
        }
        if (ignition.isEmpty()) {
            return through ? End.PENETRATED : End.NO_PENETRATION;
        }
        if (end.burning()) {
            return through ? End.PENETRATED_AND_ON_FIRE : End.NOT_PENETRATED_BUT_ON_FIRE;
        }
        return through ? End.PENETRATED_NO_FIRE : End.NOT_PENETRATED_NO_FIRE;
    }

    @Override
    public List<End> shown() {
        if (guideline.nuclear()) {
            return List.of(End.MISSED_THE_STRUCTURE, End.DESTROYED);
        }
        return ignition.isEmpty()
                ? List.of(End.MISSED_THE_STRUCTURE, End.NO_PENETRATION, End.PENETRATED)
                : List.of(
                        End.MISSED_THE_STRUCTURE,
                        End.NOT_PENETRATED_NO_FIRE,
                        End.NOT_PENETRATED_BUT_ON_FIRE,
                        End.PENETRATED_NO_FIRE,
                        End.PENETRATED_AND_ON_FIRE);
    }

    @Override
    public List<Quantity<Result>> quantities() {
        List<Quantity<Result>> quantities = new ArrayList<>();
        if (ignition.isPresent()) {
            quantities.add(new Quantity<>("fires", "fires", Result::fires));
        }
        if (attacks > 1 && guideline.of(Impact.PENETRATED) == DamageLevel.HOLE) {
            quantities.add(new Quantity<>("holes", "holes in the wall", Result::wrecked));
        }
        if (guideline.withoutPenetration()) {
            // Otherwise the outcome shows it.
            quantities.add(new Quantity<>("parts-destroyed", "parts of the structure destroyed", Result::wrecked));
        }
        if (doomed > 0) {
            quantities.add(new Quantity<>("casualties", "pieces inside destroyed", Result::casualties));
        }
        return quantities;
    }

    @Override
    public Sentence headline() {
        return surface.headline("attacking");
    }

    @Override
    public Sentence verdict(Result result) {
        boolean part = result.wrecked() > 0;
        return switch (result.end()) {
            case NO_PENETRATION, NOT_PENETRATED_NO_FIRE ->
                Sentence.of(
                        part
                                ? "The {} is not penetrated, but *PART* of the structure is destroyed. [LG-DESTR-14]"
                                : "The {} *HOLDS*.",
                        surface.name());
            case PENETRATED, PENETRATED_NO_FIRE -> Sentence.of("The {} is *PENETRATED*.", surface.name());
            case NOT_PENETRATED_BUT_ON_FIRE ->
                Sentence.of(
                        part
                                ? "The {} is not penetrated, but *PART* of it is destroyed, and it is *ON FIRE*. [LG-DESTR-14, LG-FIRE-01]"
                                : "The {} *HOLDS* but is *ON FIRE*. [LG-FIRE-01]",
                        surface.name());
            case PENETRATED_AND_ON_FIRE ->
                Sentence.of("The {} is *PENETRATED* and *ON FIRE*. [LG-FIRE-01]", surface.name());
            case DESTROYED -> Sentence.of("What the effect area covers is *DESTROYED*. [LG-DESTR-15]");
            default -> Sentence.of("The structure is *MISSED*.");
        };
    }

    @Override
    public void applyStructureDamage(Result result, Piece structure, SequentialChanges marks) {
        if (result.end() == End.DESTROYED) {
            marks.destroyed(structure);
            Section.takeOff(structure, marks);
        } else if (result.wrecked() > 0) {
            // By a reading, an effect area destroys without penetration.
            marks.applyGuidelineDamage(structure, guideline.of(Impact.PENETRATED), result.wrecked());
        }
    }
}
