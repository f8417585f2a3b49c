package io.redoubt.rules.lg;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Field;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.Optional;

/** What pieces fill in alike for several procedures. */
final class FromPieces {
    private FromPieces() {}

    /**
     * The piece that acts.
     *
     * @throws BadInput if it is no unit, or out of action
     */
    static Optional<Piece> acting(Cast cast) {
        cast.by().ifPresent(FromPieces::mayAct);
        return cast.by();
    }

    private static void mayAct(Piece piece) {
        if (!PieceState.isUnit(piece)) {
            throw new BadInput(Escaped.of(piece.name()) + " is a " + piece.kind()
                    + " and does nothing: name the unit that acts with --by");
        }
        if (piece.is(PieceState.OUT)) {
            throw new BadInput(
                    Escaped.of(piece.name()) + " is out of action: name another with --by, or take it back with set");
        }
    }

    /** The piece that holds weather, wind and variant for everything. */
    static Optional<Piece> conditions(Cast cast) {
        for (Piece piece : cast.pieces()) {
            if (piece.kind().equals(PieceState.CONDITIONS)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    static void weapon(Optional<Piece> by, Supply supply) {
        supply.take(by, Fields.WEAPON, Fields.ATTACK_FACTOR, Fields.EFFECT_AREA, Fields.HIT, Fields.PENETRATE);
    }

    /** What the guidelines ask of a weapon. */
    static void guidelines(Optional<Piece> by, Supply supply) {
        supply.take(by, Fields.MOUNT, Fields.NUCLEAR, Guideline.HOLE);
    }

    /**
     * What it is made of; its roof where that is struck.
     *
     * @param beside what else of it is asked for
     */
    static void surface(Optional<Piece> at, Supply supply, Field<?>... beside) {
        at.filter(piece -> piece.kind().equals(PieceState.VEGETATION))
                .ifPresent(piece -> supply.put(Fields.MATERIAL, Material.VEGETATION, piece));
        supply.take(at, Fields.MATERIAL, Fields.ARMOR_CLASS);
        supply.take(at, beside);
        if (supply.isGiven(Fields.ROOF)) {
            supply.takeAs(Fields.MATERIAL, PieceState.ROOFS, at);
        }
    }

    /** A variant counts points, so only where there are some. */
    static void points(Cast cast, Supply supply, Field<?>... beside) {
        cast.at().filter(piece -> piece.value(Fields.POINTS).isPresent()).ifPresent(piece -> {
            supply.take(conditions(cast), Fields.VARIANT);
            supply.take(cast.at(), Fields.VARIANT, Fields.POINTS);
            supply.take(cast.at(), beside);
        });
    }

    static void type(Optional<Piece> at, Supply supply) {
        at.ifPresent(piece -> PieceState.works(piece).ifPresent(type -> supply.put(Fields.TYPE, type, piece)));
    }
}
