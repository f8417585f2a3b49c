package io.redoubt.rules.vv.terms;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import java.util.List;

/** The disputed points of placing and stacking; the numbers B-nn are those of our list of ambiguities. */
public final class PlacementReadings {
    /** B-34: farmland of unknown kind. */
    public static final Reading<Farmland> FARMLAND = Reading.of(
            "vv.farmland",
            "A farmland hex that the scenario does not describe: a field, which is open, or crops?",
            Farmland.class,
            Rule.V2_2,
            Rule.CORE_59);

    /** B-25: one Cave marker alone. */
    public static final Reading<SingleCave> SINGLE_CAVE = Reading.of(
            "vv.single-cave",
            "One Cave marker alone has no other within four hexes: illegal, or legal where it is all there is?",
            SingleCave.class,
            Rule.V11_6);

    /** B-27: what is counted. */
    public static final Reading<SectionLength> SECTION_LENGTH = Reading.of(
            "vv.tunnel-length",
            "Four hexes of tunnel at most: steps from one entrance to the next, or hexes with both ends counted?",
            SectionLength.class,
            Rule.V121_4);

    /** B-35: a water feature that the list of 20.121 leaves out. */
    public static final Reading<Canals> CANAL_OVER_TUNNEL = Reading.of(
            "vv.canal-over-tunnel",
            "A tunnel under a canal: forbidden, as a canal is a water feature too, or allowed, as it is not listed?",
            Canals.class,
            Rule.V121_8);

    /** B-36: ground over water that neither list names. */
    public static final Reading<Bridges> BRIDGE = Reading.of(
            "vv.bridge",
            "A foxhole on, or a tunnel under, a bridge hex: forbidden, as over the water below it, or allowed, as not listed?",
            Bridges.class,
            Rule.V2_3,
            Rule.V121_8);

    /** B-24: two markers in one hex. */
    public static final Reading<PerHex> POSITIONS_PER_HEX = Reading.of(
            "vv.positions-per-hex",
            "May one hex hold more than one fortification or entrenchment?",
            PerHex.class,
            Rule.V4_1);

    /** B-14: leaders in bunkers. */
    public static final Reading<Leaders> LEADERS = Reading.of(
            "vv.leaders-in-bunkers",
            "Do leaders count against the two infantry units of a bunker?",
            Leaders.class,
            Rule.V5_2);

    public static final List<Reading<?>> ALL =
            List.of(FARMLAND, SINGLE_CAVE, SECTION_LENGTH, CANAL_OVER_TUNNEL, BRIDGE, POSITIONS_PER_HEX, LEADERS);

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

    public enum Canals implements PlainName {
        FORBIDDEN,
        ALLOWED
    }

    public enum Bridges implements PlainName {
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
