package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** How many of a Bunker's firing slits have smoke before them (FOW-SMOKE-06). */
public enum SmokedSlits implements PlainName {
    NONE,
    /** One at least, and one at least is clear. */
    SOME,
    /** One side at least of a Bunker that shoots all round, and one at least is clear. */
    SIDE,
    ALL;

    public static final InputField<SmokedSlits> FIELD = InputField.of(
            "smoked",
            NamedChoiceFormat.of(values()),
            "which of its firing slits have smoke before them; side for a side of an all-round Bunker [FOW-SMOKE-06]");

    private static final int FULL_TURN = 360;

    /** What is known of the smoke before a Bunker: a Nest that shoots to its front has one side to put it before. */
    public static SmokedSlits of(Piece piece) {
        int markers = piece.value(PieceValues.SMOKE).orElse(0);
        List<Integer> before = piece.value(PieceValues.SMOKED_SLIT).orElse(List.of());
        if (markers == 0 && before.isEmpty()) {
            return NONE;
        }
        if (PieceValues.shootsAllRound(piece)) {
            return surround(before) ? ALL : SIDE;
        }
        if (PieceValues.bunker(piece).orElse(Strongpoint.NEST) != Strongpoint.PILLBOX) {
            return ALL;
        }
        int slits = PieceValues.slits(piece);
        int smoked = Math.max(1, before.size());
        return slits <= smoked ? ALL : SOME;
    }

    /** Returns whether the 180 degrees before these markers leave no direction free. */
    public static boolean surround(List<Integer> markers) {
        List<Integer> around = markers.stream()
                .map(marker -> Math.floorMod(marker, FULL_TURN))
                .sorted()
                .toList();
        for (int at = 0; at < around.size(); at++) {
            int next = at + 1 < around.size() ? around.get(at + 1) : around.get(0) + FULL_TURN;
            if (next - around.get(at) > FULL_TURN / 2) {
                return false;
            }
        }
        return !around.isEmpty();
    }

    /** The same where the bearings of the slits are not told one by one. */
    public static Optional<SmokedSlits> told(Piece piece) {
        SmokedSlits smoked = of(piece);
        boolean bearings = piece.value(PieceValues.SMOKED_SLIT).isPresent();
        return smoked == NONE || bearings ? Optional.empty() : Optional.of(smoked);
    }
}
