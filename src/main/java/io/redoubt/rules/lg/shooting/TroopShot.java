package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.pieces.Inside;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Attacks on troops in a structure: gates one after the other, then whoever is reached and his armor.
 *
 * @param detection what must come first, once; empty if they are seen already
 * @param through the wall each attack has to penetrate first; empty if none is in the way
 * @param gates what each attack has to pass then
 * @param targets the troops, and whom an attack that passed them hits
 * @param inmates what becomes of those inside if the structure is destroyed
 * @param attacks how many, one after the other
 * @param razes whether a hit destroys what the troops are in, too
 * @param notes what the rules say before dice
 */
record TroopShot(
        Optional<Gate> detection,
        Optional<WallInTheWay> through,
        List<Gate> gates,
        Targets targets,
        Occupants inmates,
        int attacks,
        boolean razes,
        Checklist notes)
        implements Shot {
    /** A test that ends the attack unless it is passed. */
    record Gate(Test test, Need need, ShotOutcome otherwise) {}

    private static final Remark WALL_GONE = Remark.of("The structure is destroyed: nothing more is rolled [LG-DMG-16]");
    private static final Remark ALL_OUT = Remark.of("Nobody is left: nothing more is rolled [LG-CORE-04]");
    private static final WallInTheWay.Wall NO_WALL = new WallInTheWay.Wall(0, 0, false);
    private static final WallInTheWay.Wall RAZED = new WallInTheWay.Wall(0, 1, false);

    /** The troops between attacks: how the last attack ended, how many were hit, who is out, and the wall. */
    private record Stage(ShotOutcome last, int hits, Fallen out, WallInTheWay.Wall wall) {
        /** The same after an attack that hit nobody. */
        Stage at(ShotOutcome fate) {
            return new Stage(fate, 0, out, wall);
        }
    }

    @Override
    public void check(Checklist list) {
        list.addAll(notes);
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        WallInTheWay.Wall wall = through.map(WallInTheWay::start).orElse(NO_WALL);
        Stage start = new Stage(ShotOutcome.STILL_IN_ACTION, 0, Fallen.NOBODY, wall);
        if (detection.isPresent()
                && !umpire.test(detection.get().test(), detection.get().need())) {
            return result(
                    new Stage(detection.get().otherwise(), 0, Fallen.NOBODY, wall),
                    detection.get().otherwise());
        }
        if (attacks == 1) {
            Stage end = attack(start, umpire);
            return result(end, end.last());
        }
        Stage end = umpire.repeat("Attack", attacks, start, this::another);
        return result(end, end.out().all() > 0 ? ShotOutcome.OUT_OF_ACTION : ShotOutcome.STILL_IN_ACTION);
    }

    private ShotResult result(Stage end, ShotOutcome fate) {
        WallInTheWay.Wall wall = end.wall();
        return new ShotResult(
                fate,
                end.hits(),
                end.out().all(),
                wall.lost(),
                0,
                wall.burning() ? 1 : 0,
                wall.wrecked(),
                through.map(each -> each.sectionsOff(wall)).orElse(0),
                end.out());
    }

    /** An attack of several, of which only those who are out are remembered. */
    private Stage another(Stage before, Umpire umpire) {
        if (targets.troops() > 0 && before.out().all() == targets.troops()) {
            umpire.note(ALL_OUT);
            return before;
        }
        Stage after = attack(before, umpire);
        return new Stage(ShotOutcome.STILL_IN_ACTION, 0, after.out(), after.wall());
    }

    private Stage attack(Stage before, Umpire umpire) {
        if (through.isEmpty()) {
            return fire(before, umpire);
        }
        if (through.get().isGone(before.wall())) {
            umpire.note(WALL_GONE);
            return before.at(ShotOutcome.NOBODY_HIT);
        }
        WallInTheWay.Strike strike = through.get().strike(before.wall(), umpire);
        Stage now = new Stage(before.last(), 0, before.out(), strike.wall());
        Stage after = switch (strike.impact()) {
            case MISS -> now.at(ShotOutcome.MISSED_THE_STRUCTURE);
            case HIT -> now.at(ShotOutcome.NO_PENETRATION);
            case PENETRATED -> fire(now, umpire);
        };
        if (!through.get().isGone(after.wall())) {
            return after;
        }
        int buried = inmates.fall(targets.troops() - after.out().all(), umpire);
        ShotOutcome fate = buried > 0 ? ShotOutcome.PIECE_OUT_OF_ACTION : after.last();
        return new Stage(fate, after.hits(), buried > 0 ? targets.everybody() : after.out(), after.wall());
    }

    /** What comes of a shot once nothing is in its way. */
    private Stage fire(Stage before, Umpire umpire) {
        for (Gate gate : gates) {
            if (!umpire.test(gate.test(), gate.need())) {
                return before.at(gate.otherwise());
            }
        }
        WallInTheWay.Wall wall = razes ? RAZED : before.wall();
        Targets.Hurt hurt = targets.fire(before.out(), umpire);
        int out = hurt.fallen().all() - before.out().all();
        return new Stage(fate(hurt.hits(), out), hurt.hits(), hurt.fallen(), wall);
    }

    private ShotOutcome fate(int hits, int out) {
        if (out > 0) {
            return ShotOutcome.PIECE_OUT_OF_ACTION;
        }
        return hits > 0 ? ShotOutcome.PIECE_HIT_ARMOR_HOLDS : nobody();
    }

    private ShotOutcome nobody() {
        return switch (targets.method()) {
            case KNOWN, EXPLORATORY, STRUCTURE -> ShotOutcome.PENETRATED_NOBODY_HIT;
            case OPENING, DIRECT -> ShotOutcome.NOBODY_HIT;
        };
    }

    @Override
    public List<ShotOutcome> shown() {
        List<ShotOutcome> fates = new ArrayList<>();
        detection.ifPresent(gate -> fates.add(gate.otherwise()));
        if (attacks > 1) {
            fates.addAll(List.of(ShotOutcome.STILL_IN_ACTION, ShotOutcome.OUT_OF_ACTION));
            return fates;
        }
        if (through.filter(wall -> wall.isGone(wall.start())).isPresent()) {
            return List.of(ShotOutcome.NOBODY_HIT);
        }
        if (through.isPresent()) {
            fates.addAll(List.of(ShotOutcome.MISSED_THE_STRUCTURE, ShotOutcome.NO_PENETRATION));
        }
        for (Gate gate : gates) {
            if (!fates.contains(gate.otherwise())) {
                fates.add(gate.otherwise());
            }
        }
        boolean sure = targets.troops() > 0
                && (targets.method() == AttackMethod.DIRECT || targets.reached() instanceof Targets.Reached.Everybody);
        if (!sure && !fates.contains(nobody())) {
            fates.add(nobody());
        }
        if (!targets.armor().isEmpty()) {
            fates.add(ShotOutcome.PIECE_HIT_ARMOR_HOLDS);
        }
        fates.add(ShotOutcome.PIECE_OUT_OF_ACTION);
        return fates;
    }

    @Override
    public List<Quantity<ShotResult>> quantities() {
        List<Quantity<ShotResult>> quantities = new ArrayList<>();
        if (attacks == 1) {
            quantities.add(new Quantity<>("hits", "pieces hit", ShotResult::hits));
        }
        quantities.add(new Quantity<>("casualties", "pieces out of action", ShotResult::casualties));
        through.ifPresent(wall -> quantities.addAll(wall.quantities()));
        return quantities;
    }

    @Override
    public Sentence headline() {
        return Sentence.of(TroopVerdict.headline(targets.method()));
    }

    @Override
    public Sentence verdict(ShotResult result) {
        return TroopVerdict.of(this, result);
    }

    @Override
    public boolean destroys(ShotResult result) {
        return razes && result.wrecked() > 0;
    }

    @Override
    public boolean isAtTroops() {
        return true;
    }

    @Override
    public void fell(ShotResult result, Inside inside, PieceChanges marks) {
        targets.squads().fell(result.fallen(), inside, marks);
    }

    @Override
    public boolean detects() {
        return detection.isPresent();
    }

    @Override
    public void wear(ShotResult result, Piece structure, PieceChanges marks) {
        through.ifPresent(wall -> wall.wear(result, structure, marks));
        if (destroys(result)) {
            marks.destroyed(structure);
            Section.takeOff(structure, marks);
        }
    }
}
