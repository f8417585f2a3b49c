package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.List;
import java.util.Optional;

/** A named unit on the table. */
public record Unit(Piece piece) {
    private static final UnitSpecFormat.CounterFormat COUNTER = new UnitSpecFormat.CounterFormat();
    private static final int LEAST_HALF = 2;
    private static final int MOST_HALF = 3;
    private static final int GUN_DEFENDS_WITH = 2;

    public static boolean isOne(Piece piece) {
        return piece.kind().equals(UnitFields.KIND.id());
    }

    /**
     * Returns units in the form in which they take casualty points.
     *
     * @throws BadInputException if the counter of a unit is not known
     */
    public static List<UnitSpec> specs(List<Unit> units) {
        return units.stream().map(Unit::needed).toList();
    }

    /** Returns the names of units, to be printed. */
    public static List<String> names(List<Unit> units) {
        return units.stream().map(unit -> PrintableText.of(unit.piece().name())).toList();
    }

    /** Returns whether a ruling was about these units, and not about others that the user typed. */
    public static boolean are(List<Unit> units, List<UnitSpec> specs) {
        List<UnitSpec> known =
                units.stream().flatMap(unit -> unit.spec().stream()).toList();
        return !units.isEmpty()
                && known.size() == units.size()
                && (known.equals(specs) || new UnitSpecFormat().show(known).equals(new UnitSpecFormat().show(specs)));
    }

    public boolean is(InputField<Boolean> flag) {
        return piece.is(flag);
    }

    /** Returns whether the unit is on the map in this hex. */
    boolean isIn(Piece hex) {
        return piece.is(UnitFields.HEX, hex.name()) && !is(UnitFields.UNDERGROUND) && !is(UnitFields.ELIMINATED);
    }

    public boolean isPinned() {
        return is(UnitFields.PINNED);
    }

    public boolean isLeader() {
        return counter().filter(unit -> unit.kind() == UnitSpec.Kind.LEADER).isPresent();
    }

    public boolean hasCrew() {
        return counter().filter(unit -> unit.kind().hasCrew()).isPresent();
    }

    /** Returns the counter of the unit, or of its half squad if it was reduced. */
    public Optional<UnitSpec> counter() {
        Optional<UnitSpec> whole = piece.value(UnitFields.COUNTER);
        if (!is(UnitFields.REDUCED)) {
            return whole;
        }
        return piece.value(UnitFields.HALF)
                .or(() -> whole.filter(unit -> unit.half() > 0).map(Unit::half))
                .or(() -> whole);
    }

    /** Returns the assumed half squad: half the APFP within the range of half squads, and the lower rating. */
    private static UnitSpec half(UnitSpec squad) {
        String text = COUNTER.show(squad);
        int first = text.indexOf('-');
        int apfp = Integer.parseInt(text.substring(0, first)) / 2;
        String range = text.substring(first, text.lastIndexOf('-') + 1);
        return COUNTER.parse(Math.max(LEAST_HALF, Math.min(MOST_HALF, apfp)) + range + squad.half());
    }

    /** Returns the unit in the form in which it takes casualty points. */
    Optional<UnitSpec> spec() {
        return counter()
                .map(unit -> new UnitSpec(
                        unit.kind(),
                        unit.name(),
                        unit.rating(),
                        lower(unit),
                        state(unit),
                        hides(unit) ? UnitSpec.Hide.IGNORES_FIRST : UnitSpec.Hide.PLAIN));
    }

    /** Returns the rating after a reduction: that of the given half squad, or the assumed one. */
    private int lower(UnitSpec unit) {
        return unit.half() == 0
                ? 0
                : piece.value(UnitFields.HALF)
                        .map(UnitSpec::rating)
                        .filter(rating -> rating < unit.rating())
                        .orElse(unit.half());
    }

    private UnitSpec.State state(UnitSpec unit) {
        if (unit.kind() == UnitSpec.Kind.AFV && is(UnitFields.IMMOBILE)) {
            return UnitSpec.State.IMMOBILE;
        }
        return isPinned() ? UnitSpec.State.PINNED : UnitSpec.State.FRESH;
    }

    private boolean hides(UnitSpec unit) {
        return unit.kind() == UnitSpec.Kind.GUN ? is(UnitFields.GUN_SHIELD) : is(UnitFields.VALOROUS);
    }

    /**
     * Returns the unit in the form in which it takes casualty points.
     *
     * @throws BadInputException if the counter of the unit is not known
     */
    public UnitSpec needed() {
        return spec().orElseThrow(() -> new BadInputException("the counter of " + PrintableText.of(piece.name())
                + " is not known; give it, for example set " + PrintableText.of(piece.name()) + " --counter 4-6-4"));
    }

    public UnitClass unitClass() {
        return counter().map(UnitSpec::unitClass).orElse(UnitClass.INFANTRY);
    }

    public boolean isInfantry() {
        return unitClass() == UnitClass.INFANTRY;
    }

    public boolean isArmed() {
        return hasApfp() || piece.has(UnitFields.ATFP);
    }

    boolean hasApfp() {
        return piece.has(UnitFields.APFP) || (counter().isPresent() && isInfantry());
    }

    /** Returns the APFP; empty if it is not known. */
    public Optional<Integer> apfp() {
        return piece.value(UnitFields.APFP)
                .or(() -> counter().filter(unit -> isInfantry()).map(Unit::printed));
    }

    private static int printed(UnitSpec unit) {
        String text = COUNTER.show(unit);
        return unit.kind() == UnitSpec.Kind.LEADER ? 1 : Integer.parseInt(text.substring(0, text.indexOf('-')));
    }

    /** Returns its share of the defence against a close assault (VV-CORE-41). */
    public int defence() {
        return unitClass() == UnitClass.GUN ? GUN_DEFENDS_WITH : apfp().orElse(0);
    }

    /** Returns the remaining Movement Points; empty if they are not known. */
    public Optional<Integer> movementPoints() {
        int spent = piece.value(UnitFields.SPENT).orElse(0);
        return piece.value(UnitFields.MOVEMENT_POINTS).map(points -> Math.max(0, points - spent));
    }

    /** Returns the Leadership Modifier; 0 if the unit is pinned. */
    public int leadership() {
        return piece.value(UnitFields.LEADER).filter(modifier -> !isPinned()).orElse(0);
    }
}
