package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;

/** The disputed points that several phases share; the numbers A-nn refer to the list of ambiguities. */
public final class SharedReadings {
    /** exactly on the limit. */
    public static final Reading<Within> WITHIN = Reading.of(
            "fow.within",
            "Is a distance of exactly the limit \"within\" it? [FOW-SHOT-06, FOW-DEPL-13, FOW-DFIRE-04, FOW-GAP-04, FOW-ASLT-17]",
            Within.class);

    /** the chapter does not mention shooters that are Pinned Down. */
    public static final Reading<PinnedShooter> PINNED_SHOOTER = Reading.of(
            "fow.pinned-shooter",
            "Dice of a shooter that is Pinned Down: ROF 1 as in the core rules, or its full ROF? [FOW-SHOT-07, FOW-GAP-05]",
            PinnedShooter.class);

    /** the shots that a smoke marker stops. */
    public static final Reading<SmokeBlinds> SMOKE_BLINDS = Reading.of(
            "fow.smoke-blinds",
            "Smoke in front of a firing slit: does it blind that slit, or every shot of that Bunker? [FOW-SMOKE-06, FOW-SMOKE-04]",
            SmokeBlinds.class);

    /** Smoke in front of a Bunker that shoots all round and has no slits. */
    public static final Reading<SmokeAtAllRound> SMOKE_AT_ALL_ROUND = Reading.of(
            "fow.smoke-at-all-round",
            "Smoke in front of a Bunker that shoots all round: does it blind the 180 degrees on the side of the marker,"
                    + " or every direction? [FOW-SMOKE-06, FOW-SMOKE-04]",
            SmokeAtAllRound.class);

    private SharedReadings() {}

    public enum Within implements PlainName {
        INCLUSIVE,
        EXCLUSIVE
    }

    public enum PinnedShooter implements PlainName {
        ROF_1,
        FULL_ROF
    }

    public enum SmokeBlinds implements PlainName {
        ITS_SLIT,
        EVERY_SHOT
    }

    public enum SmokeAtAllRound implements PlainName {
        ITS_SIDE,
        ALL_ROUND
    }
}
