package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.RuledOut;
import io.redoubt.rules.piece.Group;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Some of the units in a hex that act together. */
final class UnitsTogether {
    private UnitsTogether() {}

    static List<Unit> members(Piece group, List<Piece> pieces) {
        return Group.members(group, pieces).stream().map(Unit::new).toList();
    }

    static boolean areUnderground(List<Unit> units) {
        return units.stream().allMatch(unit -> unit.is(UnitFields.UNDERGROUND));
    }

    /** Rejects a group whose units are not all in one hex, or all in a tunnel. */
    static void mustStandTogether(Piece group, UnitsAndHexes table) {
        Optional<Piece> hex = table.hexOf(Optional.of(group));
        List<Unit> units = members(group, table.who().pieces());
        boolean below = areUnderground(units);
        for (Unit unit : units) {
            UnitsAndHexes.mustBeThere(unit.piece());
            String name = Escaped.of(unit.piece().name());
            if (!Unit.isOne(unit.piece())) {
                throw new BadInput(
                        "--by " + Escaped.of(group.name()) + ": " + name + " is a hex, and acts for all in it");
            }
            boolean there = below
                    || hex.filter(in -> unit.piece().is(UnitFields.HEX, in.name()))
                            .isPresent();
            if (!there) {
                throw new RuledOut("--by " + Escaped.of(group.name())
                        + ": units act together out of one hex (VV-CORE-16), and " + name + " is "
                        + unit.piece()
                                .value(UnitFields.HEX)
                                .map(in -> "in " + Escaped.of(in))
                                .orElse(unit.is(UnitFields.UNDERGROUND) ? "in a tunnel" : "in none"));
            }
        }
    }

    /** Only infantry forms a fire group and assaults as one; whatever else was named acts by itself. */
    static void mustDoItTogether(List<Unit> units, UnitsAndHexes.Activity activity) {
        for (Unit unit : units) {
            if (activity != UnitsAndHexes.Activity.MOVE && !unit.isInfantry()) {
                String name = Escaped.of(unit.piece().name());
                throw new RuledOut(name + " is no infantry, and attacks by itself (VV-CORE-16): name it alone");
            }
        }
    }
}
