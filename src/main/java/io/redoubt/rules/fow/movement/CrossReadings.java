package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.PlainName;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.input.Reading;
import java.util.List;

/** The disputed points of crossing fortifications; the numbers A-nn are those of our list of ambiguities. */
public final class CrossReadings {
    /** the summary box forgets Cavalry. */
    static final Reading<CavalryAtTrenches> CAVALRY_AT_TRENCHES = Reading.of(
            "fow.cavalry-at-trenches",
            "Cavalry at trench lines and gun pits: Cross-country as the sentence says, or Impassable as the box says?",
            CavalryAtTrenches.class,
            Rule.TCROSS_04,
            Rule.TCROSS_12);

    /** the chapter gives the going of an empty tank pit for vehicles only. */
    static final Reading<EmptyTankPit> EMPTY_TANK_PIT = Reading.of(
            "fow.empty-tank-pit",
            "An empty tank pit is Impassable to vehicles; to all others, is it like a gun pit or Difficult Going?",
            EmptyTankPit.class,
            Rule.TANKPIT_09);

    /** whether a wreck still fills its pit. */
    static final Reading<WreckInPit> WRECK_IN_PIT = Reading.of(
            "fow.wreck-in-tank-pit",
            "Does a Destroyed tank still occupy its tank pit?",
            WreckInPit.class,
            Rule.TANKPIT_10);

    /** nothing says whether foot troops test. */
    static final Reading<FootAtBarricade> FOOT_AT_BARRICADE = Reading.of(
            "fow.foot-at-barricades",
            "Foot troops at a Street Barricade: do they cross without a test, or on a Skill Test as vehicles do?",
            FootAtBarricade.class,
            Rule.BARR_02,
            Rule.BARR_06);

    /** what a gap changes beside the going. */
    static final Reading<GappedBarricade> GAPPED_BARRICADE = Reading.of(
            "fow.gapped-barricade",
            "A gapped Street Barricade: Difficult Going for all, must teams still start adjacent, do the bans stay?",
            GappedBarricade.class,
            Rule.GAP_12,
            Rule.BARR_03,
            Rule.BARR_04,
            Rule.BARR_05,
            Rule.BARR_08,
            Rule.BARR_09);

    /** A-53, core rules: what Difficult Going does to vehicles. */
    static final Reading<Bogging> BOGGING = Reading.of(
            "fow.bogging",
            "A vehicle in Difficult Going: 2+ or it Bogs Down as in the core rules, a Skill Test, or no roll?",
            Bogging.class,
            Rule.CORE_07);

    /** Core rules: Overloaded vehicles in Difficult Going. */
    static final Reading<OverloadedBogging> OVERLOADED_BOGGING = Reading.of(
            "fow.overloaded-bogging",
            "An Overloaded vehicle in Difficult Going: does it need 3+ as in the core rules, or 2+ like any other?",
            OverloadedBogging.class,
            Rule.CORE_31);

    /** A-53, core rules: At the Double through Difficult Going. */
    static final Reading<DoubleTime> DOUBLE_TIME = Reading.of(
            "fow.double-in-difficult-going",
            "At the Double through Difficult Going: not allowed as in the core rules, or allowed?",
            DoubleTime.class,
            Rule.CORE_30);

    public static final List<Reading<?>> ALL = List.of(
            CAVALRY_AT_TRENCHES,
            EMPTY_TANK_PIT,
            WRECK_IN_PIT,
            FOOT_AT_BARRICADE,
            GAPPED_BARRICADE,
            BOGGING,
            OVERLOADED_BOGGING,
            DOUBLE_TIME);

    private CrossReadings() {}

    enum CavalryAtTrenches implements PlainName {
        CROSS_COUNTRY,
        IMPASSABLE
    }

    enum EmptyTankPit implements PlainName {
        LIKE_A_GUN_PIT,
        DIFFICULT_GOING
    }

    enum WreckInPit implements PlainName {
        OCCUPIES,
        LEAVES_IT_EMPTY
    }

    enum FootAtBarricade implements PlainName {
        NO_TEST,
        SKILL_TEST
    }

    enum GappedBarricade implements PlainName {
        START_ADJACENT,
        ONLY_DIFFICULT,
        BANS_STAY
    }

    enum Bogging implements PlainName {
        TWO_PLUS,
        SKILL_TEST,
        NO_ROLL
    }

    enum OverloadedBogging implements PlainName {
        THREE_PLUS,
        AS_OTHERS
    }

    enum DoubleTime implements PlainName {
        NOT_ALLOWED,
        ALLOWED
    }
}
