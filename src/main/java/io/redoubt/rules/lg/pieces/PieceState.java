package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.shared.FieldworkType;
import io.redoubt.rules.lg.shared.Material;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.Size;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.Optional;

/** What is kept of a piece on the table, beside the inputs of procedures it has values for. */
public final class PieceState {
    /** What a unit is, as breaches and passages see it. */
    public enum Sort implements PlainName {
        TROOPS,
        VEHICLE,
        ENGINEERS,
        ENGINEERING_VEHICLE,
        WARDRONE;

        /** Whether it is a machine: a soldier is out by one penetration, of a vehicle the core rules tell more. */
        public boolean isVehicle() {
            return switch (this) {
                case TROOPS, ENGINEERS -> false;
                case VEHICLE, ENGINEERING_VEHICLE, WARDRONE -> true;
            };
        }
    }

    /** How a structure is, from the best to the worst. */
    public enum StructureState implements PlainName {
        INTACT,
        DAMAGED,
        BREACHED,
        DESTROYED
    }

    public static final String VEGETATION = "vegetation";
    public static final String CONDITIONS = "conditions";

    /** The size of a fire nobody measured: as many times its first size as it has grown. */
    public static final Size UNMEASURED = Size.of(1, "");

    public static final InputField<Integer> TROOPS =
            InputField.number("troops", 0, 1000, "how many soldiers or vehicles it has [LG-CORE-04]");
    public static final InputField<TenthsChance> ARMOR_PENETRATE = InputField.of(
            "armor-penetrate",
            new TenthsChance.Written(),
            "chance of its weapon to penetrate the armor of those it hits [LG-CORE-04]");
    public static final InputField<Sort> SORT =
            InputField.choice("as", Sort.class, "what it is, to breach walls and to pass fires [LG-BREACH-01]");
    public static final InputField<TenthsChance> FIRE_PENETRATE = InputField.of(
            "fire-penetrate", new TenthsChance.Written(), "chance of a fire to penetrate its own armor [LG-FIRE-32]");
    public static final InputField<Boolean> DETECTED = InputField.flag("detected", "it was detected [LG-CONCEAL-02]");
    public static final InputField<String> IN = InputField.of(
            "in", new FreeTextFormat("NAME", "the name of a piece"), "the works or plants it is in [LG-BRIEF-02]");
    public static final InputField<Boolean> AT_A_WALL =
            InputField.flag("attacked-a-wall", "it attacked a wall to breach it this turn [LG-BREACH-07]");
    public static final InputField<Boolean> BURIED = InputField.flag(
            "buried", "it was inside as a structure fell: its players say what became of it [LG-DMG-16]");
    public static final InputField<Boolean> OUT = InputField.flag("out-of-action", "it is out of action [LG-CORE-04]");

    public static final InputField<Boolean> BURNING = InputField.flag("burning", "it is on fire [LG-FIRE-01]");
    public static final InputField<Size> START =
            InputField.of("start", new Size.Written(), "size of a fire when it starts, 1 if nobody says [LG-FIRE-27]");
    public static final InputField<Integer> TURNS = InputField.number(
                    "turns", 0, 1000, "full turns it has burned [LG-FIRE-27]")
            .or(0);
    public static final InputField<Size> FIRE_SIZE =
            InputField.of("fire-size", new Size.Written(), "how large the fire has grown [LG-FIRE-27]");
    public static final InputField<TenthsChance> FIRE_INSIDE = InputField.of(
            "fire-penetrate",
            new TenthsChance.Written(),
            "chance of a fire to penetrate the armor of those in it [LG-FIRE-32]");
    public static final InputField<Boolean> ATTACKED_BY_FIRE =
            InputField.flag("attacked-by-fire", "the fire it is in attacked it before [LG-FIRE-32]");
    public static final InputField<Integer> INSIDE = InputField.number("troops", 0, 1000, "pieces in it [LG-KNOWN-05]");
    public static final InputField<StructureState> STRUCTURE =
            InputField.choice("structure", StructureState.class, "how it is [LG-DMG-16]");

