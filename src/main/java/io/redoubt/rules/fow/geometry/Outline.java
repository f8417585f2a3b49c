package io.redoubt.rules.fow.geometry;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.tablemap.Footprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A closed polygon, anticlockwise, that does not cross itself. */
public final class Outline {
    private final List<Vector> corners;
    private final List<Edge> edges;
    private final Box box;

    private Outline(List<Vector> corners) {
        this.corners = corners;
        this.edges = edges(corners);
        this.box = Box.around(new ConvexPatch(corners), 0);
    }

    /** Returns the outline through these corners; empty if it crosses or touches itself, or encloses no ground. */
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

    /** Returns the corners at which the line turns; corners on a straight line between their neighbours are dropped. */
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

    private static List<Edge> edges(List<Vector> corners) {
        List<Edge> edges = new ArrayList<>(corners.size());
        for (int i = 0; i < corners.size(); i++) {
            edges.add(Edge.of(corners.get(i), at(corners, i + 1)));
        }
        return List.copyOf(edges);
    }

    private static boolean crosses(List<Vector> corners) {
        List<Edge> edges = edges(corners);
        for (int i = 0; i < edges.size(); i++) {
            Edge edge = edges.get(i);
            if (Vector.turn(edge.from(), edge.to(), at(corners, i + 2)) == 0) {
                return true;
            }
            for (int k = i + 2; k < edges.size(); k++) {
                boolean neighbours = i == 0 && k == edges.size() - 1;
                if (!neighbours && edge.meets(edges.get(k))) {
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

    /** Returns the inside for a map, in the unit of the file. */
    public Footprint ground() {
        return Shape.within(this).ground();
    }

    /** Returns the inside in convex parts: itself if convex, otherwise the triangles of ear clipping. */
    List<ConvexPatch> parts() {
        List<Vector> rest = new ArrayList<>(corners);
        List<ConvexPatch> parts = new ArrayList<>();
        while (!isConvex(rest)) {
            int ear = ear(rest);
            parts.add(ConvexPatch.of(at(rest, ear - 1), at(rest, ear), at(rest, ear + 1)));
            rest.remove(ear);
            rest = bends(rest);
        }
        parts.add(new ConvexPatch(List.copyOf(rest)));
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

    /** Returns a corner whose triangle contains no other corner; every outline has one. */
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
        for (Vector corner : corners) {
            boolean own = corner.equals(before) || corner.equals(here) || corner.equals(after);
            if (!own
                    && Vector.turn(before, here, corner) >= 0
                    && Vector.turn(here, after, corner) >= 0
                    && Vector.turn(after, before, corner) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static Vector at(List<Vector> corners, int index) {
        return corners.get(Math.floorMod(index, corners.size()));
    }

    static Outline around(ConvexPatch polygon) {
        return new Outline(polygon.corners());
    }

    /** Returns the edges, anticlockwise. */
    List<Edge> edges() {
        return edges;
    }

    Box box() {
        return box;
    }

    /** Returns the edge on which a place lies; a corner lies on both of its edges. */
    Optional<Edge> edgeAt(Spot place) {
        return edges.stream().filter(edge -> edge.holds(place)).findFirst();
    }

    /** Returns whether a place lies inside or on an edge. */
    boolean surrounds(Spot place) {
        boolean inside = false;
        for (Edge edge : edges) {
            int from = Fraction.of(edge.from().y()).compareTo(place.y());
            int to = Fraction.of(edge.to().y()).compareTo(place.y());
            if (from * to > 0) {
                continue;
            }
            if (edge.holds(place)) {
                return true;
            }
            Fraction side = Spot.turn(Spot.of(edge.from()), Spot.of(edge.to()), place);
            if ((from > 0) != (to > 0) && side.signum() * (to - from) > 0) {
                inside = !inside;
            }
        }
        return inside;
    }
}
