package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.lg.terms.Material;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.Optional;

/** What pieces fill in alike for several procedures. */
public final class FromPieces {
    private FromPieces() {}

    /**
     * The piece that acts.
     *
     * @throws BadInput if it is no unit, or out of action
     */
    public static Optional<Piece> acting(Participants who) {
        who.by().ifPresent(FromPieces::mayAct);
        return who.by();
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
    public static Optional<Piece> conditions(Participants who) {
        for (Piece piece : who.pieces()) {
            if (piece.kind().equals(PieceState.CONDITIONS)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    public static void weapon(Optional<Piece> by, PieceDefaults defaults) {
        defaults.take(
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
    public static void surface(Optional<Piece> at, PieceDefaults defaults, Field<?>... beside) {
        at.filter(piece -> piece.kind().equals(PieceState.VEGETATION))
                .ifPresent(piece -> defaults.put(SharedInputs.MATERIAL, Material.VEGETATION, piece));
        defaults.take(at, SharedInputs.MATERIAL, SharedInputs.ARMOR_CLASS);
        defaults.take(at, beside);
        if (defaults.isGiven(SharedInputs.ROOF)) {
            defaults.takeAs(SharedInputs.MATERIAL, PieceState.ROOFS, at);
        }
    }

    /** A variant counts points, so only where there are some. */
    public static void points(Participants who, PieceDefaults defaults, Field<?>... beside) {
        who.at().filter(piece -> piece.value(SharedInputs.POINTS).isPresent()).ifPresent(piece -> {
            defaults.take(conditions(who), SharedInputs.VARIANT);
            defaults.take(who.at(), SharedInputs.VARIANT, SharedInputs.POINTS);
            defaults.take(who.at(), beside);
        });
    }

    public static void type(Optional<Piece> at, PieceDefaults defaults) {
        at.ifPresent(piece -> PieceState.works(piece).ifPresent(type -> defaults.put(SharedInputs.TYPE, type, piece)));
    }
}
