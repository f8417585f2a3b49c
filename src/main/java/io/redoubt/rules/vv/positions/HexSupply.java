package io.redoubt.rules.vv.positions;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Field;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.Whereabouts;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import java.util.List;

/** What a hex, and those in it, fill into forms of several procedures. */
public record HexSupply(Whereabouts table, Supply supply) {
    /** Where the target is; a unit that is in no hex stands in the open. */
    public void target(Field<Position> input) {
        table.place().ifPresent(piece -> supply.put(input, table.position().orElse(Position.OPEN), piece));
        supply.take(table.hex(), HexFields.BUNKER_TYPE, HexFields.TERRAIN, HexFields.TERRAIN_COVER);
    }

    /**
     * The position in a hex, of which there must be one.
     *
     * @throws BadInput if there is none
     */
    public void marker(Field<Position> input) {
        boolean bare = table.position().orElse(Position.OPEN) == Position.OPEN;
        if (table.cast().at().isPresent() && !supply.isGiven(input) && bare) {
            String name = Escaped.of(table.place().map(Piece::name).orElse(""));
            throw new BadInput(name + " holds no fortification and no entrenchment: set " + name
                    + " --position trench says which, where there is one");
        }
        supply.take(table.hex(), HexFields.POSITION);
    }

    /** How many of what are inside. */
    public void stack(List<Unit> inside) {
        int leaders = 0;
        for (Unit unit : inside) {
            leaders += unit.isLeader() ? 1 : 0;
        }
        put(StackForm.OCCUPANTS, number(inside, UnitClass.INFANTRY));
        put(StackForm.LEADERS, leaders);
        put(StackForm.GUNS, number(inside, UnitClass.GUN));
        put(StackForm.VEHICLES, number(inside, UnitClass.VEHICLE) + number(inside, UnitClass.AFV));
    }

    private static int number(List<Unit> inside, UnitClass of) {
        int number = 0;
        for (Unit unit : inside) {
            number += unit.unitClass() == of ? 1 : 0;
        }
        return number;
    }

    private void put(Field<Integer> input, int number) {
        if (number > 0) {
            table.hex().ifPresent(hex -> supply.put(input, number, hex));
        }
    }
}
