package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.procedure.Settled;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** An attack on a structure or on the troops in it. */
sealed interface Shot extends Judged<Shot.Result> permits Shot.Barred, GuidelineShot, Shot.PointDamageShot, TroopShot {
    /** Targets of an attack. */
    enum Method implements PlainName {
        /** The structure itself. */
        STRUCTURE,
        /** Troops inside whose place is known, through the structure. */
        KNOWN,
        /** Troops that may be inside, through the structure. */
        EXPLORATORY,
        /** Troops inside, through an embrasure, window or doorway. */
        OPENING,
        /** Troops in sight. */
        DIRECT
    }

    /** The outcomes of an attack, the mildest first within each kind of attack. */
    enum End implements PlainName {
        NOT_DETECTED,
        MISSED,
        MISSED_THE_OPENING,
        MISSED_THE_STRUCTURE,
        NO_PENETRATION,
        PENETRATED,
        NOT_PENETRATED_NO_FIRE,
        NOT_PENETRATED_BUT_ON_FIRE,
        PENETRATED_NO_FIRE,
        PENETRATED_AND_ON_FIRE,
        PENETRATED_NOBODY_HIT,
        NOBODY_HIT,
        PIECE_HIT_ARMOR_HOLDS,
        PIECE_OUT_OF_ACTION,
        STILL_IN_ACTION,
        OUT_OF_ACTION,
        STANDING,
        DESTROYED
    }

    /**
     * The result of an attack.
     *
     * @param hits pieces hit inside
     * @param lost damage points lost in all
     * @param needed attacks until the structure was destroyed, one more than were made if it was not
     * @param fires 1 if it burns
     * @param wrecked holes in the wall; 1 for a destroyed part
     */
    record Result(End end, int hits, SquadRoster.TroopCasualties fallen, int lost, int needed, int fires, int wrecked)
            implements Case.Result {
        /** Creates a result without hits on troops of particular squads. */
        Result(End end, int casualties, int lost, int needed, boolean burning, int wrecked) {
            this(end, 0, SquadRoster.TroopCasualties.NOBODY.and(casualties), lost, needed, burning ? 1 : 0, wrecked);
        }

        int casualties() {
            return fallen.all();
        }
    }

    /** Returns whether a detection roll comes first. */
    default boolean detects() {
        return false;
    }

    /** Returns whether the target is the troops and not their structure. */
    default boolean isAtTroops() {
        return false;
    }

    /** Records the losses among the troops in a structure. */
    default void applyCasualties(Result result, StructureOccupants inside, SequentialChanges marks) {
        // no troops as targets
    }

    default boolean destroys(Result result) {
        return result.end() == End.DESTROYED;
    }

    /** Records the damage to the structure. */
    default void applyStructureDamage(Result result, Piece structure, SequentialChanges marks) {
        // no damage without a shot
    }

    /** An attack that the rules do not allow. */
    record Barred(Sentence headline, Checklist found) implements Shot, Settled<Shot.Result> {
        @Override
        public Shot.Result end() {
            return new Shot.Result(End.MISSED, 0, 0, 0, false, 0);
        }

        @Override
        public Sentence verdict(Shot.Result result) {
            return Sentence.of("No shot.");
        }
    }

    /** Attacks on a structure whose points are counted. */
    record PointDamageShot(Surface surface, AttackSeries battering, Checklist found) implements Shot {
        @Override
        public Shot.Result resolve(Umpire umpire) {
            AttackSeries.PointDamage end = battering.resolve(umpire);
            boolean gone = battering.outlay().isGone(end.lost());
            return new Shot.Result(
                    gone ? End.DESTROYED : End.STANDING,
                    gone ? battering.inmates().lost() : 0,
                    end.lost(),
                    battering.needed(end),
                    end.burning(),
                    0);
        }

        @Override
        public List<End> shown() {
            return List.of(End.STANDING, End.DESTROYED);
        }

        @Override
        public List<Quantity<Shot.Result>> quantities() {
            return battering.quantities(
                    Shot.Result::lost, Shot.Result::needed, Shot.Result::fires, Shot.Result::casualties);
        }

        @Override
        public Sentence headline() {
            return surface.headline("wearing down");
        }

        @Override
        public Sentence verdict(Shot.Result result) {
            return battering.verdict(result.lost());
        }

        @Override
        public void applyStructureDamage(Shot.Result result, Piece structure, SequentialChanges marks) {
            battering.outlay().wear(structure, result.lost(), marks);
        }
    }
}
