package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Troops in a structure that falls; the chapter leaves their fate open ({@link Readings#TROOPS_IN_A_COLLAPSE}).
 *
 * @param way their fate; empty if there are none
 * @param troops their number, if known
 */
public record Occupants(Optional<Readings.Buried> way, Optional<Integer> troops) {
    public static final InputField<Integer> TROOPS =
            InputField.number("troops", 0, 1000, "pieces inside [LG-COLLAPSE-01, LG-DMG-16]");

    public static final Occupants NOBODY = new Occupants(Optional.empty(), Optional.empty());

    /** Returns the occupants of a structure that may fall: unknown unless the user gave 0. */
    public static Occupants ofFalling(Inputs in) {
        Optional<Integer> troops = in.find(TROOPS);
        return troops.equals(Optional.of(0)) ? NOBODY : settled(in, troops);
    }

    public static Occupants of(Inputs in, int troops) {
        return troops == 0 ? NOBODY : settled(in, Optional.of(troops));
    }

    private static Occupants settled(Inputs in, Optional<Integer> troops) {
        return new Occupants(Optional.of(in.reading(Readings.TROOPS_IN_A_COLLAPSE)), troops);
    }

    public void check(Checklist list) {
        way.ifPresent(chosen -> list.note(
                switch (chosen) {
                    case BY_HAND ->
                        "Troops inside when it falls: the chapter does not say what happens, so decide it yourselves "
                                + "[LG-COLLAPSE-01, LG-DMG-16]";
                    case OUT_OF_ACTION ->
                        "Troops inside when it falls are out of action (reading) [LG-COLLAPSE-01, LG-DMG-16]";
                }));
    }

    /** Announces the fate of the remaining occupants and returns the losses. */
    public int fall(int left, Umpire umpire) {
        if (way.isEmpty() || left == 0) {
            return 0;
        }
        boolean out = way.get() == Readings.Buried.OUT_OF_ACTION;
        umpire.note(
                out
                        ? "It falls with {} of them inside: out of action (reading) [LG-DMG-16]"
                        : "It falls with {} of them inside: decide yourselves what happens to them [LG-DMG-16]",
                left);
        return out ? left : 0;
    }

    /** Returns the losses if the structure falls with all of them inside. */
    public int lost() {
        return way.equals(Optional.of(Readings.Buried.OUT_OF_ACTION)) ? troops.orElse(0) : 0;
    }

    public <O> List<Quantity<O>> quantities(ToIntFunction<O> casualties) {
        return lost() == 0
                ? List.of()
                : List.of(new Quantity<>("casualties", "pieces inside out of action", casualties));
    }
}
