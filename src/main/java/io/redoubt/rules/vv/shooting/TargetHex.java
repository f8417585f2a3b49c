package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.shared.BunkerType;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The hex that is attacked: its terrain, and the position in it that the defenders occupy.
 *
 * @param terrainCover cover modifier of the terrain, as far as it applies
 * @param standing place of the defenders, in the position or outside it
 */
public record TargetHex(Position at, Terrain terrain, int terrainCover, HexPosition standing) {
    public enum HexPosition {
        INSIDE,
        OUTSIDE
    }

    public static TargetHex of(Inputs in, Position at) {
        Position known = at == Position.BUNKER ? in.get(HexFields.BUNKER_TYPE).position() : at;
        if (at.isBunker()) {
            mustAgree(in, known);
        }
        Terrain terrain = in.get(HexFields.TERRAIN);
        int cover = in.find(HexFields.TERRAIN_COVER).orElse(terrain.cover());
        boolean silent = known.isBunker() || known == Position.SANDBAGS;
        // The book says "in addition to the terrain" of entrenchments only (B-15).
        boolean replaces = silent
                && cover > 0
                && in.reading(FireReadings.COVER_OF_FORTIFICATIONS) == FireReadings.CoverOfFortifications.POSITION_ONLY;
        return new TargetHex(known, terrain, replaces ? 0 : cover, HexPosition.INSIDE);
    }

    /** Returns the hex for units of these kinds: they are outside if the position takes none of them. */
    TargetHex meeting(Inputs in, Collection<UnitClass> units) {
        boolean outside = !units.isEmpty() && units.stream().noneMatch(at::takes);
        return outside
                ? new TargetHex(
                        at, terrain, in.find(HexFields.TERRAIN_COVER).orElse(terrain.cover()), HexPosition.OUTSIDE)
                : this;
    }

    private static void mustAgree(Inputs in, Position known) {
        Optional<BunkerType> type = in.find(HexFields.BUNKER_TYPE);
        if (type.isPresent() && type.get().position() != known) {
            throw new BadInputException("--bunker-type " + type.get().id() + ": the hex holds a " + known.words());
        }
    }

    /** Returns the place in words: the position, or else the terrain. */
    String place() {
        if (standing == HexPosition.OUTSIDE) {
            return "the hex of " + at.place();
        }
        if (at != Position.OPEN || terrain == Terrain.OPEN) {
            return at.place();
        }
        String words = terrain.words();
        return (words.startsWith("o") ? "an " : "a ") + words + " hex";
    }

    /** Returns the target in words, for example {@code units in a trench}. */
    public String target() {
        return "units in " + place();
    }

    public int cover() {
        return terrainCover + positionCover();
    }

    int positionCover() {
        return standing == HexPosition.INSIDE ? at.cover() : 0;
    }

    public void addTerrain(List<RollModifier> factors) {
        if (terrainCover > 0) {
            factors.add(new RollModifier(
                    terrainCover,
                    terrain.cover() == terrainCover ? terrain.words() : "terrain",
                    "{}: cover of the terrain [VV-CORE-58, VV-CORE-05]"));
        }
    }

    public void addPosition(List<RollModifier> factors) {
        if (positionCover() > 0) {
            factors.add(new RollModifier(
                    positionCover(),
                    at.words(),
                    switch (at) {
                        case BUNKER_WOOD ->
                            "{}: a wood and earth bunker covers, from every side [VV-20.5-4, VV-CORE-05]";
                        case SANDBAGS -> "{}: sandbags cover [VV-20.6-4, VV-CORE-05]";
                        case FOXHOLE -> "{}: a foxhole covers, on top of the terrain [VV-20.9-4, VV-CORE-05]";
                        case TRENCH -> "{}: a trench covers, on top of the terrain [VV-20.10-4, VV-CORE-05]";
                        case CAVE -> "{}: a cave entrance covers, on top of the terrain [VV-20.11-9, VV-CORE-05]";
                        case OPEN, BUNKER, BUNKER_CONCRETE, MINEFIELD, BARBED_WIRE, TUNNEL ->
                            "{}: a concrete bunker covers, from every side [VV-20.5-3, VV-CORE-05]";
                    }));
        }
    }

    /** Notes that the position does not cover units that it does not take. */
    void noteOutside(Checklist list) {
        if (standing == HexPosition.OUTSIDE) {
            list.note(
                    "It has no place in {} and gets none of its cover"
                            + switch (at) {
                                case SANDBAGS -> " [VV-20.6-2, VV-20.6-4, VV-20.3-13]";
                                case FOXHOLE -> " [VV-20.9-2, VV-20.9-4, VV-20.3-13]";
                                case TRENCH -> " [VV-20.10-2, VV-20.10-4, VV-20.3-13]";
                                case CAVE -> " [VV-20.11-7, VV-20.11-9, VV-20.3-13]";
                                case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, MINEFIELD, BARBED_WIRE, TUNNEL ->
                                    " [VV-20.5-2, VV-20.3-13]";
                            },
                    at.place());
        }
    }
}
