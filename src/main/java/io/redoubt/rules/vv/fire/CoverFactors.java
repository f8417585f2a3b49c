package io.redoubt.rules.vv.fire;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.umpire.Remark;
import java.util.List;

/** What terrain and position of the target hex add to an attack roll. */
public final class CoverFactors {
    private static final Remark TERRAIN = Remark.of("{}: cover of the terrain", Rule.CORE_58, Rule.CORE_05);
    private static final Remark CONCRETE =
            Remark.of("{}: a concrete bunker covers, from whatever side", Rule.V5_3, Rule.CORE_05);
    private static final Remark WOOD =
            Remark.of("{}: a wood and earth bunker covers, from whatever side", Rule.V5_4, Rule.CORE_05);
    private static final Remark SANDBAGS = Remark.of("{}: sandbags cover", Rule.V6_4, Rule.CORE_05);
    private static final Remark FOXHOLE =
            Remark.of("{}: a foxhole covers, on top of the terrain", Rule.V9_4, Rule.CORE_05);
    private static final Remark TRENCH =
            Remark.of("{}: a trench covers, on top of the terrain", Rule.V10_4, Rule.CORE_05);
    private static final Remark CAVE =
            Remark.of("{}: a cave entrance covers, on top of the terrain", Rule.V11_9, Rule.CORE_05);

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
            case SANDBAGS -> Remark.of(text, Rule.V6_2, Rule.V6_4, Rule.V3_13);
            case FOXHOLE -> Remark.of(text, Rule.V9_2, Rule.V9_4, Rule.V3_13);
            case TRENCH -> Remark.of(text, Rule.V10_2, Rule.V10_4, Rule.V3_13);
            case CAVE -> Remark.of(text, Rule.V11_7, Rule.V11_9, Rule.V3_13);
            case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, MINEFIELD, BARBED_WIRE, TUNNEL ->
                Remark.of(text, Rule.V5_2, Rule.V3_13);
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
