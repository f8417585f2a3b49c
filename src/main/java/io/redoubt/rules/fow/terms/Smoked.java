package io.redoubt.rules.fow.terms;

import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** How many of a Bunker's firing slits have smoke before them ({@link Rule#SMOKE_06}). */
public enum Smoked implements PlainName {
    NONE,
    /** One at least, and one at least is clear. */
    SOME,
    ALL;

    public static final Field<Smoked> FIELD =
            Field.of("smoked", Choice.of(values()), "which of its firing slits have smoke before them", Rule.SMOKE_06);

    /** What is known of the smoke before a Bunker: a Nest and a Turret have one side to put smoke before. */
    public static Smoked of(Piece piece) {
        int markers = piece.value(PieceValues.SMOKE).orElse(0);
        List<Integer> before = piece.value(PieceValues.SMOKED_SLIT).orElse(List.of());
        if (markers == 0 && before.isEmpty()) {
            return NONE;
        }
        if (PieceValues.bunker(piece).orElse(Strongpoint.NEST) != Strongpoint.PILLBOX) {
            return ALL;
        }
        int slits = PieceValues.slits(piece);
        int smoked = Math.max(1, before.size());
        return slits <= smoked ? ALL : SOME;
    }

    /** The same where the bearings of the slits are not told one by one. */
    public static Optional<Smoked> told(Piece piece) {
        Smoked smoked = of(piece);
        boolean bearings = piece.value(PieceValues.SMOKED_SLIT).isPresent();
        return smoked == NONE || bearings ? Optional.empty() : Optional.of(smoked);
    }
}
