package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.Tests;
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
import org.jspecify.annotations.Nullable;

/**
 * Attacks on troops in a structure: gates one after the other, then whoever is reached and his armor.
 *
 * @param method how they are attacked
 * @param detection what must come first, once; empty if they are seen already
 * @param through the wall each attack has to penetrate first; empty if none is in the way
 * @param gates what each attack has to pass then
 * @param reached whom an attack that passed them reaches
 * @param armor what penetrates the armor of a piece; empty if no armor saves it
 * @param inmates what becomes of those inside if the structure is destroyed
 * @param troops pieces there
 * @param attacks how many, one after the other
 * @param razes whether a hit destroys what the troops are in, too
 * @param notes what the rules say before dice
 */
record TroopShot(
        AttackMethod method,
        Optional<Gate> detection,
        Optional<WallInTheWay> through,
        List<Gate> gates,
        Reached reached,
        Optional<Need> armor,
        Occupants inmates,
        int troops,
        int attacks,
        boolean razes,
        Checklist notes)
        implements Shot {
    /** A test that ends the attack unless it is passed. */
    record Gate(Test test, Need need, ShotOutcome otherwise) {}

    /** Whom an attack reaches. */
    sealed interface Reached {
        /** Everybody in the area. */
        record Everybody() implements Reached {}

        /** The one piece it was aimed at. */
        record OnePiece() implements Reached {}

        /** Each piece by a roll of its own (LG-Q10). */
        record Each(Test test, Need need) implements Reached {}
    }

    private static final Remark WALL_GONE =
            Remark.of("The structure is destroyed: nothing more is rolled", Rule.DMG_16);
    private static final Remark ALL_OUT = Remark.of("Nobody is left: nothing more is rolled", Rule.CORE_04);
    private static final String NOBODY = "Nobody is there to be hit";
    private static final String ALL_HIT = "{} in the area: hit, without a roll";
    private static final WallInTheWay.Wall NO_WALL = new WallInTheWay.Wall(0, 0, false);
    private static final WallInTheWay.Wall RAZED = new WallInTheWay.Wall(0, 1, false);
    private static final Remark NOBODY_KNOWN = Remark.of(NOBODY, Rule.KNOWN_05);
    private static final Remark NOBODY_FOUND = Remark.of(NOBODY, Rule.EXPL_07);
    private static final Remark NOBODY_BEHIND = Remark.of(NOBODY, Rule.CONCEAL_08);
    private static final Remark NOBODY_THERE = Remark.of(NOBODY, Rule.ATTACK_05);
    private static final Remark ALL_KNOWN = Remark.of(ALL_HIT, Rule.KNOWN_05);
    private static final Remark ALL_FOUND = Remark.of(ALL_HIT, Rule.EXPL_07);
    private static final Remark ALL_BEHIND = Remark.of(ALL_HIT, Rule.CONCEAL_08);
    private static final Remark ALL_THERE = Remark.of(ALL_HIT, Rule.ATTACK_05);

    /** The troops between attacks: how the last attack ended, how many were hit and are out, and the wall. */
    private record Squad(ShotOutcome last, int hits, int out, WallInTheWay.Wall wall) {
        /** The same after an attack that hit nobody. */
        Squad at(ShotOutcome fate) {
            return new Squad(fate, 0, out, wall);
        }

        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Squad that
                    && last == that.last
                    && hits == that.hits
                    && out == that.out
                    && wall.equals(that.wall);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * last.hashCode() + hits) + out) + wall.hashCode();
        }
    }

    @Override
    public void check(Checklist list) {
        list.addAll(notes);
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        WallInTheWay.Wall wall = through.map(WallInTheWay::start).orElse(NO_WALL);
        Squad start = new Squad(ShotOutcome.STILL_IN_ACTION, 0, 0, wall);
        if (detection.isPresent()
                && !umpire.test(detection.get().test(), detection.get().need())) {
            return result(
                    new Squad(detection.get().otherwise(), 0, 0, wall),
                    detection.get().otherwise());
        }
        if (attacks == 1) {
            Squad end = attack(start, umpire);
            return result(end, end.last());
        }
        Squad end = umpire.repeat("Attack", attacks, start, this::another);
        return result(end, end.out() > 0 ? ShotOutcome.OUT_OF_ACTION : ShotOutcome.STILL_IN_ACTION);
    }

    private ShotResult result(Squad end, ShotOutcome fate) {
        WallInTheWay.Wall wall = end.wall();
        return new ShotResult(
                fate,
                end.hits(),
                end.out(),
                wall.lost(),
                0,
                wall.burning() ? 1 : 0,
                wall.wrecked(),
                through.map(each -> each.sectionsOff(wall)).orElse(0));
    }

    /** An attack of several, of which only those who are out are remembered. */
    private Squad another(Squad before, Umpire umpire) {
        if (troops > 0 && before.out() == troops) {
            umpire.note(ALL_OUT);
            return before;
        }
        Squad after = attack(before, umpire);
        return new Squad(ShotOutcome.STILL_IN_ACTION, 0, after.out(), after.wall());
    }

    private Squad attack(Squad before, Umpire umpire) {
        if (through.isEmpty()) {
            return fire(before, umpire);
        }
        if (through.get().isGone(before.wall())) {
            umpire.note(WALL_GONE);
            return before.at(ShotOutcome.NOBODY_HIT);
        }
        WallInTheWay.Strike strike = through.get().strike(before.wall(), umpire);
        Squad now = new Squad(before.last(), 0, before.out(), strike.wall());
        Squad after = switch (strike.impact()) {
            case MISS -> now.at(ShotOutcome.MISSED_THE_STRUCTURE);
            case HIT -> now.at(ShotOutcome.NO_PENETRATION);
            case PENETRATED -> fire(now, umpire);
        };
        if (!through.get().isGone(after.wall())) {
            return after;
        }
        int buried = inmates.fall(troops - after.out(), umpire);
        ShotOutcome fate = buried > 0 ? ShotOutcome.PIECE_OUT_OF_ACTION : after.last();
        return new Squad(fate, after.hits(), after.out() + buried, after.wall());
    }

    /** What comes of a shot once nothing is in its way. */
    private Squad fire(Squad before, Umpire umpire) {
        for (Gate gate : gates) {
            if (!umpire.test(gate.test(), gate.need())) {
                return before.at(gate.otherwise());
            }
        }
        WallInTheWay.Wall wall = razes ? RAZED : before.wall();
        int hits = hits(troops - before.out(), umpire);
        int out = armor.isPresent() ? umpire.count(Tests.ARMOR, armor.get(), hits) : hits;
        return new Squad(fate(hits, out), hits, before.out() + out, wall);
    }

    private int hits(int there, Umpire umpire) {
        if (there == 0) {
            umpire.note(byMethod(NOBODY_KNOWN, NOBODY_FOUND, NOBODY_BEHIND, NOBODY_THERE));
            return 0;
        }
        if (reached instanceof Reached.Each each) {
            return umpire.count(each.test(), each.need(), there);
        }
        if (reached instanceof Reached.OnePiece) {
            return 1;
        }
        umpire.note(byMethod(ALL_KNOWN, ALL_FOUND, ALL_BEHIND, ALL_THERE), there == 1 ? "1 piece" : there + " pieces");
        return there;
    }

    private Remark byMethod(Remark known, Remark found, Remark behind, Remark there) {
        return switch (method) {
            case KNOWN, STRUCTURE -> known;
            case EXPLORATORY -> found;
            case OPENING -> behind;
            case DIRECT -> there;
        };
    }

    private ShotOutcome fate(int hits, int out) {
        if (out > 0) {
            return ShotOutcome.PIECE_OUT_OF_ACTION;
        }
        return hits > 0 ? ShotOutcome.PIECE_HIT_ARMOR_HOLDS : nobody();
    }

    private ShotOutcome nobody() {
        return switch (method) {
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
        boolean sure = troops > 0 && (method == AttackMethod.DIRECT || reached instanceof Reached.Everybody);
        if (!sure && !fates.contains(nobody())) {
            fates.add(nobody());
        }
        if (armor.isPresent()) {
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
        return Sentence.of(TroopVerdict.headline(method));
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
