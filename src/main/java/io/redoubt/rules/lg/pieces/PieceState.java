package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedConstant;
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

/** Fields of pieces, besides the inputs of procedures, and the queries on them. */
public final class PieceState {
    /** Kinds of units, for breaches and passages. */
    public enum Sort implements PlainName {
        TROOPS,
        VEHICLE,
        ENGINEERS,
        ENGINEERING_VEHICLE,
        WARDRONE;

        /** Returns whether it is a machine: one penetration removes a soldier; the core rules decide for a vehicle. */
        public boolean isVehicle() {
            return switch (this) {
                case TROOPS, ENGINEERS -> false;
                case VEHICLE, ENGINEERING_VEHICLE, WARDRONE -> true;
            };
        }
    }

    /** States of a structure, from the best to the worst. */
    public enum StructureState implements PlainName {
        INTACT,
        DAMAGED,
        BREACHED,
        DESTROYED
    }

    public static final String VEGETATION = "vegetation";
    public static final String CONDITIONS = "conditions";

    /** Size of a fire that was not measured, in multiples of its first size. */
    public static final Size UNMEASURED = Size.of(1, "");

    public static final InputField<Integer> TROOPS =
            InputField.number("troops", 0, 1000, "number of soldiers or vehicles [LG-CORE-04]");
    public static final InputField<TenthsChance> ARMOR_PENETRATE = InputField.of(
            "armor-penetrate",
            new TenthsChance.Written(),
            "chance of its weapon to penetrate the armor of those it hits [LG-CORE-04]");
    public static final InputField<Sort> SORT =
            InputField.choice("as", Sort.class, "kind of unit, to breach walls and pass fires [LG-BREACH-01]");
    public static final InputField<TenthsChance> FIRE_PENETRATE = InputField.of(
            "fire-penetrate", new TenthsChance.Written(), "chance of a fire to penetrate its own armor [LG-FIRE-32]");
    public static final InputField<Boolean> DETECTED = InputField.flag("detected", "it was detected [LG-CONCEAL-02]");
    public static final InputField<String> IN = InputField.of(
            "in", new FreeTextFormat("NAME", "the name of a piece"), "fortification or plants it is in [LG-BRIEF-02]");
    public static final InputField<Boolean> AT_A_WALL =
            InputField.flag("attacked-a-wall", "it attacked a wall to breach it this turn [LG-BREACH-07]");
    public static final InputField<Boolean> BURIED =
            InputField.flag("buried", "it was inside when a structure fell; the players decide its fate [LG-DMG-16]");
    public static final InputField<Boolean> OUT = InputField.flag("out-of-action", "it is out of action [LG-CORE-04]");

    public static final InputField<Boolean> BURNING = InputField.flag("burning", "it is on fire [LG-FIRE-01]");
    public static final InputField<Size> START =
            InputField.of("start", new Size.Written(), "size of a fire when it starts (default 1) [LG-FIRE-27]");
    public static final InputField<Integer> TURNS = InputField.number(
                    "turns", 0, 1000, "full turns it has burned [LG-FIRE-27]")
            .or(0);
    public static final InputField<Size> FIRE_SIZE =
            InputField.of("fire-size", new Size.Written(), "current size of the fire [LG-FIRE-27]");
    public static final InputField<TenthsChance> FIRE_INSIDE = InputField.of(
            "fire-penetrate",
            new TenthsChance.Written(),
            "chance of a fire to penetrate the armor of those in it [LG-FIRE-32]");
    public static final InputField<Boolean> ATTACKED_BY_FIRE =
            InputField.flag("attacked-by-fire", "the fire it is in attacked it before [LG-FIRE-32]");
    public static final InputField<Integer> INSIDE = InputField.number("troops", 0, 1000, "pieces in it [LG-KNOWN-05]");
    public static final InputField<StructureState> STRUCTURE =
            InputField.choice("structure", StructureState.class, "state of the structure [LG-DMG-16]");

    public static final InputField<Integer> BURIED_INSIDE = InputField.number(
                    "buried", 0, 1000, "pieces inside when it fell; the players decide their fate [LG-DMG-16]")
            .or(0);

    public static final InputField<Material> ROOFS =
            InputField.of("roofs", new Material.Written(), "material of its roof [LG-AC-16]");
    public static final InputField<Integer> POINTS =
            InputField.number("points", 1, SharedInputs.MOST_POINTS, "damage points it can take [LG-DMG-01]");
    public static final InputField<Integer> DAMAGE = InputField.number(
                    "damage", 0, SharedInputs.MOST_POINTS, "damage points it has lost [LG-DMG-01]")
            .or(0);
    public static final InputField<YesNo> NEW_DAMAGE =
            InputField.choice("new-damage", YesNo.class, "damage since its last check [LG-COLLAPSE-01]");
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

    /** Returns the type of a structure; empty for units, plants and conditions. */
    public static Optional<FieldworkType> fieldworkType(Piece piece) {
        return NamedConstant.find(FieldworkType.class, piece.kind());
    }

    public static boolean isBuilt(Piece piece) {
        return fieldworkType(piece).isPresent();
    }

    public static boolean canBurn(Piece piece) {
        return isBuilt(piece) || piece.kind().equals(VEGETATION);
    }

    /** Returns its recorded state, or the state its points and holes imply if that is worse (LG-DMG-16). */
    public static StructureState state(Piece piece) {
        StructureState recorded = piece.value(STRUCTURE).orElse(StructureState.INTACT);
        int damage = number(piece, DAMAGE);
        if (piece.value(POINTS).filter(points -> damage >= points).isPresent()) {
            return StructureState.DESTROYED;
        }
        boolean harmed = damage > 0 || number(piece, HOLES) > 0 || piece.is(PART_DESTROYED);
        return harmed && recorded == StructureState.INTACT ? StructureState.DAMAGED : recorded;
    }

    public static boolean isDestroyed(Piece piece) {
        return state(piece) == StructureState.DESTROYED;
    }

    /** Returns whether no piece of a unit is in action. */
    public static boolean isOut(Piece unit) {
        return unit.is(OUT) || unit.value(TROOPS).filter(troops -> troops == 0).isPresent();
    }

    /** Returns whether a unit is out of action or a structure destroyed. */
    public static boolean isGone(Piece piece) {
        return isUnit(piece) ? isOut(piece) : isDestroyed(piece);
    }

    /** Returns a number of a piece; 0 if it has none. */
    public static int number(Piece piece, InputField<Integer> field) {
        return piece.value(field).orElse(0);
    }
}
