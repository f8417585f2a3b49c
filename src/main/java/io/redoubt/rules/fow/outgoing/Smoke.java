package io.redoubt.rules.fow.outgoing;

import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.fow.shared.SmokedSlits;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules on smoke in front of a Bunker and shots from it. */
record Smoke(Inputs in, Emplacement from, FireMode mode, Checklist list) {
    private static final int FULL_TURN = 360;

    void judge() {
        Optional<List<Integer>> smoked = in.find(Fire.SMOKED_SLIT);
        if (smoked.isEmpty()) {
            told();
            return;
        }
        if (!from.isBunker()) {
            throw new BadInputException("--smoked-slit: smoke goes in front of the firing slits of Bunkers, and a "
                    + from.words() + " is not a Bunker; remove it");
        }
        Set<Integer> markers = bearings(smoked.get());
        if (shootsAllRound()) {
            if (isAimed()) {
                beforeSides(smoked.get());
            }
        } else if (!hasSlits()) {
            mustBeInFront(markers);
            if (isAimed()) {
                blindsTheShot();
            }
        } else {
            List<Integer> slits = in.get(Fire.SLIT);
            mustBeSlits(markers, bearings(slits));
            if (isAimed()) {
                throughSlits(slits, markers);
            }
        }
    }

    /** Judges smoke with unknown bearings, of which only the extent is known. */
    private void told() {
        SmokedSlits smoked = from.isBunker() ? in.find(Fire.SMOKED).orElse(SmokedSlits.NONE) : SmokedSlits.NONE;
        boolean allRound = shootsAllRound();
        if (smoked == SmokedSlits.SIDE && !allRound) {
            throw new BadInputException(
                    "--smoked side: only a Bunker that shoots all round is blinded on one side; for a " + from.words()
                            + " give some or all");
        }
        before(smoked == SmokedSlits.SOME && allRound ? SmokedSlits.SIDE : smoked);
    }

    /** Judges smoke in front of this part of its slits or sides. */
    void before(SmokedSlits smoked) {
        if (smoked == SmokedSlits.NONE || !isAimed()) {
            return;
        }
        switch (smoked) {
            case NONE -> {
                // There is no smoke to report.
            }
            case SOME -> leavesASlit();
            case SIDE -> leavesASide(false);
            case ALL -> blindsTheShot();
        }
    }

    /** Judges markers with these bearings in front of an all-round Bunker, which has sides instead of slits. */
    private void beforeSides(List<Integer> markers) {
        boolean known = in.find(Fire.BEARING).isPresent();
        boolean inFront = known && !FieldOfFire.covering(in, markers).isEmpty();
        if (inFront || (!known && SmokedSlits.surround(markers))) {
            list.forbid(
                    "Smoke blinds it: the target is in the 180 degrees beyond the smoke [FOW-SMOKE-06, FOW-SMOKE-01]");
        } else {
            leavesASide(known);
        }
    }

    private void leavesASide(boolean known) {
        if (in.reading(SharedReadings.SMOKE_AT_ALL_ROUND) == SharedReadings.SmokeAtAllRound.ALL_ROUND) {
            list.forbid(
                    "Smoke in front of any side blinds an all-round Bunker in every direction (reading) [FOW-SMOKE-06, FOW-SMOKE-01]");
        } else {
            list.note(
                    known
                            ? "Smoke blinds only the 180 degrees on its side: the target is outside them (reading) [FOW-SMOKE-06]"
                            : "Smoke lies in front of one side: the target is assumed to be on another [FOW-SMOKE-06]");
        }
    }

    private void throughSlits(List<Integer> slits, Set<Integer> markers) {
        List<Integer> covering = FieldOfFire.covering(in, slits);
        if (covering.isEmpty()) {
            return; // the field of fire forbids the shot, smoke or not
        }
        if (markers.containsAll(bearings(covering))) {
            blindsTheShot();
        } else {
            leavesASlit();
        }
    }

    private void leavesASlit() {
        if (in.reading(SharedReadings.SMOKE_BLINDS) == SharedReadings.SmokeBlinds.ITS_SLIT) {
            list.note("Smoke blinds only the firing slit behind it: it shoots through another [FOW-SMOKE-06]");
        } else {
            list.forbid("Smoke in front of any firing slit blinds every shot of the Bunker (reading) [FOW-SMOKE-06]");
        }
    }

    private void blindsTheShot() {
        list.forbid("Smoke blinds it: it has no other slit to see the target through [FOW-SMOKE-06, FOW-SMOKE-01]");
    }

    /** Returns whether the shot is aimed through a slit; a bombardment is not, and gets a note. */
    private boolean isAimed() {
        if (mode == FireMode.BOMBARDMENT) {
            list.note(
                    "A bombardment from inside needs no sight through a slit: smoke does not hinder it [FOW-ARTB-01]");
        }
        return mode != FireMode.BOMBARDMENT;
    }

    private boolean shootsAllRound() {
        return from.shootsAllRound()
                || ((from == Emplacement.NEST || from == Emplacement.ARTILLERY_BUNKER)
                        && in.find(Fire.ALL_ROUND).orElse(false));
    }

    private boolean hasSlits() {
        return from == Emplacement.PILLBOX
                || (from == Emplacement.ARTILLERY_BUNKER && in.find(Fire.SLIT).isPresent());
    }

    /** Rejects markers elsewhere than in front of a Nest that shoots to its front. */
    private void mustBeInFront(Set<Integer> markers) {
        for (int marker : markers) {
            if (marker != 0) {
                throw new BadInputException("--smoked-slit " + marker + ": a " + from.words()
                        + " shoots from one side only; smoke in front of it is --smoked-slit 0");
            }
        }
    }

    private static void mustBeSlits(Set<Integer> markers, Set<Integer> slits) {
        for (int marker : markers) {
            if (!slits.contains(marker)) {
                throw new BadInputException(
                        "--smoked-slit " + marker + ": no firing slit faces that way; give one of --slit");
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
