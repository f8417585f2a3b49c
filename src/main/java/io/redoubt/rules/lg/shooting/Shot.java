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
    /** What an attack is aimed at. */
    enum Method implements PlainName {
        /** The structure itself. */
        STRUCTURE,
        /** Troops inside whose place is known, through the structure. */
        KNOWN,
        /** Troops that may be inside, through the structure. */
        EXPLORATORY,
        /** Troops inside, through an embrasure, window or doorway. */
        OPENING,
        /** The troops themselves, as they can be seen. */
        DIRECT
    }

    /** How an attack ends, the mildest first within each kind of attack. */
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
     * What an attack brings about.
     *
     * @param hits pieces hit inside
     * @param fallen the pieces out of action
     * @param lost damage points lost in all
     * @param needed attacks until the structure was destroyed, one more than were made if it stands
     * @param fires 1 if it burns
     * @param wrecked holes in the wall; 1 for a part of the structure that is destroyed
     */
    record Result(End end, int hits, SquadRoster.TroopCasualties fallen, int lost, int needed, int fires, int wrecked)
            implements Case.Result {
        /** Creates what comes of an attack on no troops in particular. */
        Result(End end, int casualties, int lost, int needed, boolean burning, int wrecked) {
            this(end, 0, SquadRoster.TroopCasualties.NOBODY.and(casualties), lost, needed, burning ? 1 : 0, wrecked);
        }

        int casualties() {
            return fallen.all();
        }
    }

    /** Whether it was found out first whether anybody is there. */
    default boolean detects() {
        return false;
    }

    /** Whether it is fired at troops, and not at what they are in. */
    default boolean isAtTroops() {
        return false;
    }

    /** Marks the losses among the troops in a structure it was fired at. */
    default void applyCasualties(Result result, StructureOccupants inside, SequentialChanges marks) {
        // at no troops
    }

    /** Whether nothing is left of what was struck. */
    default boolean destroys(Result result) {
        return result.end() == End.DESTROYED;
    }

    /** Marks what it did to the structure that was struck. */
    default void applyStructureDamage(Result result, Piece structure, SequentialChanges marks) {
        // no shot leaves no mark
    }

    /** An attack that the rules do not allow, whatever else is known of it. */
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

    /** Attacks on a structure whose points are counted, until they are gone. */
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
            return Sentence.of("wearing down a {}", surface.name());
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
