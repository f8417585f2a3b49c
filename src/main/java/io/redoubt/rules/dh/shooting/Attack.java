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

/** An attack on a fortification, judged while it was read: only its dice are left. */
sealed interface Attack permits CrewFire, StructureAttack, Attack.Undiced {
    TargetKind at();

    WeaponClass by();

    /** What the rules say of it before its first die. */
    Checklist found();

    Shoot.AttackResult resolve(Umpire umpire);

    AttackOutcome outcome(Shoot.AttackResult result);

    /**
     * What to ask instead of an outcome this attack is not told by; empty if it is. Each result has one name, so one
     * that others share the results of, or whose chance nobody can know, would be told as 0 though it happens.
     */
    Optional<String> instead(AttackOutcome outcome);

    /** Whether an outcome can come about at all, as far as the weapon and the state before tell. */
    boolean isPossible(AttackOutcome outcome);

    List<Quantity<Shoot.AttackResult>> quantities();

    /** A sentence for an outcome without its end, with a gap for the target. */
    default String sentence(AttackOutcome outcome) {
        return outcome.sentence();
    }

    /** What is lost and left, in words; empty where nothing is worth saying. */
    String losses(Shoot.AttackResult result);

    /** What becomes of the piece it was made at. */
    void leaves(FortificationState end, Piece piece, PieceFields.FortificationChanges changes);

    /**
     * An attack that a rule forbids, or that the chapter neither forbids nor resolves: the core rules decide it alone.
     *
     * @param with the attack in words
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
                    : Optional.of("the core rules decide it: ask for allowed");
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
            // what the core rules make of it is for the players to keep
        }
    }

    /** What attacks on a fortification can come to, the mildest first; those that leave it standing may cost a weapon. */
    enum AttackOutcome implements PlainName {
        NOT_ACQUIRED("not-acquired", "The {} is not Acquired: the attack is *OVER*"),
        MISSED("missed", "The {} is *MISSED*"),
        NO_PENETRATION("no-penetration", "The {} is hit but *NOT PENETRATED*"),
        UNHARMED("unharmed", "The {} is *UNHARMED*"),
        /** The core rules decide it alone. */
        ALLOWED("allowed", "*ALLOWED* at the {}; go on by the core rules"),
        CASUALTIES("casualties", "The crew of the {} has *CASUALTIES*"),
        /** Nobody was inside before: there is no crew to hold. */
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
        WIPED_OUT("wiped-out", "The crew of the {} is *WIPED OUT*; the work stands"),
        WIPED_OUT_WEAPON_LOST(WIPED_OUT),
        DESTROYED_FELL_BACK("destroyed+fell-back", "The {} is *DESTROYED* after its crew fell back"),
        DESTROYED_ROUTED("destroyed+routed", "The {} is *DESTROYED* and its survivors Routed"),
        DESTROYED_EMPTY("destroyed+no-survivors", "The {} is *DESTROYED* and nobody survives"),
        ELIMINATED("eliminated", "The {} is *ELIMINATED* with everybody inside");

        /** Why an attack that the chapter resolves is not told by {@link #ALLOWED}. */
        static final String RESOLVED = "its dice decide: ask for what becomes of the target";

        private final String id;
        private final String sentence;
        private final Optional<AttackOutcome> besideTheWeapon;

        AttackOutcome(String id, String sentence) {
            this.id = id;
            this.sentence = sentence;
            this.besideTheWeapon = Optional.empty();
        }

        AttackOutcome(AttackOutcome plain) {
            this.id = plain.id + "+weapon-lost";
            this.sentence = plain.sentence;
            this.besideTheWeapon = Optional.of(plain);
        }

        @Override
        public String id() {
            return id;
        }

        /** A sentence without its end, with a gap for the target. */
        String sentence() {
            return sentence;
        }

        boolean weaponLost() {
            return besideTheWeapon.isPresent();
        }

        /** The outcome without the loss of a weapon. */
        AttackOutcome plain() {
            return besideTheWeapon.orElse(this);
        }

        /** The outcome with the loss of a weapon, where it has a name of its own. */
        AttackOutcome withWeaponLost() {
            return Stream.of(values())
                    .filter(other -> other.weaponLost() && other.plain() == this)
                    .findFirst()
                    .orElse(this);
        }

        /** What became of a crew that is not inside any more. */
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
