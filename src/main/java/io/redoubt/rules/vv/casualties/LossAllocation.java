package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitSpecFormat;
import io.redoubt.rules.vv.positions.MineLosses;
import java.util.List;
import java.util.Optional;

/**
 * What casualty points and dice take from named units, unit by unit.
 *
 * @param hex where it is remembered that mines hit some of very many units, and nobody can tell which
 * @param changes what it adds to
 */
public record LossAllocation(Optional<Piece> hex, UnitChanges changes) {
    private static final UnitSpecFormat SPECS = new UnitSpecFormat();

    /** True if a ruling was about these units, and not about others that were typed. */
    public static boolean isOf(List<Unit> units, UnitsHit hit) {
        return !units.isEmpty()
                && units.stream().allMatch(unit -> unit.counter().isPresent())
                && SPECS.show(Unit.specs(units)).equals(SPECS.show(hit.units()));
    }

    /** Leaves on each of the units what befell it. */
    public void take(List<Unit> units, Losses losses) {
        for (int i = 0; i < losses.each().size(); i++) {
            Unit unit = units.get(i);
            switch (losses.each().get(i)) {
                case NOTHING, IGNORE -> {
                    // It is as it was.
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

    /** Loses those of these units whose dice were low; of very many, only the players saw which. */
    public void mine(List<Unit> units, MineLosses mined) {
        if (mined.areTold()) {
            changes.eliminate(mined.of(units));
        } else {
            hex.ifPresent(of -> changes.losses(of, mined.number()));
        }
    }
}
