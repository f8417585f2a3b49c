package io.redoubt.battle;

import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.FaceSource;
import io.redoubt.umpire.SeededFaces;
import io.redoubt.umpire.Throw;
import java.util.ArrayList;
import java.util.List;

/** The dice of a ruling rolled again: those that players entered unchanged, the others from the seed. */
final class ReplayFaces implements FaceSource {
    private final DiceRecord thrown;
    private final EnteredFaces entered;
    private final FaceSource seeded;
    private int at;

    ReplayFaces(DiceRecord thrown, SeededFaces seeded) {
        this.thrown = thrown;
        this.seeded = seeded;
        List<Integer> faces = new ArrayList<>();
        for (int place : thrown.entered()) {
            if (place >= 0 && place < thrown.faces().size()) {
                faces.add(thrown.faces().get(place));
            }
        }
        this.entered = new EnteredFaces(faces);
    }

    /** Rolls from one source: a throw is entered or rolled as a whole. */
    @Override
    public int[] roll(Throw what) {
        FaceSource from = thrown.entered().contains(at) ? entered : seeded;
        at += what.dice();
        return from.roll(what);
    }
}
