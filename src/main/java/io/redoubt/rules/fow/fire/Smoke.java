package io.redoubt.rules.fow.fire;

import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.rules.fow.terms.Smoked;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What smoke before a Bunker does to a shot out of it. */
enum Smoke {
    NONE,
    /** A slit that sees the target is left, and only the others are blinded. */
    LEAVES_A_SLIT,
    /** Every slit that could be used is blinded. */
    BLINDS_THE_SHOT,
    /** A slit is left, but the group lets smoke before any slit blind the whole Bunker. */
    BLINDS_ALL,
    /** A bombardment is not aimed through a slit. */
    NOT_IN_THE_WAY;

    void check(Checklist list) {
        switch (this) {
            case NONE -> {
                // Nothing to say where there is none.
            }
            case LEAVES_A_SLIT ->
                list.note("Smoke blinds only the firing slit it lies before: it shoots through another", Rule.SMOKE_06);
            case BLINDS_THE_SHOT ->
                list.forbid(
                        "Smoke blinds it: it has no other slit to see the target through",
                        Rule.SMOKE_06,
                        Rule.SMOKE_01);
            case BLINDS_ALL ->
                list.forbid(
                        "Smoke before any firing slit blinds every shot of the Bunker, as settled here", Rule.SMOKE_06);
            case NOT_IN_THE_WAY ->
                list.note(
                        "A bombardment from inside needs no sight through a slit: smoke does not hinder it",
                        Rule.ARTB_01);
        }
    }

    private static final int FULL_TURN = 360;

    static Smoke read(Inputs in, Emplacement from, FireMode mode) {
        Optional<List<Integer>> smoked = in.find(Fire.SMOKED_SLIT);
        if (smoked.isEmpty()) {
            return told(in, from, mode);
        }
        if (!from.isBunker()) {
            throw new BadInput("--smoked-slit: smoke is put before the firing slits of Bunkers, and a " + from.words()
                    + " is none; leave it out");
        }
        Set<Integer> markers = bearings(smoked.get());
        if (!hasSlits(in, from)) {
            mustBeInFront(markers, from);
            return mode == FireMode.BOMBARDMENT ? NOT_IN_THE_WAY : BLINDS_THE_SHOT;
        }
        List<Integer> slits = in.get(Fire.SLIT);
        mustBeSlits(markers, bearings(slits));
        return mode == FireMode.BOMBARDMENT ? NOT_IN_THE_WAY : throughSlits(in, slits, markers);
    }

    /** Smoke of which it is not said before which slit it lies, but only whether one is left. */
    private static Smoke told(Inputs in, Emplacement from, FireMode mode) {
        return before(from.isBunker() ? in.find(Fire.SMOKED).orElse(Smoked.NONE) : Smoked.NONE, mode, in);
    }

    /** What smoke before this many of its slits does. */
    static Smoke before(Smoked smoked, FireMode mode, Inputs in) {
        if (smoked == Smoked.NONE) {
            return NONE;
        }
        if (mode == FireMode.BOMBARDMENT) {
            return NOT_IN_THE_WAY;
        }
        return smoked == Smoked.ALL ? BLINDS_THE_SHOT : leavesOne(in);
    }

    private static Smoke leavesOne(Inputs in) {
        return in.reading(SharedReadings.SMOKE_BLINDS) == SharedReadings.SmokeBlinds.ITS_SLIT
                ? LEAVES_A_SLIT
                : BLINDS_ALL;
    }

    private static Smoke throughSlits(Inputs in, List<Integer> slits, Set<Integer> markers) {
        List<Integer> covering = FieldOfFireReader.covering(in, slits);
        if (covering.isEmpty()) {
            return NONE; // the field of fire forbids the shot, smoke or not
        }
        Set<Integer> left = bearings(covering);
        left.removeAll(markers);
        if (left.isEmpty()) {
            return BLINDS_THE_SHOT;
        }
        return leavesOne(in);
    }

    private static boolean hasSlits(Inputs in, Emplacement from) {
        return from == Emplacement.PILLBOX
                || (from == Emplacement.ARTILLERY_BUNKER && in.find(Fire.SLIT).isPresent());
    }

    /** A Nest and a Turret have one side to put smoke before. */
    private static void mustBeInFront(Set<Integer> markers, Emplacement from) {
        for (int marker : markers) {
            if (marker != 0) {
                throw new BadInput("--smoked-slit " + marker + ": a " + from.words()
                        + " has one side it shoots from; smoke before it is --smoked-slit 0");
            }
        }
    }

    private static void mustBeSlits(Set<Integer> markers, Set<Integer> slits) {
        for (int marker : markers) {
            if (!slits.contains(marker)) {
                throw new BadInput("--smoked-slit " + marker + ": no firing slit faces that way; give one of --slit");
            }
        }
    }

    private static Set<Integer> bearings(List<Integer> degrees) {
        Set<Integer> bearings = new HashSet<>();
        for (int degree : degrees) {
            bearings.add(Math.floorMod(degree, FULL_TURN));
        }
        return bearings;
    }
}
