package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.damage.NuclearWarhead;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.damage.StructureAttack;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.damage.Wreck;
import io.redoubt.rules.lg.fire.Ignition;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.terms.DamageLevel;
import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Attacks on the structure itself, judged by the guidelines: what they penetrate, wreck and set on fire.
 *
 * @param attacks how many, one after the other
 * @param doomed how many troops are destroyed with it
 */
record GuidelineShot(
        Surface surface,
        StructureAttack blow,
        WeaponGuideline guideline,
        Optional<Ignition> ignition,
        int attacks,
        int doomed)
        implements Shot {
    private static final Remark OVER = Remark.of("Destroyed already: nothing more is rolled [LG-DESTR-15]");

    private static final Remark PENETRATED = Remark.of("The {} is *PENETRATED*.");
    private static final Remark PART =
            Remark.of("The {} is not penetrated, but *PART* of the structure is destroyed. [LG-DESTR-14]");
    private static final Remark PART_ON_FIRE = Remark.of(
            "The {} is not penetrated, but *PART* of it is destroyed, and it is *ON FIRE*. [LG-DESTR-14, LG-FIRE-01]");
    private static final Remark DESTROYED = Remark.of("What the effect area covers is *DESTROYED*. [LG-DESTR-15]");

    @Override
    public void check(Checklist list) {
        list.note("Fire at the building, and neither at troops in sight nor exploring [LG-DESTR-02]");
        if (!guideline.nuclear()) {
            surface.check(list);
        }
        blow.tell(list);
        guideline.check(list);
        ignition.ifPresent(fire -> fire.check(list));
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        AttackedStructure end = attacks == 1
                ? attack(AttackedStructure.START, umpire)
                : umpire.repeat("Attack", attacks, AttackedStructure.START, this::attack);
        ShotOutcome fate = fate(end);
        return new ShotResult(
                fate,
                0,
                fate == ShotOutcome.DESTROYED ? doomed : 0,
                0,
                0,
                end.burning() ? 1 : 0,
                wrecked(end.wreck()),
                0);
    }

    /** Holes, or one part, however many attacks struck it. */
    private static int wrecked(Wreck wreck) {
        return wreck.worst() == DamageLevel.PART_DESTROYED ? 1 : wreck.holes();
    }

    private AttackedStructure attack(AttackedStructure before, Umpire umpire) {
        if (guideline.nuclear() && before.best() == Impact.PENETRATED) {
            umpire.note(OVER);
            return before;
        }
        Impact impact = blow.strike(umpire);
        guideline.tell(impact, umpire);
        if (impact != Impact.MISS && doomed > 0) {
            umpire.note(NuclearWarhead.DESTROYED_WITH_IT, doomed == 1 ? "1 piece" : doomed + " pieces");
        }
        boolean burning = before.burning();
        if (!burning && impact != Impact.MISS && ignition.isPresent()) {
            burning = ignition.get().lit(1, umpire);
        }
        return new AttackedStructure(
                impact.compareTo(before.best()) > 0 ? impact : before.best(),
                burning,
                before.wreck().and(guideline.of(impact)));
    }

    private ShotOutcome fate(AttackedStructure end) {
        if (end.best() == Impact.MISS) {
            return ShotOutcome.MISSED_THE_STRUCTURE;
        }
        boolean through = end.best() == Impact.PENETRATED;
        if (guideline.nuclear()) {
            return ShotOutcome.DESTROYED;
        }
        if (ignition.isEmpty()) {
            return through ? ShotOutcome.PENETRATED : ShotOutcome.NO_PENETRATION;
        }
        if (end.burning()) {
            return through ? ShotOutcome.PENETRATED_AND_ON_FIRE : ShotOutcome.NOT_PENETRATED_BUT_ON_FIRE;
        }
        return through ? ShotOutcome.PENETRATED_NO_FIRE : ShotOutcome.NOT_PENETRATED_NO_FIRE;
    }

    @Override
    public List<ShotOutcome> shown() {
        if (guideline.nuclear()) {
            return List.of(ShotOutcome.MISSED_THE_STRUCTURE, ShotOutcome.DESTROYED);
        }
        return ignition.isEmpty()
                ? List.of(ShotOutcome.MISSED_THE_STRUCTURE, ShotOutcome.NO_PENETRATION, ShotOutcome.PENETRATED)
                : List.of(
                        ShotOutcome.MISSED_THE_STRUCTURE,
                        ShotOutcome.NOT_PENETRATED_NO_FIRE,
                        ShotOutcome.NOT_PENETRATED_BUT_ON_FIRE,
                        ShotOutcome.PENETRATED_NO_FIRE,
                        ShotOutcome.PENETRATED_AND_ON_FIRE);
    }

    @Override
    public List<Quantity<ShotResult>> quantities() {
        List<Quantity<ShotResult>> quantities = new ArrayList<>();
        if (ignition.isPresent()) {
            quantities.add(new Quantity<>("fires", "fires", ShotResult::fires));
        }
        if (attacks > 1 && guideline.of(Impact.PENETRATED) == DamageLevel.HOLE) {
            quantities.add(new Quantity<>("holes", "holes in the wall", ShotResult::wrecked));
        }
        if (guideline.withoutPenetration()) {
            // Elsewhere the outcome tells it.
            quantities.add(new Quantity<>("parts-destroyed", "parts of the structure destroyed", ShotResult::wrecked));
        }
        if (doomed > 0) {
            quantities.add(new Quantity<>("casualties", "pieces inside destroyed", ShotResult::casualties));
        }
        return quantities;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("attacking a {}", surface.name());
    }

    @Override
    public Sentence verdict(ShotResult result) {
        return switch (result.end()) {
            case NO_PENETRATION, NOT_PENETRATED_NO_FIRE ->
                Sentence.of(result.wrecked() > 0 ? PART : Remark.of("The {} *HOLDS*."), surface.name());
            case PENETRATED, PENETRATED_NO_FIRE -> Sentence.of(PENETRATED, surface.name());
            case NOT_PENETRATED_BUT_ON_FIRE ->
                Sentence.of(
                        result.wrecked() > 0
                                ? PART_ON_FIRE
                                : Remark.of("The {} *HOLDS* but is *ON FIRE*. [LG-FIRE-01]"),
                        surface.name());
            case PENETRATED_AND_ON_FIRE ->
                Sentence.of("The {} is *PENETRATED* and *ON FIRE*. [LG-FIRE-01]", surface.name());
            case DESTROYED -> Sentence.of(DESTROYED);
            default -> Sentence.of("The structure is *MISSED*.");
        };
    }

    @Override
    public void wear(ShotResult result, Piece structure, PieceChanges marks) {
        if (result.end() == ShotOutcome.DESTROYED) {
            marks.destroyed(structure);
            Section.takeOff(structure, marks);
        } else if (result.wrecked() > 0) {
            // What an effect area destroys asks for no penetration where the group settled it so.
            marks.suffer(structure, guideline.of(Impact.PENETRATED), result.wrecked());
        }
    }
}
