package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.vv.pieces.PieceChanges;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitSpecs;
import io.redoubt.rules.vv.positions.MineLosses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What casualty points and dice take from named units: the same plan as in the ruling, unit by unit.
 *
 * @param hex where it is remembered that the dice hit some units, and nobody can tell which
 * @param changes what it adds to
 */
public record LossAllocation(Optional<Piece> hex, PieceChanges changes) {
    private static final UnitSpecs SPECS = new UnitSpecs();

    /** True if a ruling was about these units, and not about others that were typed. */
    public static boolean isOf(List<Unit> units, UnitsHit hit) {
        for (Unit unit : units) {
            if (unit.counter().isEmpty()) {
                return false;
            }
        }
        return !units.isEmpty() && SPECS.show(Unit.specs(units)).equals(SPECS.show(hit.units()));
    }

    /**
     * Takes casualty points from units.
     *
     * @param eliminated how many of them the ruling lost, those that failed to survive included
     */
    public void take(List<Unit> units, UnitsHit hit, int points, int eliminated) {
        List<LossPlan.Response> responses = new UnitsHit(Unit.specs(units), hit.policy(), hit.pinnedCrew(), hit.burst())
                .plan(points)
                .responses();
        List<Unit> rolled = new ArrayList<>();
        int given = 0;
        for (int i = 0; i < responses.size(); i++) {
            Unit unit = units.get(i);
            switch (responses.get(i)) {
                case NOTHING, IGNORE -> {
                    // It is as it was.
                }
                case PIN -> changes.flag(unit, UnitFields.PINNED);
                case REDUCE -> changes.flag(unit, UnitFields.REDUCED);
                case REDUCE_AND_PIN -> {
                    changes.flag(unit, UnitFields.REDUCED);
                    changes.flag(unit, UnitFields.PINNED);
                }
                case SURVIVE -> rolled.add(unit);
                case ELIMINATE -> {
                    changes.eliminate(List.of(unit));
                    given++;
                }
            }
        }
        if (eliminated - given < rolled.size()) {
            changes.flag(rolled, UnitFields.PINNED);
        }
        lose(rolled, eliminated - given);
        if (eliminated >= units.size()) {
            hex.ifPresent(changes::forgetIfNobodyOwes);
        }
    }

    /** Loses those of these units whose dice were low; of very many, only the players saw which. */
    public void mine(List<Unit> units, MineLosses mined) {
        if (mined.areTold()) {
            changes.eliminate(mined.of(units));
        } else {
            lose(units, mined.number());
        }
    }

    /** Loses so many of these units; which of them, only the dice say, unless it is all or none. */
    void lose(List<Unit> units, int lost) {
        if (lost >= units.size()) {
            changes.eliminate(units);
        } else if (lost > 0) {
            hex.ifPresent(of -> changes.losses(of, lost));
        }
    }
}
