package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Phase;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import java.util.ArrayList;
import java.util.List;

/**
 * What those who go somewhere did in this turn before, and where they come from.
 *
 * @param grip how barbed wire holds them
 * @param objections what their markers forbid
 */
record Markers(WireHold grip, List<Remark> objections) {
    private static final Remark FIRED =
            Remark.of("It has attacked in this turn, and with a Fire marker nobody moves [VV-CORE-61]");
    private static final Remark TWICE =
            Remark.of("It has advanced or assaulted in this turn, and a unit advances once [VV-CORE-56, VV-CORE-40]");
    private static final Remark NO_ASSAULT =
            Remark.of("Units that advanced make no close assault in the same phase [VV-CORE-40]");
    private static final Remark BELOW = Remark.of(
            "It is in a tunnel: it comes up by a cave entrance or a bunker, with --tunnel and --exit [VV-20.12-3, VV-20.12-6]");

    /** Of units that enter a hex above ground. */
    static Markers above(Inputs in, UnitClass unit, Crossing.Mode mode) {
        boolean later = mode == Crossing.Mode.ADVANCE || mode == Crossing.Mode.CLOSE_ASSAULT;
        List<Remark> objections = later ? advancing(in, mode) : moving(in);
        if (in.find(CrossForm.UNDERGROUND).orElse(false)) {
            objections.add(BELOW);
        }
        Phase phase = later ? Phase.ADVANCE_AND_ASSAULT : Phase.MOVEMENT;
        return new Markers(
                WireHold.leaving(in, in.find(CrossForm.OUT_OF).orElse(Position.OPEN), unit, phase),
                List.copyOf(objections));
    }

    /** Of units that go through a tunnel. */
    static Markers below(Inputs in) {
        return new Markers(WireHold.FREE, List.copyOf(moving(in)));
    }

    private static List<Remark> moving(Inputs in) {
        return new ArrayList<>(in.find(CrossForm.FIRED).orElse(false) ? List.of(FIRED) : List.of());
    }

    private static List<Remark> advancing(Inputs in, Crossing.Mode mode) {
        Remark said = mode == Crossing.Mode.ADVANCE ? TWICE : NO_ASSAULT;
        return new ArrayList<>(in.find(CrossForm.ADVANCED).orElse(false) ? List.of(said) : List.of());
    }

    void check(Checklist list) {
        objections.forEach(list::forbid);
        grip.check(list);
    }
}
