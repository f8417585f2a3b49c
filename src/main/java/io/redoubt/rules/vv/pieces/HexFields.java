package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.vv.shared.BunkerType;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;

/** The fields of a hex on the table. */
public final class HexFields {
    static final int MOST_LOST = 20;

    private static final FormBuilder FIELDS = new FormBuilder();
    public static final InputField<Position> POSITION =
            FIELDS.choice("position", Position.class, "the position in the hex [VV-20.3-1, VV-20.7-2, VV-20.8-2]");
    public static final InputField<BunkerType> BUNKER_TYPE =
            FIELDS.choice("bunker-type", BunkerType.class, "building material of the bunker [VV-20.5-3, VV-20.5-4]");
    public static final InputField<Terrain> TERRAIN =
            FIELDS.choice("terrain", Terrain.OPEN, "terrain of the hex [VV-CORE-58]");
    public static final InputField<Integer> TERRAIN_COVER =
            FIELDS.number("terrain-cover", 0, 9, "cover of the terrain, if not the book's [VV-CORE-58]");
    public static final InputField<Integer> TERRAIN_COST =
            FIELDS.number("terrain-cost", 0, 9, "Movement Points of the terrain, if not the book's [VV-CORE-51]");
    public static final InputField<Integer> SMOKE = FIELDS.of(
            "smoke", WholeNumberFormat.of(0, 4), 0, "hindrance of Smoke markers (Smoke 1: 1, Smoke 2: 2) [VV-CORE-10]");
    public static final InputField<Boolean> HIDDEN =
            FIELDS.flag("hidden", "the minefield is still hidden [VV-20.71-3]");
    static final InputField<Integer> OWED = FIELDS.add(UnitFields.OWED);
    public static final InputField<Integer> LOST = FIELDS.of(
            "lost", WholeNumberFormat.of(0, MOST_LOST), 0, "units lost by dice; mark them with set --eliminated");
    public static final PieceKind KIND = new PieceKind("hex", "a hex, with its terrain and position", FIELDS.all());

    private HexFields() {}
}
