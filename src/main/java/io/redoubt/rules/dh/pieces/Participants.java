package io.redoubt.rules.dh.pieces;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Field;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import io.redoubt.rules.dh.cards.Card;
import io.redoubt.rules.dh.cards.TargetKind;
import java.util.Optional;

/** Which pieces can take part, and what stands for them in forms. */
public final class Participants {
    private Participants() {}

    /**
     * The fortification or digging that something is done to.
     *
     * @throws BadInput if it is none, or is gone
     */
    public static void target(Cast cast, Field<TargetKind> at, Supply supply) {
        cast.at().ifPresent(piece -> {
            if (!Pieces.isCover(piece)) {
                throw bad(piece, " is no Fortification: what is done to it is for the core rules");
            }
            standing(piece, "--at");
        });
        named(cast, at, supply);
    }

    /** What stands for a piece in a form: its card, or what it is. */
    public static void named(Cast cast, Field<TargetKind> at, Supply supply) {
        cast.at().ifPresent(piece -> supply.put(at, at.kind().parse(piece.kind()), piece));
        supply.takeAs(at, Pieces.CARD, cast.at());
    }

    /**
     * The work whose crew does something.
     *
     * @throws BadInput if the piece is none
     */
    public static void from(Piece piece, Field<Card> from, Supply supply) {
        if (Pieces.work(piece).isEmpty()) {
            throw bad(piece, " is no Bunker or Fort, so it has no crew of that kind");
        }
        supply.takeAs(from, Pieces.CARD, Optional.of(piece));
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
