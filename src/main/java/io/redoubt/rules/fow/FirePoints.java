package io.redoubt.rules.fow;

import io.redoubt.rules.Reading;
import java.util.List;

/** The disputed points of shooting out of fortifications; the numbers A-nn are those of our list of ambiguities. */
final class FirePoints {
    /** exactly on the edge of a field of fire. */
    static final Reading<ArcEdge> ARC_EDGE = Reading.of(
            "fow.arc-edge",
            "A target exactly on the edge of a field of fire (90 degrees off centre): inside or outside?",
            List.of(ArcEdge.INSIDE, ArcEdge.OUTSIDE),
            Rule.FIRE_03,
            Rule.FIRE_08,
            Rule.GUNPIT_04);

    static final List<Reading<?>> ALL = List.of(ARC_EDGE);

    private FirePoints() {}

    enum ArcEdge implements Points.Way {
        INSIDE,
        OUTSIDE
    }
}
