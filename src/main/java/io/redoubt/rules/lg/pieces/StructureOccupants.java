package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who is in a structure: pieces that nobody named, and the units that are said to be in it.
 *
 * @param units those in action, in the order they came to the table
 * @param nameless how many there are beside them: none where nobody was put there
 */
public record StructureOccupants(Piece structure, List<Piece> units, int nameless) {
    private static final int MOST_LETTERS = 40;

    public static StructureOccupants of(Piece structure, List<Piece> table) {
        List<Piece> units = new ArrayList<>(table);
        units.removeIf(piece ->
                !PieceState.isUnit(piece) || !piece.is(PieceState.IN, structure.name()) || PieceState.isOut(piece));
        return new StructureOccupants(structure, List.copyOf(units), PieceState.number(structure, PieceState.INSIDE));
    }

    /** Those at whom somebody fires: whoever is of his own side is no target. */
    public StructureOccupants targetsOf(Optional<Piece> by) {
        String side = by.map(Piece::owner).orElse("");
        if (side.isEmpty()) {
            return this;
        }
        List<Piece> targets = new ArrayList<>(units);
        targets.removeIf(unit -> unit.owner().equals(side));
        return new StructureOccupants(
                structure, List.copyOf(targets), structure.owner().equals(side) ? 0 : nameless);
    }

    /** Where a unit is, if that is a piece on the table. */
    public static Optional<Piece> structureOf(Piece unit, List<Piece> table) {
        if (!PieceState.isUnit(unit)) {
            return Optional.empty();
        }
        for (Piece piece : table) {
            if (unit.is(PieceState.IN, piece.name()) && PieceState.canBurn(piece)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /** Returns the soldiers without the vehicles. */
    public StructureOccupants troopsAlone() {
        List<Piece> troops = new ArrayList<>(units);
        troops.removeIf(StructureOccupants::isVehicle);
        return new StructureOccupants(structure, List.copyOf(troops), nameless);
    }

    public static boolean isVehicle(Piece unit) {
        return unit.value(PieceState.SORT).map(PieceState.Sort::isVehicle).orElse(false);
    }

    /** How many soldiers or vehicles a unit has; one if nobody said. */
    public static int strength(Piece unit) {
        return unit.value(PieceState.TROOPS).orElse(1);
    }

    /** How many are in it already and shelter with a unit: enemies share no hole with it. */
    public static int othersWith(Piece unit, Participants who) {
        if (who.at().isEmpty()) {
            return 0;
        }
        Piece works = who.at().get();
        int others = areEnemies(unit, works) ? 0 : PieceState.number(works, PieceState.INSIDE);
        for (Piece inmate : of(works, who.pieces()).units()) {
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
        int troops = nameless;
        for (Piece unit : units) {
            troops += strength(unit);
        }
        return troops;
    }

    /** Who they are, in a few words; nothing if nobody said that anybody is there. */
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

    /** Returns a number of pieces in words. */
    public static String pieces(int count) {
        return count == 1 ? "1 piece" : count + " pieces";
    }

    /** Fills inputs with who they are, and how many, where somebody said. */
    public static void name(Participants who, InputField<String> names, PieceDefaults defaults) {
        who.at()
                .ifPresent(
                        piece -> of(piece, who.pieces()).words().ifPresent(words -> defaults.put(names, words, piece)));
    }

    /** Fills an input with how many there are: on the table, a structure is empty until pieces are put there. */
    public void count(InputField<Integer> input, PieceDefaults defaults) {
        defaults.put(input, troops(), structure);
    }
}
