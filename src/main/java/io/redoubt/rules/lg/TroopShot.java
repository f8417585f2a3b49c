package io.redoubt.rules.lg;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Quantity;
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
 * @param gates what each attack has to pass
 * @param reached whom an attack that passed them reaches
 * @param armor what penetrates the armor of a piece
 * @param troops pieces there
 * @param attacks how many, one after the other
 * @param notes what the rules say before dice
 */
record TroopShot(
        Method method,
        Optional<Gate> detection,
        List<Gate> gates,
        Reached reached,
        Need armor,
        int troops,
        int attacks,
        Checklist notes)
        implements Shot {
    /** A test that ends the attack unless it is passed. */
    record Gate(Test test, Need need, Fate otherwise) {}

    /** Whom an attack reaches. */
    sealed interface Reached {
        /** Everybody in the area. */
        record Everybody() implements Reached {}

        /** The one piece it was aimed at. */
        record OnePiece() implements Reached {}

        /** Each piece by a roll of its own (LG-Q10). */
        record Each(Test test, Need need) implements Reached {}
    }

    private static final Remark ALL_OUT = Remark.of("Nobody is left: nothing more is rolled", Rule.CORE_04);
    private static final String NOBODY = "Nobody is there to be hit";
    private static final String ALL_HIT = "{} in the area: hit, without a roll";
    private static final Remark NOBODY_KNOWN = Remark.of(NOBODY, Rule.KNOWN_05);
    private static final Remark NOBODY_FOUND = Remark.of(NOBODY, Rule.EXPL_07);
    private static final Remark NOBODY_BEHIND = Remark.of(NOBODY, Rule.CONCEAL_08);
    private static final Remark NOBODY_THERE = Remark.of(NOBODY, Rule.ATTACK_05);
    private static final Remark ALL_KNOWN = Remark.of(ALL_HIT, Rule.KNOWN_05);
    private static final Remark ALL_FOUND = Remark.of(ALL_HIT, Rule.EXPL_07);
    private static final Remark ALL_BEHIND = Remark.of(ALL_HIT, Rule.CONCEAL_08);
    private static final Remark ALL_THERE = Remark.of(ALL_HIT, Rule.ATTACK_05);

    /** The troops between attacks: how the last attack ended, and how many were hit and are out. */
    private record Squad(Fate last, int hits, int out) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Squad that && last == that.last && hits == that.hits && out == that.out;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * last.hashCode() + hits) + out;
        }
    }

    @Override
    public void check(Checklist list) {
        list.addAll(notes);
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        Squad start = new Squad(Fate.STILL_IN_ACTION, 0, 0);
        if (detection.isPresent()
                && !umpire.test(detection.get().test(), detection.get().need())) {
            return ShotResult.at(detection.get().otherwise());
        }
        if (attacks == 1) {
            Squad end = attack(start, umpire);
            return new ShotResult(end.last(), end.hits(), end.out(), 0, 0, 0);
        }
        Squad end = umpire.repeat("Attack", attacks, start, this::another);
        Fate fate = end.out() > 0 ? Fate.OUT_OF_ACTION : Fate.STILL_IN_ACTION;
        return new ShotResult(fate, 0, end.out(), 0, 0, 0);
    }

    /** An attack of several, of which only those who are out are remembered. */
    private Squad another(Squad before, Umpire umpire) {
        if (troops > 0 && before.out() == troops) {
            umpire.note(ALL_OUT);
            return before;
        }
        return new Squad(Fate.STILL_IN_ACTION, 0, attack(before, umpire).out());
    }

    private Squad attack(Squad before, Umpire umpire) {
        for (Gate gate : gates) {
            if (!umpire.test(gate.test(), gate.need())) {
                return new Squad(gate.otherwise(), 0, before.out());
            }
        }
        int hits = hits(troops - before.out(), umpire);
        int out = umpire.count(Tests.ARMOR, armor, hits);
        return new Squad(fate(hits, out), hits, before.out() + out);
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

    private Fate fate(int hits, int out) {
        if (out > 0) {
            return Fate.PIECE_OUT_OF_ACTION;
        }
        return hits > 0 ? Fate.PIECE_HIT_ARMOR_HOLDS : nobody();
    }

    private Fate nobody() {
        return switch (method) {
            case KNOWN, EXPLORATORY, STRUCTURE -> Fate.PENETRATED_NOBODY_HIT;
            case OPENING, DIRECT -> Fate.NOBODY_HIT;
        };
    }

    @Override
    public List<Fate> fates() {
        List<Fate> fates = new ArrayList<>();
        detection.ifPresent(gate -> fates.add(gate.otherwise()));
        if (attacks > 1) {
            fates.addAll(List.of(Fate.STILL_IN_ACTION, Fate.OUT_OF_ACTION));
            return fates;
        }
        for (Gate gate : gates) {
            if (!fates.contains(gate.otherwise())) {
                fates.add(gate.otherwise());
            }
        }
        boolean sure = troops > 0 && (method == Method.DIRECT || reached instanceof Reached.Everybody);
        if (!sure && !fates.contains(nobody())) {
            fates.add(nobody());
        }
        fates.addAll(List.of(Fate.PIECE_HIT_ARMOR_HOLDS, Fate.PIECE_OUT_OF_ACTION));
        return fates;
    }

    @Override
    public List<Quantity<ShotResult>> quantities() {
        Quantity<ShotResult> casualties = new Quantity<>("casualties", "pieces out of action", ShotResult::casualties);
        boolean everybody = reached instanceof Reached.Everybody;
        if (attacks > 1 || (troops == 1 && !everybody)) {
            return troops == 1 ? List.of() : List.of(casualties);
        }
        return List.of(new Quantity<>("hits", "pieces hit", ShotResult::hits), casualties);
    }

    @Override
    public Sentence headline() {
        return Sentence.of(TroopVerdict.headline(method));
    }

    @Override
    public Sentence verdict(ShotResult result) {
        return TroopVerdict.of(this, result);
    }
}
