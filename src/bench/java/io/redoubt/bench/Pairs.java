package io.redoubt.bench;

import java.util.ArrayList;
import java.util.List;

/** Medians of values measured in pairs of neighbours. */
final class Pairs {
    private Pairs() {}

    static double median(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        sorted.sort(null);
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }

    /** Returns the median of the ratios, pair by pair. */
    static double ratio(List<Double> ours, List<Double> theirs) {
        List<Double> ratios = new ArrayList<>(ours.size());
        for (int i = 0; i < ours.size(); i++) {
            ratios.add(ours.get(i) / theirs.get(i));
        }
        return median(ratios);
    }
}
