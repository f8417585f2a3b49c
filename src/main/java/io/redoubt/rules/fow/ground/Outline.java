package io.redoubt.rules.fow.ground;

import io.redoubt.rules.map.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A closed line around some ground, anticlockwise, that does not cross itself. */
public final class Outline {
    private final List<Vector> corners;

    private Outline(List<Vector> corners) {
        this.corners = corners;
    }

    /** The outline through these corners; empty if it crosses or touches itself, or goes around nothing. */
    public static Optional<Outline> of(List<Vector> given) {
        List<Vector> corners = bends(given);
        if (corners.size() < 3 || crosses(corners)) {
            return Optional.empty();
        }
        if (area(corners) < 0) {
            java.util.Collections.reverse(corners);
        }
        return Optional.of(new Outline(List.copyOf(corners)));
    }

    /** The corners where the line turns; a corner on the straight between its neighbours is none. */
    private static List<Vector> bends(List<Vector> given) {
        List<Vector> bends = new ArrayList<>();
        for (int i = 0; i < given.size(); i++) {
            Vector before = given.get((i + given.size() - 1) % given.size());
            Vector here = given.get(i);
            Vector after = given.get((i + 1) % given.size());
            boolean straight =
                    Vector.turn(before, here, after) == 0 && here.minus(before).dot(after.minus(here)) > 0;
            if (!straight) {
                bends.add(here);
            }
        }
        return bends;
    }

    private static boolean crosses(List<Vector> corners) {
        int edges = corners.size();
        for (int i = 0; i < edges; i++) {
            Vector start = corners.get(i);
            Vector end = corners.get((i + 1) % edges);
            if (Vector.turn(start, end, corners.get((i + 2) % edges)) == 0) {
                return true;
            }
            for (int k = i + 2; k < edges; k++) {
                boolean neighbours = i == 0 && k == edges - 1;
                Patch other = Patch.of(corners.get(k), corners.get((k + 1) % edges));
                if (!neighbours && !Patch.of(start, end).isApartFrom(other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static long area(List<Vector> corners) {
        long twice = 0;
        for (int i = 0; i < corners.size(); i++) {
            twice += corners.get(i).cross(corners.get((i + 1) % corners.size()));
        }
        return twice;
    }

    /** Where it bends, anticlockwise. */
    List<Vector> corners() {
        return corners;
    }

    /** The inside for a map, in the unit of the file. */
    public Ground ground() {
        return Shape.within(this).ground();
    }

    /** The inside in convex parts: as it is, or in triangles cut off ear by ear. */
    List<Patch> parts() {
        List<Vector> rest = new ArrayList<>(corners);
        List<Patch> parts = new ArrayList<>();
        while (!isConvex(rest)) {
            int ear = ear(rest);
            parts.add(Patch.of(at(rest, ear - 1), at(rest, ear), at(rest, ear + 1)));
            rest.remove(ear);
            rest = bends(rest);
        }
        parts.add(new Patch(List.copyOf(rest)));
        return List.copyOf(parts);
    }

    private static boolean isConvex(List<Vector> corners) {
        for (int i = 0; i < corners.size(); i++) {
            if (Vector.turn(at(corners, i - 1), at(corners, i), at(corners, i + 1)) <= 0) {
                return false;
            }
        }
        return true;
    }

    /** A corner whose triangle holds no other corner; every outline has one. */
    private static int ear(List<Vector> corners) {
        for (int i = 0; i < corners.size(); i++) {
            if (isEar(corners, i)) {
                return i;
            }
        }
        throw new IllegalStateException("an outline without an ear");
    }

    private static boolean isEar(List<Vector> corners, int i) {
        Vector before = at(corners, i - 1);
        Vector here = at(corners, i);
        Vector after = at(corners, i + 1);
        if (Vector.turn(before, here, after) <= 0) {
            return false;
        }
        Patch triangle = Patch.of(before, here, after);
        for (Vector corner : corners) {
            boolean own = corner.equals(before) || corner.equals(here) || corner.equals(after);
            if (!own && !triangle.isApartFrom(Patch.of(corner))) {
                return false;
            }
        }
        return true;
    }

    private static Vector at(List<Vector> corners, int index) {
        return corners.get(Math.floorMod(index, corners.size()));
    }

    /** True if a patch grown by a radius does not stick out. */
    boolean holds(Patch patch, long radius) {
        for (int i = 0; i < corners.size(); i++) {
            Patch edge = Patch.of(corners.get(i), at(corners, i + 1));
            boolean sticksOut = radius > 0
                    ? edge.distance(patch).compareTo(radius) < 0
                    : patch.hasArea() && edge.runsThrough(patch);
            if (sticksOut) {
                return false;
            }
        }
        return surrounds(patch);
    }

    /** Whether a spot inside the patch is inside the outline too: one third of three corners added up. */
    private boolean surrounds(Patch patch) {
        Vector a = patch.corner(0);
        Vector b = patch.corner(1);
        Vector c = patch.corner(2);
        Vector thrice = new Vector(a.x() + b.x() + c.x(), a.y() + b.y() + c.y());
        boolean inside = false;
        for (int i = 0; i < corners.size(); i++) {
            Vector from = scaled(corners.get(i));
            Vector to = scaled(at(corners, i + 1));
            if (!Patch.of(from, to).isApartFrom(Patch.of(thrice))) {
                return true;
            }
            boolean spans = (from.y() > thrice.y()) != (to.y() > thrice.y());
            if (spans && (Vector.turn(from, to, thrice) > 0) == (to.y() > from.y())) {
                inside = !inside;
            }
        }
        return inside;
    }

    private static Vector scaled(Vector spot) {
        return new Vector(3 * spot.x(), 3 * spot.y());
    }
}
