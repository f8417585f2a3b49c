package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Positions;
import io.redoubt.rules.fow.terms.Smoked;
import io.redoubt.rules.input.RuledOut;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a fortification brings to a shot out of it beside its weapon: how its crew stands, and smoke before it. */
final class FiringPiece {
    private FiringPiece() {}

    /**
     * Fills in what its crew suffers; a unit in the open has nothing of the kind.
     *
     * @throws RuledOut if its crew is Bailed Out (FOW-CORE-08)
     */
    static void defaults(Piece shooter, List<Piece> table, PieceDefaults defaults) {
        Positions.mustBeManned(shooter, table, "shoot");
        Optional<Emplacement> from = Stream.of(Emplacement.values())
                .filter(emplacement -> emplacement.id().equals(shooter.kind()))
                .findFirst();
        if (from.isEmpty()) {
            return;
        }
        defaults.put(ShootForm.FROM, from.get(), shooter);
        if (Positions.isPinned(shooter, table)) {
            defaults.put(ShootForm.SHOOTER_PINNED, true, shooter);
        }
        defaults.takeAs(ShootForm.SHOOTER_PINNED_ROF, PieceValues.PINNED_ROF, Optional.of(shooter));
        if (from.get().isBunker() && Smoked.of(shooter) != Smoked.NONE) {
            defaults.put(ShootForm.SHOOTER_SMOKED, Smoked.of(shooter), shooter);
        }
    }
}
