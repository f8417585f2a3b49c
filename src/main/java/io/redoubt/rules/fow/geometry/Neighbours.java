package io.redoubt.rules.fow.geometry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;

/** Finds which of many shapes may be close to each other, by squares of a grid instead of every pair. */
public final class Neighbours {
    /** The cost of comparing two boxes, and of keeping a pair, in units of a budget. */
    private static final double LOOK = 5;

    private static final double PAIR = 100;

    private final List<Pair> pairs = new ArrayList<>();
    private long looks;

    /** Two shapes by their places in the list, the earlier first. */
    public record Pair(int first, int second) {}

    /**
     * Looks through shapes.
     *
     * @param thousandths how close is close
     * @param work is told of work before it is done, and may throw to refuse it
     */
    public Neighbours(List<Shape> shapes, long thousandths, DoubleConsumer work) {
        long length = 2 * thousandths;
        long cell = length + 1;
        for (Shape shape : shapes) {
            cell = Math.max(cell, length + 1 + shape.box().longerSide());
        }
        Map<Vector, List<Integer>> cells = new HashMap<>();
        for (int i = 0; i < shapes.size(); i++) {
            Box box = shapes.get(i).box();
            // Corners of boxes that may be close lie in cells next to each other.
            Vector home = new Vector(Math.floorDiv(box.left(), cell), Math.floorDiv(box.low(), cell));
            List<Integer> close = new ArrayList<>();
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    List<Integer> there = cells.getOrDefault(new Vector(home.x() + dx, home.y() + dy), List.of());
                    work.accept(LOOK * there.size());
                    for (int other : there) {
                        looks++;
                        if (box.mayBeWithin(length, shapes.get(other).box())) {
                            close.add(other);
                        }
                    }
                }
            }
            work.accept(PAIR * close.size());
            Collections.sort(close);
            for (int other : close) {
                pairs.add(new Pair(other, i));
            }
            cells.computeIfAbsent(home, key -> new ArrayList<>()).add(i);
        }
    }

    /** Every pair that may be this close, and some that are a little farther apart. */
    public List<Pair> pairs() {
        return pairs;
    }

    /** How many pairs were looked at. */
    public long looks() {
        return looks;
    }
}
