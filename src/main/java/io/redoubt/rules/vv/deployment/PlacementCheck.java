package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shared.Position;
import java.util.Optional;

/** The rules on one position: the units in its hex, caves and hidden minefields. */
record PlacementCheck(Inputs in, Checklist list) {
    private static final int REACH = 4;

    void inside(String name, Position type, PositionStack stack, int outside) {
        if (outside > 0) {
            String units = outside == 1 ? "1 unit" : outside + " units";
            if (type.hasInside()) {
                list.fault("{}: {} outside; only its occupants may be in the hex [VV-20.4-1, VV-20.3-13]", name, units);
            } else {
                list.note("{}: {} in the hex; no outside, so under the marker [VV-20.4-1, VV-20.3-13]", name, units);
            }
        }
        if (stack.isEmpty()) {
            return;
        }
        if (!stack.isOf(type)) {
            list.fault("{}: units inside that it does not take [VV-20.3-12]", name);
            list.fault(PositionRules.bars(type), stack.inWords());
            return;
        }
        PlacementReadings.Leaders leaders = stack.leadersCount(in, type);
        if (type == Position.BARBED_WIRE) {
            int before = list.broken();
            wire(name, stack);
            if (list.broken() > before) {
                return;
            }
        }
        if (stack.fits(type, leaders)) {
            list.note("{}: {} inside, within its limit [VV-20.3-12, VV-20.4-1]", name, stack.inWords());
            PositionRules.note(type, list);
        } else if (type.isBunker()) {
            list.fault(
                    "{}: {} inside; a bunker takes one Gun, or two infantry units [VV-20.5-2, VV-20.3-12]",
                    name,
                    stack.inWords());
        } else {
            list.fault("{}: {} inside is over its limit [VV-20.3-12, VV-CORE-07]", name, stack.inWords());
            PositionRules.note(type, list);
        }
    }

    private void wire(String name, PositionStack stack) {
        if (stack.vehicles() > 0) {
            list.fault(
                    "{}: {} in it; vehicles may not enter barbed wire [VV-20.8-6, VV-CORE-03]", name, stack.inWords());
        }
        if (stack.guns() > 0 && in.reading(MovementReadings.GUN_IN_WIRE) == MovementReadings.GunInWire.BARRED) {
            list.fault("{}: {} in it, but Guns may not enter barbed wire (reading) [VV-20.8-6]", name, stack.inWords());
        }
    }

    void sharedWithAnother(String name) {
        if (in.reading(PlacementReadings.POSITIONS_PER_HEX) == PlacementReadings.PerHex.SEVERAL) {
            list.note("{}: more than one position in the hex (reading) [VV-20.4-1]", name);
        } else {
            list.fault("{}: a hex holds one position, but this one has more [VV-20.4-1]", name);
        }
    }

    void caves(Optional<Deployment.Theater> theater, Optional<Nation> side) {
        theater.ifPresent(where -> {
            if (where == Deployment.Theater.PACIFIC) {
                list.note("A Pacific scenario may have caves [VV-20.11-2]");
            } else {
                list.fault(
                        "Caves appear in Pacific scenarios only, not in {} [VV-20.11-2]",
                        where == Deployment.Theater.OTHER ? "this one" : where);
            }
        });
        side.ifPresent(who -> {
            if (who == Nation.JAPANESE) {
                list.note("The Japanese side may use caves [VV-20.11-3]");
            } else {
                list.fault(
                        "Only the Japanese side may use caves, and this one is {} [VV-20.11-3]",
                        who == Nation.OTHER ? "another" : who);
            }
        });
    }

    void caveSpacing(String name, int hexes) {
        String away = away(hexes);
        if (hexes <= REACH) {
            list.note("{}: another cave {} away, at most four hexes [VV-20.11-6]", name, away);
        } else {
            list.fault("{}: the nearest other cave is {} away, over four hexes [VV-20.11-6]", name, away);
        }
    }

    /** Judges a cave if others are on other maps; the file does not define how the maps adjoin. */
    void caveOfSeveralMaps(String name, Optional<Integer> apart) {
        if (apart.isEmpty()) {
            list.note(
                    "{}: no other cave on its map; measure to those on other maps, one must be within four hexes [VV-20.11-6]",
                    name);
        } else if (apart.get() <= REACH) {
            caveSpacing(name, apart.get());
        } else {
            list.note(
                    "{}: the nearest other cave on its map is {} away; measure to those on other maps, one must be within four [VV-20.11-6]",
                    name,
                    away(apart.get()));
        }
    }

    private static String away(int hexes) {
        return hexes == 1 ? "1 hex" : hexes + " hexes";
    }

    void onlyCave(String name) {
        if (in.reading(PlacementReadings.SINGLE_CAVE) == PlacementReadings.SingleCave.LEGAL) {
            list.note("{}: the only cave (reading) [VV-20.11-6]", name);
        } else {
            list.fault("{}: no other cave, and one must be within four hexes [VV-20.11-6]", name);
        }
    }

    void hidden(boolean provided) {
        if (provided) {
            list.note("A special rule of the scenario provides hidden minefields [VV-20.71-1]");
        } else {
            list.fault("Hidden minefields need a special scenario rule, and there is none [VV-20.71-1]");
        }
    }

    void recorded(String name, Position type, boolean written) {
        if (type != Position.MINEFIELD) {
            list.fault("{}: only minefields can be hidden [VV-20.71-1]", name);
        } else if (written) {
            list.note("{}: its map and hex are written down in secret [VV-20.71-2]", name);
        } else {
            list.fault("{}: the owner must write down its map and hex [VV-20.71-2]", name);
        }
    }
}
