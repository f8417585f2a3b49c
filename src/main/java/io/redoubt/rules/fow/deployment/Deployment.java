package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.geometry.Outline;
import io.redoubt.rules.fow.geometry.Shape;
import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.Distance;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The content of a deployment file.
 *
 * @param unit unit of all its distances
 * @param mission special rules of the mission, if the file mentions the mission
 * @param override true if the mission sets its own order of placement
 */
record Deployment(
        Distance.Unit unit,
        Optional<List<MissionRule>> mission,
        boolean override,
        List<Area> areas,
        List<Piece> bunkers,
        List<Piece> others,
        List<Feature> features,
        List<Objective> objectives) {
    /** Returns all fortifications, Bunkers first. */
    List<Piece> pieces() {
        return Stream.concat(bunkers.stream(), others.stream()).toList();
    }

    /** The deployment area of a side, or of either side if the owner is empty. */
    record Area(String owner, Outline outline) {}

    /**
     * A fortification.
     *
     * @param owner its side; empty if the file names none
     * @param sides the longer and the shorter side of its base, if known
     * @param placed its number in the order of placement
     * @param facing its facing, in degrees clockwise from straight up the table
     * @param turretless true for a tank without a turret in a pit
     */
    record Piece(
            Fortification type,
            String name,
            String owner,
            Shape shape,
            List<Distance> sides,
            Optional<Distance> height,
            Optional<Integer> placed,
            Optional<Integer> facing,
            boolean turretless) {}

    /**
     * A terrain feature.
     *
     * @param name its description in messages
     * @param label its name alone; empty if it has none
     */
    record Feature(Site kind, String name, String label, Shape shape) {}

    record Objective(String name, String owner, Shape shape, Optional<Integer> placed) {}

    /** Returns whether two pieces belong to different sides. */
    static boolean areEnemies(String owner, String other) {
        return !owner.isEmpty() && !other.isEmpty() && !owner.equals(other);
    }
}
