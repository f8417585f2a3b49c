package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.shared.LongWords;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import java.util.Optional;

/** Reasons against a position in a terrain (VV-20.2), as a fault of a deployment and as an impossible situation. */
public enum MisplacedPosition {
    NOT_OPEN(
            "{}: a fortification needs open terrain, which {} is not [VV-20.2-1, VV-20.2-2]",
            "Impossible: {} in {}; fortifications need open terrain [VV-20.2-1, VV-20.2-2]"),
    CROPS(
            "{}: crops hinder sight, so {} is not open terrain [VV-20.2-1, VV-20.2-2, VV-CORE-59]",
            "Impossible: {} in {}, which hinder sight and so are not open terrain [VV-20.2-1, VV-20.2-2, VV-CORE-59]"),
    NOT_DUG(
            "{}: no entrenchment may be dug in {} [VV-20.2-3]",
            "Impossible: {} in {}; no entrenchment can be dug there [VV-20.2-3]"),
    BRIDGE(
            "{}: no entrenchment is dug in a {} hex, over the water below (reading) [VV-20.2-3]",
            "Impossible: {} in {}, over the water below (reading) [VV-20.2-3]"),
    IMPASSABLE(
            "{}: {} is impassable, so no position can be there [VV-20.2-3, VV-CORE-54]",
            "Impossible: {} in {}, which are impassable [VV-20.2-3, VV-CORE-54]");

    private final String deployed;
    private final String impossible;

    MisplacedPosition(String deployed, String impossible) {
        this.deployed = deployed;
        this.impossible = impossible;
    }

    /** Judges the terrain of a position in a deployment. */
    public static void judge(Inputs in, String name, Position type, Terrain terrain, Checklist list) {
        Terrain ground = ground(in, terrain);
        find(in, type, ground)
                .ifPresentOrElse(
                        fault -> list.fault(fault.deployed, name, ground),
                        () -> list.note(
                                type.family() == Position.Family.FORTIFICATION
                                        ? "{}: {} counts as open terrain, as a fortification needs [VV-20.2-1, VV-20.2-2]"
                                        : "{}: an entrenchment may be dug in {} [VV-20.2-3]",
                                name,
                                ground));
    }

    /**
     * Forbids an impossible situation, so that no ruling is made on it; a hex without a position is always possible.
     *
     * @return whether it is forbidden
     */
    public static boolean forbids(Inputs in, Position at, Terrain terrain, Checklist list) {
        if (at == Position.OPEN || at == Position.TUNNEL) {
            return false;
        }
        Terrain ground = at.family() == Position.Family.FORTIFICATION ? ground(in, terrain) : terrain;
        Optional<MisplacedPosition> fault = find(in, at, ground);
        fault.ifPresent(why -> list.forbid(
                why.impossible,
                at.place(),
                new LongWords(ground == Terrain.CROPS ? ground.words() : ground.words() + " hexes")));
        return fault.isPresent();
    }

    /** Returns the terrain for placement: farmland is a field or crops (B-34). */
    private static Terrain ground(Inputs in, Terrain terrain) {
        if (terrain != Terrain.FARMLAND) {
            return terrain;
        }
        return in.reading(PlacementReadings.FARMLAND) == PlacementReadings.Farmland.FIELD
                ? Terrain.FIELD
                : Terrain.CROPS;
    }

    /** Returns the reason against a terrain; a reading decides on bridge hexes (B-36). */
    private static Optional<MisplacedPosition> find(Inputs in, Position type, Terrain ground) {
        if (type.family() == Position.Family.FORTIFICATION) {
            return ground.isOpen() ? Optional.empty() : Optional.of(ground == Terrain.CROPS ? CROPS : NOT_OPEN);
        }
        if (ground == Terrain.BRIDGE) {
            return in.reading(PlacementReadings.BRIDGE) == PlacementReadings.OverWater.FORBIDDEN
                    ? Optional.of(BRIDGE)
                    : Optional.empty();
        }
        boolean water = ground == Terrain.OCEAN || ground == Terrain.RIVER;
        return ground.bansEntrenchments() ? Optional.of(water ? IMPASSABLE : NOT_DUG) : Optional.empty();
    }
}
