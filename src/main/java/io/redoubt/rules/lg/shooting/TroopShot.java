package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Attacks on troops in a structure: gates in order, then hits and armor.
 *
 * @param detection the roll that comes first, once; empty if they are in sight
 * @param through the wall each attack has to penetrate; empty if none is in the way
 * @param gates the tests each attack has to pass next
 * @param inmates the fate of the occupants if the structure is destroyed
 * @param razes whether a hit also destroys the structure of the troops
 */
record TroopShot(
        Optional<Gate> detection,
        Optional<InterveningWall> through,
        List<Gate> gates,
        TroopTargets targets,
        Occupants inmates,
        int attacks,
        boolean razes,
        Checklist found)
        implements Shot {
    /** A test that ends the attack if it fails. */
    record Gate(Test test, RequiredRoll need, End otherwise) {}

    private static final InterveningWall.Wall NO_WALL = new InterveningWall.Wall(0, 0, false);
    private static final InterveningWall.Wall RAZED = new InterveningWall.Wall(0, 1, false);

    /** State between attacks: how the last one ended, its hits, the casualties, and the wall. */
    private record Stage(End last, int hits, SquadRoster.TroopCasualties out, InterveningWall.Wall wall) {
        /** Returns the state after an attack without hits. */
        Stage at(End fate) {
            return new Stage(fate, 0, out, wall);
        }
    }

    @Override
    public Result resolve(Umpire umpire) {
        InterveningWall.Wall wall = through.map(InterveningWall::start).orElse(NO_WALL);
        Stage start = new Stage(End.STILL_IN_ACTION, 0, SquadRoster.TroopCasualties.NOBODY, wall);
        if (detection.isPresent()
                && !umpire.test(detection.get().test(), detection.get().need())) {
            return result(
                    new Stage(detection.get().otherwise(), 0, SquadRoster.TroopCasualties.NOBODY, wall),
                    detection.get().otherwise());
        }
        if (attacks == 1) {
            Stage end = attack(start, umpire);
            return result(end, end.last());
        }
        Stage end = umpire.repeat("Attack", attacks, start, this::another);
        return result(end, end.out().all() > 0 ? End.OUT_OF_ACTION : End.STILL_IN_ACTION);
    }

    private Result result(Stage end, End fate) {
        InterveningWall.Wall wall = end.wall();
        return new Result(fate, end.hits(), end.out(), wall.lost(), 0, wall.burning() ? 1 : 0, wall.wrecked());
    }

    /** Makes one of several attacks; only casualties and the wall carry over. */
    private Stage another(Stage before, Umpire umpire) {
        if (targets.troops() > 0 && before.out().all() == targets.troops()) {
            umpire.note("No troops left: no further rolls [LG-CORE-04]");
            return before;
        }
        Stage after = attack(before, umpire);
        return new Stage(End.STILL_IN_ACTION, 0, after.out(), after.wall());
    }

    private Stage attack(Stage before, Umpire umpire) {
        if (through.isEmpty()) {
            return fire(before, umpire);
        }
        if (through.get().isGone(before.wall())) {
            umpire.note("The structure is destroyed: no further rolls [LG-DMG-16]");
            return before.at(End.NOBODY_HIT);
        }
        InterveningWall.Strike strike = through.get().strike(before.wall(), umpire);
        Stage now = new Stage(before.last(), 0, before.out(), strike.wall());
        Stage after = switch (strike.impact()) {
            case MISS -> now.at(End.MISSED_THE_STRUCTURE);
            case HIT -> now.at(End.NO_PENETRATION);
            case PENETRATED -> fire(now, umpire);
        };
        if (!through.get().isGone(after.wall())) {
            return after;
        }
        int buried = inmates.fall(targets.troops() - after.out().all(), umpire);
        End fate = buried > 0 ? End.PIECE_OUT_OF_ACTION : after.last();
        return new Stage(fate, after.hits(), buried > 0 ? targets.everybody() : after.out(), after.wall());
    }

    /** Fires at the troops, after the wall. */
    private Stage fire(Stage before, Umpire umpire) {
        for (Gate gate : gates) {
            if (!umpire.test(gate.test(), gate.need())) {
                return before.at(gate.otherwise());
            }
        }
        InterveningWall.Wall wall = razes ? RAZED : before.wall();
        TroopTargets.HitResult hurt = targets.fire(before.out(), umpire);
        int out = hurt.fallen().all() - before.out().all();
        return new Stage(fate(hurt.hits(), out), hurt.hits(), hurt.fallen(), wall);
    }

    private End fate(int hits, int out) {
        if (out > 0) {
            return End.PIECE_OUT_OF_ACTION;
        }
        return hits > 0 ? End.PIECE_HIT_ARMOR_HOLDS : nobody();
    }

    private End nobody() {
        return switch (targets.method()) {
            case KNOWN, EXPLORATORY, STRUCTURE -> End.PENETRATED_NOBODY_HIT;
            case OPENING, DIRECT -> End.NOBODY_HIT;
        };
    }

    @Override
    public List<End> shown() {
        List<End> fates = new ArrayList<>();
        detection.ifPresent(gate -> fates.add(gate.otherwise()));
        if (attacks > 1) {
            fates.addAll(List.of(End.STILL_IN_ACTION, End.OUT_OF_ACTION));
            return fates;
        }
        if (through.filter(wall -> wall.isGone(wall.start())).isPresent()) {
            return List.of(End.NOBODY_HIT);
        }
        if (through.isPresent()) {
            fates.addAll(List.of(End.MISSED_THE_STRUCTURE, End.NO_PENETRATION));
        }
        for (Gate gate : gates) {
            if (!fates.contains(gate.otherwise())) {
                fates.add(gate.otherwise());
            }
        }
        boolean sure = targets.troops() > 0
                && (targets.method() == Method.DIRECT || targets.reached() instanceof TroopTargets.Reached.Everybody);
        if (!sure && !fates.contains(nobody())) {
            fates.add(nobody());
        }
        if (!targets.armor().isEmpty()) {
            fates.add(End.PIECE_HIT_ARMOR_HOLDS);
        }
        fates.add(End.PIECE_OUT_OF_ACTION);
        return fates;
    }

    @Override
    public List<Quantity<Result>> quantities() {
        List<Quantity<Result>> quantities = new ArrayList<>();
        if (attacks == 1) {
            quantities.add(new Quantity<>("hits", "pieces hit", Result::hits));
        }
        quantities.add(new Quantity<>("casualties", "pieces out of action", Result::casualties));
        through.ifPresent(wall -> quantities.addAll(wall.quantities()));
        return quantities;
    }

    @Override
    public Sentence headline() {
        return headline(targets.method());
    }

    static Sentence headline(Method method) {
        return Sentence.of(
                switch (method) {
                    case STRUCTURE -> "attacking a structure";
                    case KNOWN -> "attacking known troops through the structure";
                    case EXPLORATORY -> "exploratory attack through the structure";
                    case OPENING -> "firing an effect area through an opening";
                    case DIRECT -> "firing at the troops themselves";
                });
    }

    @Override
    public Sentence verdict(Result result) {
        return switch (result.end()) {
            case NOT_DETECTED -> Sentence.of("*NOT DETECTED*: there is no target. [LG-CONCEAL-02]");
            case NO_PENETRATION -> Sentence.of("The structure *HOLDS*: no piece behind it is hit. [LG-ATTACK-01]");
            case PENETRATED_NOBODY_HIT, NOBODY_HIT -> Sentence.of("*NO PIECE* is hit.");
            case PIECE_HIT_ARMOR_HOLDS -> Sentence.of("Hit, but armor *HOLDS*: still in action. [LG-CORE-04]");
            case STILL_IN_ACTION -> Sentence.of("*STILL IN ACTION* after {} attacks. [LG-CORE-04]", attacks);
            case PIECE_OUT_OF_ACTION, OUT_OF_ACTION -> out(result);
            default -> Sentence.of("The attack *MISSES*.");
        };
    }

    private Sentence out(Result result) {
        boolean unsaved = targets.armor().isEmpty();
        if (targets.troops() == 1) {
            return Sentence.of(
                    unsaved ? "The piece is *DESTROYED*. [LG-DESTR-15]" : "The piece is *OUT OF ACTION*. [LG-CORE-04]");
        }
        return Sentence.of(
                unsaved ? "*{} OF {} DESTROYED*. [LG-DESTR-15]" : "*{} OF {} OUT OF ACTION*. [LG-CORE-04]",
                Math.max(1, result.casualties()),
                targets.troops());
    }

    @Override
    public boolean destroys(Result result) {
        return razes && result.wrecked() > 0;
    }

    @Override
    public boolean isAtTroops() {
        return true;
    }

    @Override
    public void applyCasualties(Result result, StructureOccupants inside, SequentialChanges marks) {
        targets.squads().applyCasualties(result.fallen(), inside, marks);
    }

    @Override
    public boolean detects() {
        return detection.isPresent();
    }

    @Override
    public void applyStructureDamage(Result result, Piece structure, SequentialChanges marks) {
        through.ifPresent(wall -> wall.wear(result, structure, marks));
        if (destroys(result)) {
            marks.destroyed(structure);
            Section.takeOff(structure, marks);
        }
    }
}
