package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** The part of a Bunker's firing slits with smoke in front of them (FOW-SMOKE-06). */
public enum SmokedSlits implements PlainName {
    NONE,
    /** At least one has smoke and at least one is clear. */
    SOME,
    /** At least one side of a Bunker that shoots all round has smoke, and at least one is clear. */
    SIDE,
    ALL;

    public static final InputField<SmokedSlits> FIELD = InputField.of(
            "smoked",
            NamedChoiceFormat.of(values()),
            "firing slits with smoke in front of them; side for a side of an all-round Bunker [FOW-SMOKE-06]");

    private static final int FULL_TURN = 360;

    /** Returns the known smoke in front of a Bunker; a Nest that shoots to its front has a single side. */
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

    /** Returns whether the 180 degrees around each marker cover all directions. */
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

    /** Returns the smoke of a Bunker unless its markers have bearings; empty if there is none. */
    public static Optional<SmokedSlits> told(Piece piece) {
        SmokedSlits smoked = of(piece);
        boolean bearings = piece.has(PieceValues.SMOKED_SLIT);
        return smoked == NONE || bearings ? Optional.empty() : Optional.of(smoked);
    }
}
