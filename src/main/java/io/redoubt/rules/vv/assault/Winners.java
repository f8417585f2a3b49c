package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.terms.LongWords;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.PlacementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * The units that have won a close assault, and go into the hex.
 *
 * @param units how many of them go in
 * @param named who of them, where that was said; else all of them
 * @param counted how many of the named count against the limit of a bunker
 * @param mayEnter whether they may be in there at all: the Japanese side alone uses caves
 * @param mines what lies in the hex
 */
record Winners(Position at, int units, List<String> named, int counted, boolean mayEnter, Optional<Minefield> mines) {
    static final int MOST_IN_A_BUNKER = 2;

    static Winners of(Inputs in, Position at, int assaulters) {
        List<String> named = in.find(AssaultForm.ENTERING).orElse(List.of());
        return new Winners(
                at,
                named.isEmpty() ? assaulters : Math.min(assaulters, named.size()),
                named,
                at.isBunker() && named.size() > MOST_IN_A_BUNKER ? counted(in, named) : named.size(),
                at != Position.CAVE || in.get(UnitFields.SIDE) == Nation.JAPANESE,
                at == Position.MINEFIELD
                        ? Optional.of(Minefield.of(in, UnitClass.INFANTRY, MovementReadings.Entry.CLOSE_ASSAULT))
                        : Optional.empty());
    }

    /** How many count, more being named than a bunker takes: leaders do, or do not (B-14). */
    private static int counted(Inputs in, List<String> named) {
        List<String> leaders = in.find(AssaultForm.LEADERS).orElse(List.of());
        int led = (int) named.stream().filter(leaders::contains).count();
        boolean count = led == 0 || in.reading(PlacementReadings.LEADERS) == PlacementReadings.Leaders.COUNT;
        return count ? named.size() : named.size() - led;
    }

    /** Says so if more are named than a bunker takes. */
    void check(Checklist list) {
        if (at.isBunker() && counted > MOST_IN_A_BUNKER) {
            list.forbid("{} units cannot go in: a bunker takes two [VV-20.5-2]", counted);
        }
    }

    /** Says what follows a win, apart from its price. */
    void follow(Umpire umpire) {
        if (!mayEnter) {
            umpire.note("Having won, they stay where they are: only the Japanese side may use caves [VV-20.11-3]");
            return;
        }
        umpire.note("Having won, the assaulters go into the hex and under the counter [VV-20.3-6, VV-20.3-7]");
        if (at.isBunker()) {
            umpire.note(
                    "Two infantry units at most may go into the bunker, however many assaulted [VV-20.5-2, VV-CORE-34]");
            if (!named.isEmpty()) {
                umpire.note(
                        "In go {}; --entering names others, as their owner likes [VV-CORE-34]",
                        new LongWords(String.join(" and ", named)));
            }
        } else if (at == Position.BARBED_WIRE) {
            umpire.note(
                    "They stand in the wire now, until they advance or move next turn [VV-20.8-2, VV-20.8-3, VV-20.8-4]");
        }
    }
}
