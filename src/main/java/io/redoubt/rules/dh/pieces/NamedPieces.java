package io.redoubt.rules.dh.pieces;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.Optional;

/** Which pieces can take part, and what stands for them in forms. */
public final class NamedPieces {
    private NamedPieces() {}

    /**
     * The fortification or digging that something is done to.
     *
     * @throws BadInput if it is none, or is gone
     */
    public static void target(Participants who, Field<TargetKind> at, PieceDefaults defaults) {
        who.at().ifPresent(piece -> {
            if (!Pieces.isCover(piece)) {
                throw bad(piece, " is no Fortification: what is done to it is for the core rules");
            }
            standing(piece, "--at");
        });
        named(who, at, defaults);
    }

    /** What stands for a piece in a form: its card, or what it is. */
    public static void named(Participants who, Field<TargetKind> at, PieceDefaults defaults) {
        who.at().ifPresent(piece -> defaults.put(at, at.kind().parse(piece.kind()), piece));
        defaults.takeAs(at, Pieces.CARD, who.at());
    }

    /**
     * The work whose crew does something.
     *
     * @throws BadInput if the piece is none
     */
    public static void from(Piece piece, Field<FortificationCard> from, PieceDefaults defaults) {
        if (Pieces.work(piece).isEmpty()) {
            throw bad(piece, " is no Bunker or Fort, so it has no crew of that kind");
        }
        defaults.takeAs(from, Pieces.CARD, Optional.of(piece));
    }

    /**
     * Looks whether a piece is still there.
     *
     * @param option what named it
     * @throws BadInput if it is gone
     */
    public static void standing(Piece piece, String option) {
        if (piece.is(Pieces.DESTROYED)) {
            throw bad(piece, " is destroyed: name another with " + option + ", or take it back with set");
        }
    }

    public static BadInput bad(Piece piece, String why) {
        return new BadInput(Escaped.of(piece.name()) + why);
    }
}
