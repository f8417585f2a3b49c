package io.redoubt.rules.vv.fire;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.umpire.Remark;
import java.util.List;

/** What terrain and position of the target hex add to an attack roll. */
public final class CoverFactors {
    private static final Remark TERRAIN = Remark.of("{}: cover of the terrain [VV-CORE-58, VV-CORE-05]");
    private static final Remark CONCRETE =
            Remark.of("{}: a concrete bunker covers, from whatever side [VV-20.5-3, VV-CORE-05]");
    private static final Remark WOOD =
            Remark.of("{}: a wood and earth bunker covers, from whatever side [VV-20.5-4, VV-CORE-05]");
    private static final Remark SANDBAGS = Remark.of("{}: sandbags cover [VV-20.6-4, VV-CORE-05]");
    private static final Remark FOXHOLE =
            Remark.of("{}: a foxhole covers, on top of the terrain [VV-20.9-4, VV-CORE-05]");
    private static final Remark TRENCH =
            Remark.of("{}: a trench covers, on top of the terrain [VV-20.10-4, VV-CORE-05]");
    private static final Remark CAVE =
            Remark.of("{}: a cave entrance covers, on top of the terrain [VV-20.11-9, VV-CORE-05]");

    private CoverFactors() {}

    public static void terrain(TargetHex hex, List<Factor> factors) {
        if (hex.terrainCover() > 0) {
            boolean named = hex.terrain().cover() == hex.terrainCover();
            factors.add(new Factor(hex.terrainCover(), named ? hex.terrain().words() : "terrain", TERRAIN));
        }
    }

    public static void position(TargetHex hex, List<Factor> factors) {
        if (hex.positionCover() > 0) {
            factors.add(new Factor(hex.positionCover(), hex.at().words(), remark(hex.at())));
        }
    }

    /** Says that the position does not cover whoever has no place in it. */
    static void noteOutside(TargetHex hex, Checklist list) {
        if (hex.standing() == TargetHex.Standing.OUTSIDE) {
            list.note(outside(hex.at()), hex.at().place());
        }
    }

    private static Remark outside(Position at) {
        String text = "It has no place in {}, and none of its cover";
        return switch (at) {
            case SANDBAGS -> Remark.of(text + " [VV-20.6-2, VV-20.6-4, VV-20.3-13]");
            case FOXHOLE -> Remark.of(text + " [VV-20.9-2, VV-20.9-4, VV-20.3-13]");
            case TRENCH -> Remark.of(text + " [VV-20.10-2, VV-20.10-4, VV-20.3-13]");
            case CAVE -> Remark.of(text + " [VV-20.11-7, VV-20.11-9, VV-20.3-13]");
            case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, MINEFIELD, BARBED_WIRE, TUNNEL ->
                Remark.of(text + " [VV-20.5-2, VV-20.3-13]");
        };
    }

    private static Remark remark(Position at) {
        return switch (at) {
            case BUNKER_WOOD -> WOOD;
            case SANDBAGS -> SANDBAGS;
            case FOXHOLE -> FOXHOLE;
            case TRENCH -> TRENCH;
            case CAVE -> CAVE;
            case OPEN, BUNKER, BUNKER_CONCRETE, MINEFIELD, BARBED_WIRE, TUNNEL -> CONCRETE;
        };
    }
}
