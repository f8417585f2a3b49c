package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of placing and stacking; B-nn refers to the list of ambiguities. */
public final class PlacementReadings {
    public static final ReadingList ALL = new ReadingList();

    /** B-34: farmland of unknown kind. */
    public static final Reading<Farmland> FARMLAND = ALL.of(
            "vv.farmland",
            "A farmland hex that the scenario does not describe: a field, which is open, or crops? [VV-20.2-2, VV-CORE-59]",
            Farmland.class);

    /** B-25: one Cave marker alone. */
    public static final Reading<SingleCave> SINGLE_CAVE =
            ALL.of("vv.single-cave", "Is a Cave marker legal if it is the only one? [VV-20.11-6]", SingleCave.class);

    /** B-27: unit of length. */
    public static final Reading<SectionLength> SECTION_LENGTH = ALL.of(
            "vv.tunnel-length",
            "Four hexes of tunnel at most: steps from one entrance to the next, or hexes with both ends counted? [VV-20.121-4]",
            SectionLength.class);

    /** B-35: a water feature that is missing from the list of 20.121. */
    public static final Reading<OverWater> CANAL_OVER_TUNNEL = ALL.of(
            "vv.canal-over-tunnel",
            "A tunnel under a canal: forbidden, as a canal is a water feature too, or allowed, as it is not listed? [VV-20.121-8]",
            OverWater.class);

    /** B-36: terrain over water that neither list names. */
    public static final Reading<OverWater> BRIDGE = ALL.of(
            "vv.bridge",
            "A foxhole on, or a tunnel under, a bridge hex: forbidden, as over the water below it, or allowed, as not listed? [VV-20.2-3, VV-20.121-8]",
            OverWater.class);

    /** B-24: two markers in one hex. */
    public static final Reading<PerHex> POSITIONS_PER_HEX = ALL.of(
            "vv.positions-per-hex",
            "May a hex hold several fortifications or entrenchments? [VV-20.4-1]",
            PerHex.class);

    /** B-14: leaders in bunkers. */
    public static final Reading<Leaders> LEADERS = ALL.of(
            "vv.leaders-in-bunkers", "Do leaders count against the two units of a bunker? [VV-20.5-2]", Leaders.class);

    private PlacementReadings() {}

    public enum Farmland implements PlainName {
        FIELD,
        CROPS
    }

    public enum SingleCave implements PlainName {
        ILLEGAL,
        LEGAL
    }

    public enum SectionLength implements PlainName {
        STEPS,
        HEXES
    }

    public enum OverWater implements PlainName {
        FORBIDDEN,
        ALLOWED
    }

    public enum PerHex implements PlainName {
        ONE,
        SEVERAL
    }

    public enum Leaders implements PlainName {
        COUNT,
        DO_NOT_COUNT
    }
}
