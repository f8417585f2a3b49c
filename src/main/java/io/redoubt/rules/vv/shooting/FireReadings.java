package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;
import io.redoubt.rules.vv.casualties.UnitsHit;

/** The disputed points of fire; B-nn refers to the list of ambiguities. */
public final class FireReadings {
    public static final ReadingList ALL = new ReadingList();

    /** B-15: the book adds only the cover of entrenchments to the terrain. */
    static final Reading<CoverOfFortifications> COVER_OF_FORTIFICATIONS = ALL.of(
            "vv.cover-of-fortifications",
            "Bunkers and sandbags in a hex that gives cover too: add both, or the position's cover only? [VV-20.5-3, VV-20.6-4, VV-CORE-05]",
            CoverOfFortifications.class);

    /** B-02, B-21: attacks that pay for firing out of wire. */
    static final Reading<WireMode> WIRE_PENALTY = ALL.of(
            "vv.wire-penalty", "+1 out of barbed wire: every attack, or AP fire only? [VV-20.8-5]", WireMode.class);

    /** Core 13.8: cover that prevents the bonus of Opportunity Fire. */
    static final Reading<OpenTarget> OPPORTUNITY_COVER = ALL.of(
            "vv.opportunity-cover", "Opportunity Fire: do hindrances count as cover? [VV-CORE-14]", OpenTarget.class);

    /** Core 13.8: an adjacent target in the open. */
    static final Reading<AdjacentTarget> OPPORTUNITY_ADJACENT = ALL.of(
            "vv.opportunity-adjacent",
            "Opportunity Fire at an adjacent unit without cover: -2, or -1 and -2 together? [VV-CORE-14]",
            AdjacentTarget.class);

    /** Core 12.63: a position as terrain. */
    static final Reading<MortarCover> MORTAR_COVER = ALL.of(
            "vv.mortar-cover", "Does the cover of a position count against mortars? [VV-CORE-18]", MortarCover.class);

    static {
        ALL.add(UnitsHit.PINNED_CREW);
    }

    private FireReadings() {}

    enum CoverOfFortifications implements PlainName {
        ADD_BOTH,
        POSITION_ONLY
    }

    enum WireMode implements PlainName {
        EVERY_ATTACK,
        ANTI_PERSONNEL
    }

    enum OpenTarget implements PlainName {
        HINDRANCES_COUNT,
        TARGET_HEX_ONLY
    }

    enum AdjacentTarget implements PlainName {
        MINUS_2,
        MINUS_3
    }

    enum MortarCover implements PlainName {
        POSITION_COUNTS,
        TERRAIN_ONLY
    }
}
