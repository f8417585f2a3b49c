package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.damage.StructureAttack.Impact;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SequentialChanges.DamageLevel;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.procedure.Settled;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Attacks on a structure, by the system that judges their damage. */
sealed interface DamageCase extends Judged<DamageCase.Result> {
    /**
     * The result for a structure.
     *
     * @param needed attacks until it was destroyed, one more than were made if it was not
     * @param holes new holes if no points are counted
     */
    record Result(DamageLevel end, int lost, int needed, int holes) implements Case.Result {}

    static void model(Checklist list) {
        list.note("The model stays whole: cover and concealment are as before [LG-DESTR-03]");
    }

    /** Notes how to show damage on a model that stays whole. */
    static void mark(Checklist list) {
        model(list);
        list.note("Mark the damage with tape, chalk or construction paper [LG-MARK-02]");
    }

    /** Records the damage; cost alone and harmless attacks leave none. */
    default void wear(Result result, Piece structure, SequentialChanges marks) {
        // no damage to record
    }

    /** Attacks on a structure whose points are known. */
    record Worn(Sentence headline, AttackSeries battering, Checklist found) implements DamageCase {
        @Override
        public Result resolve(Umpire umpire) {
            AttackSeries.PointDamage end = battering.resolve(umpire);
            boolean gone = battering.outlay().isGone(end.lost());
            return new Result(
                    gone ? DamageLevel.DESTROYED : DamageLevel.STANDING, end.lost(), battering.needed(end), 0);
        }

        @Override
        public List<DamageLevel> shown() {
            return List.of(DamageLevel.STANDING, DamageLevel.DESTROYED);
        }

        @Override
        public List<Quantity<Result>> quantities() {
            return battering.quantities(Result::lost, Result::needed, result -> 0, this::casualties);
        }

        private int casualties(Result result) {
            return result.end() == DamageLevel.DESTROYED ? battering.inmates().lost() : 0;
        }

        @Override
        public Sentence verdict(Result result) {
            return battering.verdict(result.lost());
        }

        @Override
        public void wear(Result result, Piece structure, SequentialChanges marks) {
            marks.lose(structure, casualties(result));
            battering.outlay().wear(structure, result.lost(), marks);
        }
    }

    /** The cost of one attack, without a structure. */
    record Cost(Sentence headline, DamageCost toll, StructureAttack strike, Checklist found) implements DamageCase {
        @Override
        public Result resolve(Umpire umpire) {
            int lost = toll.of(strike.strike(umpire));
            return new Result(lost == 0 ? DamageLevel.NO_DAMAGE : DamageLevel.STANDING, lost, 0, 0);
        }

        @Override
        public List<DamageLevel> shown() {
            return List.of(DamageLevel.NO_DAMAGE, DamageLevel.STANDING);
        }

        @Override
        public List<Quantity<Result>> quantities() {
            return List.of(new Quantity<>("points-lost", "points lost", Result::lost));
        }

        @Override
        public Sentence verdict(Result result) {
            return Sentence.of("It costs {}. [LG-DMG-01]", DamageCost.points(result.lost()));
        }
    }

    /** Attacks judged by the guidelines for the kind of weapon. */
    record Guided(
            Sentence headline,
            WeaponGuideline guideline,
            StructureAttack strike,
            int attacks,
            int doomed,
            Checklist found)
            implements DamageCase {
        @Override
        public Result resolve(Umpire umpire) {
            WeaponGuideline.GuidelineDamage start = WeaponGuideline.GuidelineDamage.NONE;
            WeaponGuideline.GuidelineDamage end =
                    attacks == 1 ? attack(start, umpire) : umpire.repeat("Attack", attacks, start, this::attack);
            return new Result(end.worst(), 0, 0, end.holes());
        }

        private WeaponGuideline.GuidelineDamage attack(WeaponGuideline.GuidelineDamage before, Umpire umpire) {
            if (before.worst() == DamageLevel.DESTROYED) {
                umpire.note("Already Destroyed: no further rolls [LG-DESTR-15]");
                return before;
            }
            Impact impact = strike.strike(umpire);
            guideline.tell(impact, umpire);
            return before.and(guideline.of(impact));
        }

        @Override
        public List<DamageLevel> shown() {
            DamageLevel most = guideline.of(Impact.PENETRATED);
            return most == DamageLevel.NO_DAMAGE ? List.of(most) : List.of(DamageLevel.NO_DAMAGE, most);
        }

        @Override
        public List<Quantity<Result>> quantities() {
            List<Quantity<Result>> quantities = new ArrayList<>();
            if (attacks > 1 && guideline.of(Impact.PENETRATED) == DamageLevel.HOLE) {
                quantities.add(new Quantity<>("holes", "holes in the wall", Result::holes));
            }
            if (doomed > 0) {
                quantities.add(new Quantity<>("casualties", "pieces inside destroyed", this::casualties));
            }
            return quantities;
        }

        private int casualties(Result result) {
            return result.end() == DamageLevel.DESTROYED ? doomed : 0;
        }

        @Override
        public Sentence verdict(Result result) {
            return Sentence.of(
                    switch (result.end()) {
                        case NO_DAMAGE, STANDING -> "*NO DAMAGE* to the structure.";
                        case HOLE -> "The structure has a *HOLE*. [LG-DESTR-11]";
                        case PART_DESTROYED -> "*PART* of the structure is destroyed. [LG-DESTR-14]";
                        case DESTROYED -> "What the effect area covers is *DESTROYED*. [LG-DESTR-15]";
                    });
        }

        @Override
        public void wear(Result result, Piece structure, SequentialChanges marks) {
            marks.lose(structure, casualties(result));
            marks.applyGuidelineDamage(structure, result.end(), result.holes());
            if (result.end() == DamageLevel.DESTROYED) {
                Section.takeOff(structure, marks);
            }
        }
    }

    /** An attack that cannot do damage. */
    record Harmless(Sentence headline, Checklist found) implements DamageCase, Settled<DamageCase.Result> {
        @Override
        public DamageCase.Result end() {
            return new DamageCase.Result(DamageLevel.NO_DAMAGE, 0, 0, 0);
        }

        @Override
        public Sentence verdict(DamageCase.Result result) {
            return Sentence.of("*NO DAMAGE* to the structure.");
        }
    }
}
