package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.MineLosses;
import java.util.List;
import java.util.Optional;

/**
 * Applies the effects of casualty points and mines to named units, one by one.
 *
 * @param hex hex that records a number of mine losses if the units cannot be told apart
 * @param changes receives the changes
 */
public record LossAllocation(Optional<Piece> hex, UnitChanges changes) {
    /** Applies its loss to each of the units. */
    public void take(List<Unit> units, Losses losses) {
        for (int i = 0; i < losses.each().size(); i++) {
            Unit unit = units.get(i);
            switch (losses.each().get(i)) {
                case NOTHING, IGNORE -> {
                    // No change.
                }
                case PIN -> changes.flag(unit, UnitFields.PINNED);
                case REDUCE -> changes.flag(unit, UnitFields.REDUCED);
                case REDUCE_AND_PIN -> {
                    changes.flag(unit, UnitFields.REDUCED);
                    changes.flag(unit, UnitFields.PINNED);
                }
                case ELIMINATE -> changes.eliminate(List.of(unit));
                case SURVIVE -> throw new IllegalStateException("a survival roll that nobody made");
            }
        }
        if (losses.eliminated() >= units.size()) {
            hex.ifPresent(changes::forgetIfNobodyOwes);
        }
    }

    /** Eliminates the units whose dice were low; of a large number, only the players know which. */
    public void mine(List<Unit> units, MineLosses mined) {
        if (mined.areTold()) {
            changes.eliminate(mined.of(units));
        } else {
            hex.ifPresent(of -> changes.losses(of, mined.number()));
        }
    }
}
