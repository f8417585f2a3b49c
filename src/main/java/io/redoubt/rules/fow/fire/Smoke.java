package io.redoubt.rules.fow.fire;

import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.FireMode;
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
    /** The Bunker shoots all round, and the target lies outside the 180 degrees before the smoke. */
    LEAVES_A_SIDE,
    /** The Bunker shoots all round, and it is not known where the target or the smoke lies. */
    LEAVES_SOME_SIDE,
    /** The Bunker shoots all round, and the target lies in the 180 degrees before the smoke. */
    BLINDS_ITS_SIDE,
    /** A side is left, but the group lets smoke before any side blind an all-round Bunker. */
    BLINDS_ALL_ROUND,
    /** A bombardment is not aimed through a slit. */
    NOT_IN_THE_WAY;

    void check(Checklist list) {
        switch (this) {
            case NONE -> {
                // Nothing to say where there is none.
            }
            case LEAVES_A_SLIT ->
                list.note("Smoke blinds only the firing slit it lies before: it shoots through another [FOW-SMOKE-06]");
            case BLINDS_THE_SHOT ->
                list.forbid(
                        "Smoke blinds it: it has no other slit to see the target through [FOW-SMOKE-06, FOW-SMOKE-01]");
            case BLINDS_ALL ->
                list.forbid(
                        "Smoke before any firing slit blinds every shot of the Bunker, as settled here [FOW-SMOKE-06]");
            case LEAVES_A_SIDE ->
                list.note(
                        "Smoke blinds only the 180 degrees it lies before: the target is outside them (reading) [FOW-SMOKE-06]");
            case LEAVES_SOME_SIDE ->
                list.note("Smoke lies before one side: the target is assumed to be on another [FOW-SMOKE-06]");
            case BLINDS_ITS_SIDE ->
                list.forbid(
                        "Smoke blinds it: the target is in the 180 degrees before the smoke [FOW-SMOKE-06, FOW-SMOKE-01]");
            case BLINDS_ALL_ROUND ->
                list.forbid(
                        "Smoke before any side blinds an all-round Bunker in every direction (reading) [FOW-SMOKE-06, FOW-SMOKE-01]");
            case NOT_IN_THE_WAY ->
                list.note(
                        "A bombardment from inside needs no sight through a slit: smoke does not hinder it [FOW-ARTB-01]");
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
        if (shootsAllRound(in, from)) {
            return mode == FireMode.BOMBARDMENT ? NOT_IN_THE_WAY : beforeSides(in, smoked.get());
        }
        if (!hasSlits(in, from)) {
            mustBeInFront(markers, from);
            return mode == FireMode.BOMBARDMENT ? NOT_IN_THE_WAY : BLINDS_THE_SHOT;
        }
        List<Integer> slits = in.get(Fire.SLIT);
        mustBeSlits(markers, bearings(slits));
        return mode == FireMode.BOMBARDMENT ? NOT_IN_THE_WAY : throughSlits(in, slits, markers);
    }

    /** Smoke of which it is not known before which slit or side it lies, but only whether one is left. */
    private static Smoke told(Inputs in, Emplacement from, FireMode mode) {
        Smoked smoked = from.isBunker() ? in.find(Fire.SMOKED).orElse(Smoked.NONE) : Smoked.NONE;
        boolean allRound = shootsAllRound(in, from);
        if (smoked == Smoked.SIDE && !allRound) {
            throw new BadInput("--smoked side: only a Bunker that shoots all round is blinded on one side; for a "
                    + from.words() + " give some or all");
        }
        return before(smoked == Smoked.SOME && allRound ? Smoked.SIDE : smoked, mode, in);
    }

    /** What smoke before this many of its slits or sides does. */
    static Smoke before(Smoked smoked, FireMode mode, Inputs in) {
        if (smoked == Smoked.NONE) {
            return NONE;
        }
        if (mode == FireMode.BOMBARDMENT) {
            return NOT_IN_THE_WAY;
        }
        return switch (smoked) {
            case NONE -> NONE;
            case SOME -> leavesOne(in);
            case SIDE -> leavesASide(in, LEAVES_SOME_SIDE);
            case ALL -> BLINDS_THE_SHOT;
        };
    }

    /** Returns what smoke that faces these ways does to an all-round Bunker, which has sides instead of slits. */
    private static Smoke beforeSides(Inputs in, List<Integer> markers) {
        boolean known = in.find(Fire.BEARING).isPresent();
        boolean inFront = known && !FieldOfFireReader.covering(in, markers).isEmpty();
        if (inFront || (!known && Smoked.surround(markers))) {
            return BLINDS_ITS_SIDE;
        }
        return leavesASide(in, known ? LEAVES_A_SIDE : LEAVES_SOME_SIDE);
    }

    private static Smoke leavesASide(Inputs in, Smoke left) {
        return in.reading(SharedReadings.SMOKE_AT_ALL_ROUND) == SharedReadings.SmokeAtAllRound.ITS_SIDE
                ? left
                : BLINDS_ALL_ROUND;
    }

    private static boolean shootsAllRound(Inputs in, Emplacement from) {
        return from.shootsAllRound()
                || ((from == Emplacement.NEST || from == Emplacement.ARTILLERY_BUNKER)
                        && in.find(Fire.ALL_ROUND).orElse(false));
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

    /** A Nest that shoots to its front has one side to put smoke before. */
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
