package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Checked attack on a fortification; only its dice remain. */
sealed interface Attack permits CrewFire, StructureAttack, Attack.Undiced {
    TargetKind at();

    WeaponClass by();

    /** Returns the checks and notes before the first die. */
    Checklist found();

    Shoot.AttackResult resolve(Umpire umpire);

    AttackOutcome outcome(Shoot.AttackResult result);

    /**
     * Returns a suggestion for an outcome that this attack never reports, empty if it can. Each result has one name, so
     * an outcome that shares results with others, or whose chance is unknown, would show 0 though it happens.
     */
    Optional<String> instead(AttackOutcome outcome);

    /** Returns whether an outcome is possible, judged by the weapon and the state before the attack. */
    boolean isPossible(AttackOutcome outcome);

    List<Quantity<Shoot.AttackResult>> quantities();

    /** Returns a sentence for an outcome, without its end and with a gap for the target. */
    default String sentence(AttackOutcome outcome) {
        return outcome.sentence();
    }

    /** Returns losses and survivors in words, empty if there is nothing to report. */
    String losses(Shoot.AttackResult result);

    /** Records the changes of the target. */
    void leaves(FortificationState end, Piece piece, PieceFields.FortificationChanges changes);

    /**
     * Attack that a rule forbids, or that the core rules decide because the chapter does not.
     *
     * @param with description of the attack
     */
    record Undiced(TargetKind at, WeaponClass by, String with, Checklist found) implements Attack {
        private boolean isBarred() {
            return found.broken() > 0;
        }

        @Override
        public Shoot.AttackResult resolve(Umpire umpire) {
            return Shoot.AttackResult.of(FortificationState.of(0, 0, 0, 0));
        }

        @Override
        public AttackOutcome outcome(Shoot.AttackResult result) {
            return AttackOutcome.ALLOWED;
        }

        @Override
        public Optional<String> instead(AttackOutcome outcome) {
            return isBarred() || outcome == AttackOutcome.ALLOWED
                    ? Optional.empty()
                    : Optional.of("the core rules decide it; ask for allowed");
        }

        @Override
        public boolean isPossible(AttackOutcome outcome) {
            return outcome == AttackOutcome.ALLOWED && !isBarred();
        }

        @Override
        public List<Quantity<Shoot.AttackResult>> quantities() {
            return isBarred() ? StructureAttack.WORK : List.of();
        }

        @Override
        public String sentence(AttackOutcome outcome) {
            return "*ALLOWED*: " + with + " at the {}; go on by the core rules";
        }

        @Override
        public String losses(Shoot.AttackResult result) {
            return "";
        }

        @Override
        public void leaves(FortificationState end, Piece piece, PieceFields.FortificationChanges changes) {
            // Players record the results of the core rules.
        }
    }

    /** Outcomes of attacks on a fortification, the mildest first; a weapon may be lost if it is not destroyed. */
    enum AttackOutcome implements PlainName {
        NOT_ACQUIRED("not-acquired", "The {} is not Acquired: the attack is *OVER*"),
        MISSED("missed", "The {} is *MISSED*"),
        NO_PENETRATION("no-penetration", "The {} is hit but *NOT PENETRATED*"),
        UNHARMED("unharmed", "The {} is *UNHARMED*"),
        /** Decided by the core rules. */
        ALLOWED("allowed", "*ALLOWED* at the {}; go on by the core rules"),
        CASUALTIES("casualties", "The crew of the {} has *CASUALTIES*"),
        /** Intact, without a crew from the start. */
        STANDS("stands", "The empty {} *STANDS*"),
        STANDS_WEAPON_LOST(STANDS),
        HOLDS("holds", "The crew of the {} *HOLDS*"),
        HOLDS_WEAPON_LOST(HOLDS),
        PINNED("pinned", "The crew of the {} is *PINNED*"),
        PINNED_WEAPON_LOST(PINNED),
        FELL_BACK("fell-back", "The crew of the {} *FALLS BACK*"),
        FELL_BACK_WEAPON_LOST(FELL_BACK),
        ROUTED("routed", "The crew of the {} *ROUTS* 9\" and leaves it"),
        ROUTED_WEAPON_LOST(ROUTED),
        WIPED_OUT("wiped-out", "The crew of the {} is *WIPED OUT*; the fortification stands"),
        WIPED_OUT_WEAPON_LOST(WIPED_OUT),
        DESTROYED_FELL_BACK("destroyed+fell-back", "The {} is *DESTROYED* after its crew fell back"),
        DESTROYED_ROUTED("destroyed+routed", "The {} is *DESTROYED* and its survivors Routed"),
        DESTROYED_EMPTY("destroyed+no-survivors", "The {} is *DESTROYED* without survivors"),
        ELIMINATED("eliminated", "The {} is *ELIMINATED* with all men inside");

        /** Suggestion in place of {@link #ALLOWED} for an attack that the chapter resolves. */
        static final String RESOLVED = "its dice decide; ask for an effect on the target";

        private final String id;
        private final String sentence;
        private final Optional<AttackOutcome> withoutLoss;

        AttackOutcome(String id, String sentence) {
            this.id = id;
            this.sentence = sentence;
            this.withoutLoss = Optional.empty();
        }

        AttackOutcome(AttackOutcome plain) {
            this.id = plain.id + "+weapon-lost";
            this.sentence = plain.sentence;
            this.withoutLoss = Optional.of(plain);
        }

        @Override
        public String id() {
            return id;
        }

        /** Returns a sentence without its end and with a gap for the target. */
        String sentence() {
            return sentence;
        }

        boolean weaponLost() {
            return withoutLoss.isPresent();
        }

        AttackOutcome plain() {
            return withoutLoss.orElse(this);
        }

        /** Returns the outcome with the loss of a weapon, if it has a name of its own. */
        AttackOutcome withWeaponLost() {
            return Stream.of(values())
                    .filter(other -> other.weaponLost() && other.plain() == this)
                    .findFirst()
                    .orElse(this);
        }

        /** Returns the outcome for a crew that is not inside any more. */
        static Optional<AttackOutcome> gone(FortificationState.CrewLocation crew) {
            return switch (crew) {
                case INSIDE -> Optional.empty();
                case FELL_BACK -> Optional.of(FELL_BACK);
                case ROUTED -> Optional.of(ROUTED);
                case GONE -> Optional.of(WIPED_OUT);
            };
        }
    }
}
