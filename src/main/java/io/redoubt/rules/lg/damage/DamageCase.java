package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.DamageLevel;
import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Attacks on a structure, by the way their damage is judged. */
sealed interface DamageCase extends Case<DamageResult> {
    Remark BY_POINTS = Remark.of("damage by points, variant {}");
    Remark OVER = Remark.of("Destroyed already: nothing more is rolled [LG-DESTR-15]");
    Remark MODEL = Remark.of("The model stays whole: cover and concealment are as before [LG-DESTR-03]");
    Remark MARK = Remark.of("Mark the damage with tape, chalk or construction paper [LG-MARK-02]");

    Remark STANDING = Remark.of("The structure is *STANDING*: {} of {} points lost. [LG-DMG-01]");
    Remark DESTROYED = Remark.of("The structure is *DESTROYED*: nobody moves through it or stays in it. [LG-DMG-16]");
    Remark NO_DAMAGE = Remark.of("*NO DAMAGE* to the structure.");
    Remark HOLE = Remark.of("The structure has a *HOLE*. [LG-DESTR-11]");

    /** Marks what it did to the structure. */
    default void wear(DamageResult result, Piece structure, PieceChanges marks) {
        // on no structure in particular, or not kept
    }

    /** Points of a structure that somebody gave a number of them. */
    record Worn(AttackSeries battering, Occupants inmates) implements DamageCase {
        @Override
        public void check(Checklist list) {
            battering.check(list);
            inmates.check(list);
            list.note(MODEL);
            list.note(MARK);
        }

        @Override
        public DamageResult resolve(Umpire umpire) {
            AttackSeries.Wear end = battering.resolve(umpire);
            DamageLevel standing = end.lost() >= battering.points() ? DamageLevel.DESTROYED : DamageLevel.STANDING;
            return new DamageResult(standing, end.lost(), battering.needed(end), battering.sectionsOff(end.lost()), 0);
        }

        @Override
        public List<DamageLevel> shown() {
            return List.of(DamageLevel.STANDING, DamageLevel.DESTROYED);
        }

        @Override
        public List<Quantity<DamageResult>> quantities() {
            List<Quantity<DamageResult>> quantities =
                    new ArrayList<>(battering.quantities(DamageResult::lost, DamageResult::needed));
            quantities.addAll(battering.more(DamageResult::sections, result -> 0));
            quantities.addAll(inmates.quantities(result -> result.end() == DamageLevel.DESTROYED ? inmates.lost() : 0));
            return quantities;
        }

        @Override
        public Sentence headline() {
            return Sentence.of(BY_POINTS, battering.toll().variant());
        }

        @Override
        public Sentence verdict(DamageResult result) {
            return result.end() == DamageLevel.DESTROYED
                    ? Sentence.of(DESTROYED)
                    : Sentence.of(STANDING, result.lost(), battering.points());
        }

        @Override
        public void wear(DamageResult result, Piece structure, PieceChanges marks) {
            marks.lose(structure, result.end() == DamageLevel.DESTROYED ? inmates.lost() : 0);
            marks.damage(structure, result.lost(), battering.points());
            if (result.sections() > 0) {
                marks.set(structure, PieceState.SECTIONS_REMOVED, result.sections());
            }
        }
    }

    /** The cost of one attack, on no structure in particular. */
    record Cost(DamageCost toll, StructureAttack strike) implements DamageCase {
        @Override
        public void check(Checklist list) {
            toll.check(list);
        }

        @Override
        public DamageResult resolve(Umpire umpire) {
            int lost = toll.of(strike.strike(umpire));
            return new DamageResult(lost == 0 ? DamageLevel.NO_DAMAGE : DamageLevel.STANDING, lost, 0, 0, 0);
        }

        @Override
        public List<DamageLevel> shown() {
            return List.of(DamageLevel.NO_DAMAGE, DamageLevel.STANDING);
        }

