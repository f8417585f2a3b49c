package io.redoubt.rules.fow.outgoing;

import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of shooting from fortifications; the numbers A-nn refer to the list of ambiguities. */
public final class FireReadings {
    public static final ReadingList ALL = new ReadingList();

    /** exactly on the edge of a field of fire. */
    static final Reading<ArcEdge> ARC_EDGE = ALL.of(
            "fow.arc-edge",
            "A target exactly on the edge of a field of fire (90 degrees off centre): inside or outside? [FOW-FIRE-03, FOW-FIRE-08, FOW-GUNPIT-04]",
            ArcEdge.class);

    /** the condition for other Bunkers, besides being near. */
    public static final Reading<OthersFire> OTHERS_FIRE = ALL.of(
            "fow.defensive-fire-of-others",
            "Defensive Fire of Bunkers near the assaulted one: must the platoon be in their field of fire, or is line"
                    + " of sight alone enough? [FOW-DFIRE-04, FOW-FIRE-03, FOW-FIRE-08]",
            OthersFire.class);

    static {
        ALL.add(SharedReadings.SMOKE_BLINDS);
        ALL.add(SharedReadings.SMOKE_AT_ALL_ROUND);
    }

    private FireReadings() {}

    public enum OthersFire implements PlainName {
        FIELD_OF_FIRE,
        LINE_OF_SIGHT
    }

    enum ArcEdge implements PlainName {
        INSIDE,
        OUTSIDE
    }
}
