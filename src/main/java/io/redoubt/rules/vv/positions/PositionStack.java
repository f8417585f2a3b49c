package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;

/**
 * Units in one position.
 *
 * @param infantry infantry units of any type, leaders included
 * @param leaders number of these that are leaders
 * @param guns Guns that are not carried or towed
 * @param vehicles unarmoured vehicles
 */
public record PositionStack(int infantry, int leaders, int guns, int vehicles, int afvs) {
    public static final PositionStack EMPTY = new PositionStack(0, 0, 0, 0, 0);

    private static final int MOST_INFANTRY = 4;
    private static final int MOST_HEAVY = 2;
    private static final int BESIDE_HEAVY = 2;

    public static final InputField<Integer> OCCUPANTS =
            number("occupants", "number of infantry units inside, including leaders [VV-20.3-12, VV-20.5-2]");
    public static final InputField<Integer> LEADERS =
            number("leaders", "number of leaders among the occupants [VV-20.5-2]");
    public static final InputField<Integer> GUNS = number("guns", "number of Guns inside [VV-20.5-2, VV-CORE-07]");
    public static final InputField<Integer> VEHICLES =
            number("vehicles", "number of unarmoured vehicles in the position [VV-CORE-07, VV-20.8-6]");
    public static final InputField<Integer> AFVS =
            number("afvs", "number of AFVs in the position [VV-CORE-07, VV-20.8-7]");
    public static final InputField<Integer> LEADERS_ENTERING =
            number("leaders-entering", "number of leaders among the entering units [VV-20.5-2]");

    private static InputField<Integer> number(String name, String help) {
        return InputField.of(name, WholeNumberFormat.of(0, 20), help).or(0);
    }

    /**
     * Returns the number of leaders among entering units.
     *
     * @throws BadInputException if there are more leaders than units
     */
    public static int leadersEntering(Inputs in, int units) {
        int leaders = in.get(LEADERS_ENTERING);
        if (leaders > units) {
            throw new BadInputException(
                    "--leaders-entering " + leaders + ": it cannot exceed --units, which is " + units);
        }
        return leaders;
    }

    public static PositionStack read(Inputs in) {
        int infantry = in.get(OCCUPANTS);
        int leaders = infantry > 0 ? in.get(LEADERS) : 0;
        if (leaders > infantry) {
            throw new BadInputException(
                    "--leaders " + leaders + ": it cannot exceed --occupants, which is " + infantry);
        }
        return new PositionStack(infantry, leaders, in.get(GUNS), in.get(VEHICLES), in.get(AFVS));
    }

    public boolean isEmpty() {
        return infantry + guns + vehicles + afvs == 0;
    }

    public PositionStack with(UnitClass unit, int units) {
        return switch (unit) {
            case INFANTRY -> new PositionStack(infantry + units, leaders, guns, vehicles, afvs);
            case GUN -> new PositionStack(infantry, leaders, guns + units, vehicles, afvs);
            case VEHICLE -> new PositionStack(infantry, leaders, guns, vehicles + units, afvs);
            case AFV -> new PositionStack(infantry, leaders, guns, vehicles, afvs + units);
        };
    }

    /** Returns the stack with one more group of units, of which some are leaders if they are infantry. */
    public PositionStack with(UnitClass unit, int units, int led) {
        return unit == UnitClass.INFANTRY
                ? new PositionStack(infantry + units, leaders + led, guns, vehicles, afvs)
                : with(unit, units);
    }

    /** Returns whether leaders count against the limit of a bunker; the reading is consulted only if it matters. */
    public PlacementReadings.Leaders leadersCount(Inputs in, Position at) {
        return at.isBunker() && leaders > 0
                ? in.reading(PlacementReadings.LEADERS)
                : PlacementReadings.LEADERS.standard();
    }

    /** Returns whether the position takes all these kinds of units. */
    public boolean isOf(Position at) {
        return (guns == 0 || at.takes(UnitClass.GUN))
                && (vehicles == 0 || at.takes(UnitClass.VEHICLE))
                && (afvs == 0 || at.takes(UnitClass.AFV));
    }

    /** Returns whether the numbers fit: one Gun or two infantry units in a bunker, elsewhere the normal limit. */
    public boolean fits(Position at, PlacementReadings.Leaders reading) {
        if (at.isBunker()) {
            int counted = reading == PlacementReadings.Leaders.COUNT ? infantry : infantry - leaders;
            return guns == 0 ? counted <= 2 : guns == 1 && infantry == 0;
        }
        int heavy = guns + vehicles + afvs;
        return switch (heavy) {
            case 0 -> infantry <= MOST_INFANTRY;
            case 1 -> infantry <= BESIDE_HEAVY;
            default -> heavy <= MOST_HEAVY && infantry == 0;
        };
    }

    /** Returns the units in words, for example {@code 2 infantry, 1 Gun}. */
    public String inWords() {
        StringBuilder words = new StringBuilder();
        term(words, infantry, " infantry", " infantry");
        term(words, guns, " Gun", " Guns");
        term(words, vehicles, " vehicle", " vehicles");
        term(words, afvs, " AFV", " AFVs");
        return words.length() > 0 ? words.toString() : "no units";
    }

    private static void term(StringBuilder words, int number, String one, String many) {
        if (number > 0) {
            words.append(words.length() > 0 ? ", " : "").append(number).append(number == 1 ? one : many);
        }
    }
}