        @Override
        public List<Quantity<DamageResult>> quantities() {
            return List.of(new Quantity<>("points-lost", "points lost", DamageResult::lost));
        }

        @Override
        public Sentence headline() {
            return Sentence.of(BY_POINTS, toll.variant());
        }

        @Override
        public Sentence verdict(DamageResult result) {
            return Sentence.of("It costs {}. [LG-DMG-01]", DamageCost.points(result.lost()));
        }
    }

    /** No points: what kind of weapon it is decides. */
    record Guided(WeaponGuideline guideline, StructureAttack strike, int attacks, int doomed) implements DamageCase {
        @Override
        public void check(Checklist list) {
            guideline.check(list);
            if (doomed > 0) {
                list.note(NuclearWarhead.DESTROYED_WITH_IT, doomed == 1 ? "1 piece" : doomed + " pieces");
            }
            list.note("The point system may be used instead [LG-DESTR-16]");
            list.note(MODEL);
            list.note(MARK);
        }

        @Override
        public DamageResult resolve(Umpire umpire) {
            Wreck end = attacks == 1
                    ? attack(Wreck.NONE, umpire)
                    : umpire.repeat("Attack", attacks, Wreck.NONE, this::attack);
            return new DamageResult(end.worst(), 0, 0, 0, end.holes());
        }

        private Wreck attack(Wreck before, Umpire umpire) {
            if (before.worst() == DamageLevel.DESTROYED) {
                umpire.note(OVER);
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
        public List<Quantity<DamageResult>> quantities() {
            List<Quantity<DamageResult>> quantities = new ArrayList<>();
            if (attacks > 1 && guideline.of(Impact.PENETRATED) == DamageLevel.HOLE) {
                quantities.add(new Quantity<>("holes", "holes in the wall", DamageResult::holes));
            }
            if (doomed > 0) {
                quantities.add(new Quantity<>("casualties", "pieces inside destroyed", this::lost));
            }
            return quantities;
        }

        private int lost(DamageResult result) {
            return result.end() == DamageLevel.DESTROYED ? doomed : 0;
        }

        @Override
        public Sentence headline() {
            return Sentence.of("damage by the guidelines");
        }

        @Override
        public Sentence verdict(DamageResult result) {
            return Sentence.of(
                    switch (result.end()) {
                        case NO_DAMAGE, STANDING -> NO_DAMAGE;
                        case HOLE -> HOLE;
                        case PART_DESTROYED -> Remark.of("*PART* of the structure is destroyed. [LG-DESTR-14]");
                        case DESTROYED -> Remark.of("What the effect area covers is *DESTROYED*. [LG-DESTR-15]");
                    });
        }

        @Override
        public void wear(DamageResult result, Piece structure, PieceChanges marks) {
            marks.lose(structure, lost(result));
            marks.suffer(structure, result.end(), result.holes());
            if (result.end() == DamageLevel.DESTROYED) {
                Section.takeOff(structure, marks);
            }
        }
    }

    /**
     * An attack of which no damage can come, whatever else is known of it.
     *
     * @param said why not
     */
    record Harmless(Checklist said, Remark what) implements DamageCase {
        /** The players leave damage to structures out of the game. */
        static Harmless ignored() {
            Checklist said = new Checklist();
            said.note("Damage to structures is left out of this game [LG-MARK-04]");
            said.note(MODEL);
            return new Harmless(said, Remark.of("damage that nobody keeps"));
        }

        @Override
        public void check(Checklist list) {
            list.addAll(said);
        }

        @Override
        public DamageResult resolve(Umpire umpire) {
            return new DamageResult(DamageLevel.NO_DAMAGE, 0, 0, 0, 0);
        }

        @Override
        public List<DamageLevel> shown() {
            return List.of(DamageLevel.NO_DAMAGE);
        }

        @Override
        public Sentence headline() {
            return Sentence.of(what);
        }

        @Override
        public Sentence verdict(DamageResult result) {
            return Sentence.of(NO_DAMAGE);
        }
    }
}