    public static final InputField<Integer> BURIED_INSIDE = InputField.number(
                    "buried", 0, 1000, "pieces inside as it fell: the players say what became of them [LG-DMG-16]")
            .or(0);

    public static final InputField<Material> ROOFS =
            InputField.of("roofs", new Material.Written(), "what its roof is made of [LG-AC-16]");
    public static final InputField<Integer> POINTS =
            InputField.number("points", 1, SharedInputs.MOST_POINTS, "damage points it can take [LG-DMG-01]");
    public static final InputField<Integer> DAMAGE = InputField.number(
                    "damage", 0, SharedInputs.MOST_POINTS, "damage points it has lost [LG-DMG-01]")
            .or(0);
    public static final InputField<YesNo> NEW_DAMAGE = InputField.choice(
            "new-damage", YesNo.class, "whether it was damaged since its last check [LG-COLLAPSE-01]");
    public static final InputField<Boolean> NOT_CHECKED =
            InputField.flag("no-collapse-checks", "the players make no collapse checks for it [LG-COLLAPSE-01]");
    public static final InputField<Integer> SECTIONS_REMOVED = InputField.number(
                    "sections-removed", 0, 1000, "sections of the model taken off [LG-DMG-17]")
            .or(0);
    public static final InputField<Integer> HOLES = InputField.number(
                    "holes", 0, 1000, "holes in its walls [LG-DESTR-11]")
            .or(0);
    public static final InputField<Boolean> PART_DESTROYED =
            InputField.flag("part-destroyed", "a part of it is destroyed [LG-DESTR-14]");
    public static final InputField<Integer> BREACH_POINTS =
            InputField.number("breach-points", 1, SharedInputs.MOST_POINTS, "points that breach a wall [LG-BREACH-03]");
    public static final InputField<Integer> POINTS_DONE = InputField.number(
                    "points-done", 0, SharedInputs.MOST_POINTS, "breach points done so far [LG-BREACH-06]")
            .or(0);

    private PieceState() {}

    public static boolean isUnit(Piece piece) {
        return piece.kind().equals(PieceKind.UNIT);
    }

    /** What works it is, if it is one that stands, wears down and falls. */
    public static Optional<FieldworkType> works(Piece piece) {
        for (FieldworkType type : FieldworkType.values()) {
            if (type.id().equals(piece.kind())) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    public static boolean isBuilt(Piece piece) {
        return works(piece).isPresent();
    }

    public static boolean canBurn(Piece piece) {
        return isBuilt(piece) || piece.kind().equals(VEGETATION);
    }

    /** How it is: as it was left, or as its points and holes say where they say worse (LG-DMG-16). */
    public static StructureState state(Piece piece) {
        StructureState said = piece.value(STRUCTURE).orElse(StructureState.INTACT);
        int damage = number(piece, DAMAGE);
        if (piece.value(POINTS).filter(points -> damage >= points).isPresent()) {
            return StructureState.DESTROYED;
        }
        boolean harmed = damage > 0 || number(piece, HOLES) > 0 || piece.is(PART_DESTROYED);
        return harmed && said == StructureState.INTACT ? StructureState.DAMAGED : said;
    }

    public static boolean isDestroyed(Piece piece) {
        return state(piece) == StructureState.DESTROYED;
    }

    /** Whether nobody of a unit is in action. */
    public static boolean isOut(Piece unit) {
        return unit.is(OUT) || unit.value(TROOPS).filter(troops -> troops == 0).isPresent();
    }

    /** Whether a shot at it finds nobody and nothing. */
    public static boolean isGone(Piece piece) {
        return isUnit(piece) ? isOut(piece) : isDestroyed(piece);
    }

    /** A number of a piece; 0 if nobody said. */
    public static int number(Piece piece, InputField<Integer> field) {
        return piece.value(field).orElse(0);
    }
}
