package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Field;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import io.redoubt.rules.lg.terms.Material;
import io.redoubt.rules.lg.terms.SharedInputs;
import java.util.Optional;

/** What pieces fill in alike for several procedures. */
public final class FromPieces {
    private FromPieces() {}

    /**
     * The piece that acts.
     *
     * @throws BadInput if it is no unit, or out of action
     */
    public static Optional<Piece> acting(Cast cast) {
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
    public static Optional<Piece> conditions(Cast cast) {
        for (Piece piece : cast.pieces()) {
            if (piece.kind().equals(PieceState.CONDITIONS)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    public static void weapon(Optional<Piece> by, Supply supply) {
        supply.take(
                by,
                SharedInputs.WEAPON,
                SharedInputs.ATTACK_FACTOR,
                SharedInputs.EFFECT_AREA,
                SharedInputs.HIT,
                SharedInputs.PENETRATE);
    }

    /**
     * What it is made of; its roof where that is struck.
     *
     * @param beside what else of it is asked for
     */
    public static void surface(Optional<Piece> at, Supply supply, Field<?>... beside) {
        at.filter(piece -> piece.kind().equals(PieceState.VEGETATION))
                .ifPresent(piece -> supply.put(SharedInputs.MATERIAL, Material.VEGETATION, piece));
        supply.take(at, SharedInputs.MATERIAL, SharedInputs.ARMOR_CLASS);
        supply.take(at, beside);
        if (supply.isGiven(SharedInputs.ROOF)) {
            supply.takeAs(SharedInputs.MATERIAL, PieceState.ROOFS, at);
        }
    }

    /** A variant counts points, so only where there are some. */
    public static void points(Cast cast, Supply supply, Field<?>... beside) {
        cast.at().filter(piece -> piece.value(SharedInputs.POINTS).isPresent()).ifPresent(piece -> {
            supply.take(conditions(cast), SharedInputs.VARIANT);
            supply.take(cast.at(), SharedInputs.VARIANT, SharedInputs.POINTS);
            supply.take(cast.at(), beside);
        });
    }

    public static void type(Optional<Piece> at, Supply supply) {
        at.ifPresent(piece -> PieceState.works(piece).ifPresent(type -> supply.put(SharedInputs.TYPE, type, piece)));
    }
}
