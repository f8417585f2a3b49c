package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The occupants of a structure.
 *
 * @param units the units in action, in the order they came to the table
 * @param nameless the number of pieces besides them
 */
public record StructureOccupants(Piece structure, List<Piece> units, int nameless) {
    private static final int MOST_LETTERS = 40;

    public static StructureOccupants of(Piece structure, List<Piece> table) {
        List<Piece> units = table.stream()
                .filter(piece -> PieceState.isUnit(piece) && piece.is(PieceState.IN, structure.name()))
                .filter(unit -> !PieceState.isOut(unit))
                .toList();
        return new StructureOccupants(structure, units, PieceState.number(structure, PieceState.INSIDE));
    }

    /** Returns the targets of a shooter, without pieces of its own side. */
    public StructureOccupants targetsOf(Optional<Piece> by) {
        String side = by.map(Piece::owner).orElse("");
        if (side.isEmpty()) {
            return this;
        }
        List<Piece> targets =
                units.stream().filter(unit -> !unit.owner().equals(side)).toList();
        return new StructureOccupants(structure, targets, structure.owner().equals(side) ? 0 : nameless);
    }

    /** Returns the piece that a unit is in, if it is on the table. */
    public static Optional<Piece> structureOf(Piece unit, List<Piece> table) {
        return table.stream()
                .filter(piece -> unit.is(PieceState.IN, piece.name()) && PieceState.canBurn(piece))
                .findFirst();
    }

    public StructureOccupants troopsAlone() {
        List<Piece> troops = units.stream().filter(unit -> !isVehicle(unit)).toList();
        return new StructureOccupants(structure, troops, nameless);
    }

    public static boolean isVehicle(Piece unit) {
        return unit.value(PieceState.SORT).map(PieceState.Sort::isVehicle).orElse(false);
    }

    /** Returns the number of soldiers or vehicles of a unit; 1 if it was not given. */
    public static int strength(Piece unit) {
        return unit.value(PieceState.TROOPS).orElse(1);
    }

    /** Returns how many pieces shelter in the structure with a unit; enemies do not share it. */
    public static int othersWith(Piece unit, Participants who) {
        if (who.at().isEmpty()) {
            return 0;
        }
        Piece structure = who.at().get();
        int others = areEnemies(unit, structure) ? 0 : PieceState.number(structure, PieceState.INSIDE);
        for (Piece inmate : of(structure, who.pieces()).units()) {
            if (!inmate.name().equals(unit.name()) && !areEnemies(unit, inmate)) {
                others += strength(inmate);
            }
        }
        return others;
    }

    private static boolean areEnemies(Piece one, Piece other) {
        return !one.owner().isEmpty()
                && !other.owner().isEmpty()
                && !one.owner().equals(other.owner());
    }

    public int troops() {
        return nameless + units.stream().mapToInt(StructureOccupants::strength).sum();
    }

    /** Returns a short description of the occupants; empty if no occupants are known. */
    public Optional<String> words() {
        List<String> words = new ArrayList<>();
        units.forEach(unit -> words.add(unit.name()));
        if (nameless > 0) {
            words.add(pieces(nameless));
        }
        if (words.isEmpty()) {
            return Optional.empty();
        }
        String all = String.join(", ", words);
        return Optional.of(all.length() <= MOST_LETTERS ? all : pieces(troops()));
    }

    public static String pieces(int count) {
        return count == 1 ? "1 piece" : count + " pieces";
    }

    /** Fills in the description of the occupants, if they are known. */
    public static void name(Participants who, InputField<String> names, PieceDefaults defaults) {
        who.at()
                .ifPresent(
                        piece -> of(piece, who.pieces()).words().ifPresent(words -> defaults.put(names, words, piece)));
    }

    /** Fills in the number of occupants; a structure on the table is empty until pieces are put there. */
    public void count(InputField<Integer> input, PieceDefaults defaults) {
        defaults.put(input, troops(), structure);
    }
}
