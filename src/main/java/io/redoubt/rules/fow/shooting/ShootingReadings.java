package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of shooting at fortifications; the numbers A-nn refer to the list of ambiguities. */
public final class ShootingReadings {
    public static final ReadingList ALL = new ReadingList();

    /** several hits of one weapon. */
    static final Reading<PerHit> FIREPOWER_TESTS = ALL.of(
            "fow.firepower-tests",
            "A weapon that scores several hits: a Firepower Test (or save) for each hit, or one for the weapon? [FOW-NEST-03, FOW-PILL-02, FOW-TURRET-03]",
            PerHit.class);

    /** hits on a Nest that is already Pinned Down. */
    static final Reading<PinnedNest> PINNED_NEST = ALL.of(
            "fow.pinned-nest",
            "A hit on a Nest that is already Pinned Down: both Firepower Tests, only the second, or no second at all? [FOW-NEST-04, FOW-NEST-06]",
            PinnedNest.class);

    /** the Armour Saves that count as failed in a tank pit. */
    static final Reading<FailedSave> FAILED_SAVE = ALL.of(
            "fow.failed-armour-save",
            "The tank pit save after a failed Armour Save: does a total equal to the Anti-tank rating count as failed? [FOW-TANKPIT-03]",
            FailedSave.class);

    /** saves against fire from above. */
    static final Reading<PitSave> PIT_SAVE = ALL.of(
            "fow.tank-pit-save",
            "Does the 4+ of a tank pit help against bombardments and aircraft too? [FOW-TANKPIT-03]",
            PitSave.class);

    static {
        ALL.add(SharedReadings.WITHIN);
    }

    /** the captions of Nest and Turret mention range only. */
    static final Reading<SightOf> LINE_OF_SIGHT = ALL.of(
            "fow.line-of-sight",
            "Line of sight to the target: needed for all Bunkers, or only for a Pillbox as the captions suggest? [FOW-SHOT-05, FOW-SHOT-13, FOW-SHOT-15]",
            SightOf.class);

    static {
        ALL.add(SharedReadings.PINNED_SHOOTER);
    }

    /** the limit of "in front". */
    static final Reading<FrontArc> FRONT_ARC = ALL.of(
            "fow.front-arc",
            "A shot from exactly 90 degrees off the facing of a Turret: Front or Side armour? [FOW-TURRET-05]",
            FrontArc.class);

    /** a Turret has no slit. */
    static final Reading<SmokeAtTurret> SMOKE_AT_TURRET = ALL.of(
            "fow.smoke-at-turret",
            "Smoke goes in front of a firing slit and a Turret has none: in front of its gun, or not allowed? [FOW-SMOKE-06, FOW-TURRET-01]",
            SmokeAtTurret.class);

    /** Core rules: smoke, and shooters at the Bunker behind it. */
    static final Reading<ThroughSmoke> SIGHT_THROUGH_SMOKE = ALL.of(
            "fow.sight-through-smoke",
            "Smoke in front of the firing slits of a Pillbox: does it block line of sight to them as in the core rules, or"
                    + " blind the Bunker alone? [FOW-CORE-54, FOW-SMOKE-06, FOW-SHOT-05]",
            ThroughSmoke.class);

    /** Core rules: armour beyond 16"/40 cm. */
    static final Reading<LongRange> LONG_RANGE = ALL.of(
            "fow.long-range-armour",
            "A tank in a pit shot at from over 16\"/40 cm: one more armour as in the core rules, or none? [FOW-CORE-13]",
            LongRange.class);

    private ShootingReadings() {}

    enum PerHit implements PlainName {
        PER_HIT,
        PER_WEAPON
    }

    enum PinnedNest implements PlainName {
        BOTH_TESTS,
        SECOND_ONLY,
        NO_SECOND
    }

    enum FailedSave implements PlainName {
        NOT_ABOVE,
        BELOW
    }

    enum PitSave implements PlainName {
        EVERY_SAVE,
        DIRECT_FIRE
    }

    enum SightOf implements PlainName {
        ALL,
        PILLBOX_ONLY
    }

    enum FrontArc implements PlainName {
        FRONT,
        SIDE
    }

    enum SmokeAtTurret implements PlainName {
        BEFORE_GUN,
        NOT_ALLOWED
    }

    enum ThroughSmoke implements PlainName {
        BLOCKED,
        CLEAR
    }

    enum LongRange implements PlainName {
        PLUS_ONE,
        NONE
    }
}
