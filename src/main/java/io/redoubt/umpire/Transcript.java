package io.redoubt.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The steps of one ruling, in order, and the current attempt. */
public final class Transcript {
    private final List<Step> steps = new ArrayList<>();
    private final List<Integer> faces = new ArrayList<>();
    private Optional<Step.Place> place = Optional.empty();

    /** Returns every step so far. */
    public List<Step> steps() {
        return List.copyOf(steps);
    }

    /** Returns every face so far, in order. */
    public List<Integer> faces() {
        return List.copyOf(faces);
    }

    void add(Step step) {
        steps.add(step);
    }

    List<Integer> keep(int[] rolled) {
        List<Integer> kept = new ArrayList<>(rolled.length);
        for (int face : rolled) {
            kept.add(face);
        }
        faces.addAll(kept);
        return List.copyOf(kept);
    }

    Optional<Step.Place> place() {
        return place;
    }

    void enter(Optional<Step.Place> next) {
        place = next;
    }
}
