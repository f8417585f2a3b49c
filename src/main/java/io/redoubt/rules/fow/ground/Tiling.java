package io.redoubt.rules.fow.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * A box cut into tiles along every corner of some outlines, so that a tile lies wholly inside or wholly outside of each
 * whose edges are upright.
 *
 * @param bare the tiles that no outline holds
 */
record Tiling(Box box, List<Shape> bare) {
    static Tiling of(Box box, List<Outline> outlines) {
        TreeSet<Long> across = new TreeSet<>(List.of(box.left(), box.right()));
        TreeSet<Long> up = new TreeSet<>(List.of(box.low(), box.high()));
        for (Outline outline : outlines) {
            for (Vector corner : outline.corners()) {
                across.add(corner.x());
                up.add(corner.y());
            }
        }
        List<Long> columns = List.copyOf(across.subSet(box.left(), true, box.right(), true));
        List<Long> rows = List.copyOf(up.subSet(box.low(), true, box.high(), true));
        List<Shape> bare = new ArrayList<>();
        for (int i = 0; i + 1 < columns.size(); i++) {
            for (int k = 0; k + 1 < rows.size(); k++) {
                Shape tile = Shape.between(
                        new Vector(columns.get(i), rows.get(k)), new Vector(columns.get(i + 1), rows.get(k + 1)));
                if (outlines.stream().noneMatch(tile::liesIn)) {
                    bare.add(tile);
                }
            }
        }
        return new Tiling(box, bare);
    }

    /** Whether a shape of this box lies on no tile that is bare; a line or a spot is for single outlines to hold. */
    boolean holds(Shape shape) {
        boolean ground = box.left() < box.right() && box.low() < box.high();
        return ground && bare.stream().noneMatch(shape::shares);
    }
}
