package io.redoubt.rules.fow;

import io.redoubt.rules.Named;
import io.redoubt.rules.Reading;
import java.util.List;

/** The disputed points of shooting at fortifications; the numbers A-nn are those of our list of ambiguities. */
final class Points {
    /** several hits of one weapon. */
    static final Reading<PerHit> FIREPOWER_TESTS = Reading.of(
            "fow.firepower-tests",
            "A weapon that scores several hits: a Firepower Test (or save) for each hit, or one for the weapon?",
            List.of(PerHit.PER_HIT, PerHit.PER_WEAPON),
            Rule.NEST_03,
            Rule.PILL_02,
            Rule.TURRET_03);

    /** hits on a Nest that is Pinned Down already. */
    static final Reading<PinnedNest> PINNED_NEST = Reading.of(
            "fow.pinned-nest",
            "A hit on a Nest that is Pinned Down already: both Firepower Tests, only the second, or no second at all?",
            List.of(PinnedNest.BOTH_TESTS, PinnedNest.SECOND_ONLY, PinnedNest.NO_SECOND),
            Rule.NEST_04,
            Rule.NEST_06);

    /** which Armour Saves count as failed in a tank pit. */
    static final Reading<FailedSave> FAILED_SAVE = Reading.of(
            "fow.failed-armour-save",
            "The tank pit save after a failed Armour Save: does a total equal to the Anti-tank rating count as failed?",
            List.of(FailedSave.NOT_ABOVE, FailedSave.BELOW),
            Rule.TANKPIT_03);

    /** saves against fire from above. */
    static final Reading<PitSave> PIT_SAVE = Reading.of(
            "fow.tank-pit-save",
            "Does the 4+ of a tank pit help against bombardments and aircraft too?",
            List.of(PitSave.EVERY_SAVE, PitSave.DIRECT_FIRE),
            Rule.TANKPIT_03);

    /** exactly on the limit. */
    static final Reading<Within> WITHIN = Reading.of(
            "fow.within",
            "Is a distance of exactly the limit \"within\" it?",
            List.of(Within.INCLUSIVE, Within.EXCLUSIVE),
            Rule.SHOT_06,
            Rule.DEPL_13,
            Rule.DFIRE_04,
            Rule.GAP_04,
            Rule.ASLT_17);

    /** the captions of Nest and Turret mention range only. */
    static final Reading<SightOf> LINE_OF_SIGHT = Reading.of(
            "fow.line-of-sight",
            "Line of sight to the target: needed for all Bunkers, or only for a Pillbox as the captions suggest?",
            List.of(SightOf.ALL, SightOf.PILLBOX_ONLY),
            Rule.SHOT_05,
            Rule.SHOT_13,
            Rule.SHOT_15);

    /** the chapter does not mention shooters that are Pinned Down. */
    static final Reading<PinnedShooter> PINNED_SHOOTER = Reading.of(
            "fow.pinned-shooter",
            "Dice of a shooter that is Pinned Down: ROF 1 as in the core rules, or its full ROF?",
            List.of(PinnedShooter.ROF_1, PinnedShooter.FULL_ROF),
            Rule.SHOT_07,
            Rule.GAP_05);

    /** where "in front" ends. */
    static final Reading<FrontArc> FRONT_ARC = Reading.of(
            "fow.front-arc",
            "A shot from exactly 90 degrees off the way a Turret faces: Front or Side armour?",
            List.of(FrontArc.FRONT, FrontArc.SIDE),
            Rule.TURRET_05);

    /** a Turret has no slit. */
    static final Reading<SmokeAtTurret> SMOKE_AT_TURRET = Reading.of(
            "fow.smoke-at-turret",
            "Smoke goes in front of a firing slit and a Turret has none: in front of its gun, or not allowed?",
            List.of(SmokeAtTurret.BEFORE_GUN, SmokeAtTurret.NOT_ALLOWED),
            Rule.SMOKE_06,
            Rule.TURRET_01);

    /** Core rules: armour beyond 16"/40 cm. */
    static final Reading<LongRange> LONG_RANGE = Reading.of(
            "fow.long-range-armour",
            "A tank in a pit shot at from over 16\"/40 cm: one more armour as in the core rules, or none?",
            List.of(LongRange.PLUS_ONE, LongRange.NONE),
            Rule.CORE_13);

    static final List<Reading<?>> ALL = List.of(
            FIREPOWER_TESTS,
            PINNED_NEST,
            FAILED_SAVE,
            PIT_SAVE,
            WITHIN,
            LINE_OF_SIGHT,
            PINNED_SHOOTER,
            FRONT_ARC,
            SMOKE_AT_TURRET,
            LONG_RANGE);

    private Points() {}

    /** A way to settle a point: an enum constant whose name says it all. */
    interface Way extends Named {
        String name();

        @Override
        default String id() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }

        @Override
        default String words() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        }
    }

    enum PerHit implements Way {
        PER_HIT,
        PER_WEAPON
    }

    enum PinnedNest implements Way {
        BOTH_TESTS,
        SECOND_ONLY,
        NO_SECOND
    }

    enum FailedSave implements Way {
        NOT_ABOVE,
        BELOW
    }

    enum PitSave implements Way {
        EVERY_SAVE,
        DIRECT_FIRE
    }

    enum Within implements Way {
        INCLUSIVE,
        EXCLUSIVE
    }

    enum SightOf implements Way {
        ALL,
        PILLBOX_ONLY
    }

    enum PinnedShooter implements Way {
        ROF_1,
        FULL_ROF
    }

    enum FrontArc implements Way {
        FRONT,
        SIDE
    }

    enum SmokeAtTurret implements Way {
        BEFORE_GUN,
        NOT_ALLOWED
    }

    enum LongRange implements Way {
        PLUS_ONE,
        NONE
    }
}
