package io.redoubt.rules.fow.geometry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;

/** Finds pairs of shapes that may be close to each other, with a grid instead of a comparison of all pairs. */
public final class Neighbours {
    /** The cost of comparing two boxes, and of keeping a pair, in units of a budget. */
    private static final double LOOK = 5;

    private static final double PAIR = 100;

    private final List<Pair> pairs = new ArrayList<>();

    /** Two shapes by their index in the list, the earlier first. */
    public record Pair(int first, int second) {}

    /**
     * Finds the pairs among the given shapes.
     *
     * @param thousandths greatest distance of a close pair
     * @param work receives the cost of each step beforehand, and may throw an exception to refuse it
     */
    public Neighbours(List<Shape> shapes, long thousandths, DoubleConsumer work) {
        long length = 2 * thousandths;
        long longest = 0;
        for (Shape shape : shapes) {
            longest = Math.max(longest, shape.box().longerSide());
        }
        long cell = length + longest + 1;
        Map<Vector, List<Integer>> cells = new HashMap<>();
        for (int i = 0; i < shapes.size(); i++) {
            Box box = shapes.get(i).box();
            // The lower left corners of boxes that may be close lie in the same or adjacent cells.
            Vector home = new Vector(Math.floorDiv(box.left(), cell), Math.floorDiv(box.low(), cell));
            List<Integer> close = new ArrayList<>();
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    List<Integer> there = cells.getOrDefault(new Vector(home.x() + dx, home.y() + dy), List.of());
                    work.accept(LOOK * there.size());
                    for (int other : there) {
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

    /** Returns every pair that may be this close, and some that are slightly farther apart. */
    public List<Pair> pairs() {
        return pairs;
    }
}
