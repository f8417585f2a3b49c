package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Kind;
import java.util.List;

/** One unit as on its counter, like {@code 4-6-4} or {@code gun=3}: a unit of {@link UnitSpecs} as it starts out. */
final class Counter implements Kind<UnitSpec> {
    private static final UnitSpecs SPECS = new UnitSpecs();

    @Override
    public UnitSpec parse(String text) {
        if (text.indexOf(':') >= 0) {
            throw new BadValue(Escaped.of(text) + " says more than its counter: --pinned, --valorous and --gun-shield"
                    + " say how the unit is");
        }
        List<UnitSpec> units = SPECS.parse(text);
        if (units.size() != 1) {
            throw new BadValue("is one unit: give each unit a name of its own");
        }
        return units.get(0);
    }

    @Override
    public String show(UnitSpec value) {
        return SPECS.show(List.of(value));
    }

    @Override
    public String label() {
        return "UNIT";
    }

    @Override
    public String expects() {
        return "a unit like 4-6-4, leader, gun=3, vehicle=4 or afv";
    }
}
