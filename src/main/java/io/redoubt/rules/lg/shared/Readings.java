package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of the chapter; Q-nn are the numbers in the list of ambiguities. */
public final class Readings {
    public static final ReadingList ALL = new ReadingList();

    /** rolls for the 10 to 50 % inside. */
    public static final Reading<Inside> INSIDE_ROLL = ALL.of(
            "lg.inside-roll",
            "The chance to hit a piece inside: one roll for the attack and one piece, or one for each piece? [LG-KNOWN-02, LG-EXPL-03]",
            Inside.class);

    /** armor of pieces hit inside. */
    public static final Reading<Armor> ARMOR_INSIDE = ALL.of(
            "lg.armor-inside",
            "A piece hit inside a structure: must its own armor be penetrated too, or is it out at once? [LG-KNOWN-05, LG-CORE-04]",
            Armor.class);

    /** nuclear warheads and the half area. */
    public static final Reading<Reach> NUCLEAR_INSIDE = ALL.of(
            "lg.nuclear-inside",
            "Nuclear warheads against troops inside: the whole effect area, or one half like the others? [LG-KNOWN-03, LG-DESTR-15]",
            Reach.class);

    public static final Reading<Blast> NUCLEAR_TROOPS = ALL.of(
            "lg.nuclear-troops",
            "Troops in the area of a nuclear warhead: destroyed like all else in it, or saved by their armor? [LG-DESTR-15, LG-CORE-04]",
            Blast.class);

    public static final Reading<Warhead> NUCLEAR_POINTS = ALL.of(
            "lg.nuclear-points",
            "A nuclear warhead where points are counted: does it cost points by the variant, or destroy outright? [LG-DESTR-15, LG-DESTR-16, LG-DMG-02]",
            Warhead.class);

    public static final Reading<Wall> WALL = ALL.of(
            "lg.fire-at-troops-hits-the-wall",
            "A shot that must penetrate a wall to reach troops: does it damage and ignite the wall too? [LG-DESTR-06, LG-DMG-01, LG-FIRE-01]",
            Wall.class);

    /** effect areas without penetration. */
    public static final Reading<AreaNeeds> AREA_DESTRUCTION = ALL.of(
            "lg.area-destruction",
            "Does an effect area destroy its part of a structure only if it penetrates, or with any hit? [LG-DESTR-07, LG-DESTR-14]",
            AreaNeeds.class);

    /** bunkers, which have no slits. */
    public static final Reading<FromBunker> FIRE_FROM_BUNKER = ALL.of(
            "lg.fire-from-bunker",
            "A bunker has no slits and is not a fighting position: is fire out of it refused, or allowed? [LG-TYPE-BUNKER-02, LG-TYPE-BUNKER-03]",
            FromBunker.class);

    /** rolls of a team. The example gives a fireteam one chance on one die roll: the default. */
    public static final Reading<Rolls> DETECTION_ROLLS = ALL.of(
            "lg.detection-rolls",
            "Detection by a team: one roll, as the example has it for a fireteam, or a roll for each observer? [LG-CONCEAL-04, LG-CONCEAL-07]",
            Rolls.class);

    /** damage between two tens of percent. */
    public static final Reading<Percent> COLLAPSE_PERCENT = ALL.of(
            "lg.collapse-percent",
            "Collapse at, for example, 45 % damage: count whole tens, round half up to tens, or roll percentile dice? [LG-COLLAPSE-03]",
            Percent.class);

    /** collapse checks without new damage. */
    public static final Reading<Checks> COLLAPSE_CHECKS = ALL.of(
            "lg.collapse-checks",
            "Is a damaged structure checked for collapse every turn, or only in the turn after new damage? [LG-COLLAPSE-01]",
            Checks.class);

    public static final Reading<Buried> TROOPS_IN_A_COLLAPSE = ALL.of(
            "lg.troops-in-a-collapse",
            "Troops in a structure that collapses or is destroyed: decided by the players, or out of action? [LG-COLLAPSE-01, LG-DMG-16]",
            Buried.class);

    /** destroyed structures. */
    public static final Reading<Ruins> UNTENABLE = ALL.of(
            "lg.untenable",
            "A destroyed structure can be declared untenable: are troops barred from it, or is it open? [LG-DMG-16]",
            Ruins.class);

    /** the effect of mist and rain. */
    public static final Reading<Damp> WEATHER = ALL.of(
            "lg.weather",
            "Mist and rain subtract from the die, which would help a fire: lower the number needed instead? [LG-FIRE-24]",
            Damp.class);

    /** mist and rain at once. */
    public static final Reading<Both> MIST_AND_RAIN = ALL.of(
            "lg.mist-and-rain",
            "Mist and rain together: does rain alone count, or do both add up? [LG-FIRE-25, LG-FIRE-26]",
            Both.class);

    /** the first growth of a fire. */
    public static final Reading<Growth> FIRE_GROWTH = ALL.of(
            "lg.fire-growth",
            "A fire grows every second turn: first after two full turns, or in the turn after it starts? [LG-FIRE-27, LG-FIRE-30]",
            Growth.class);

    /** the number of attacks by a fire. */
    public static final Reading<Burns> FIRE_ATTACKS = ALL.of(
            "lg.fire-attacks",
            "Fire attacks a piece on entering and once for each turn inside, or once in all? [LG-FIRE-32]",
            Burns.class);

    public static final Reading<Scorch> FIRE_DAMAGE = ALL.of(
            "lg.fire-damage",
            "A structure that burns: no damage, as the rule of fires names none, or points by factor 5 each turn? [LG-DESTR-08, LG-DMG-01, LG-FIRE-32]",
            Scorch.class);

    private Readings() {}

    public enum Damp implements PlainName {
        LOWER_NUMBER,
        LOWER_DIE
    }

    public enum Both implements PlainName {
        RAIN,
        SUM
    }

    public enum Percent implements PlainName {
        WHOLE_TENS,
        HALF_UP,
        EXACT
    }

    public enum Checks implements PlainName {
        EVERY_TURN,
        AFTER_DAMAGE
    }

    public enum Inside implements PlainName {
        PER_ATTACK,
        EACH_PIECE
    }

    public enum Armor implements PlainName {
        OWN_ARMOR,
        NONE
    }

    public enum Reach implements PlainName {
        WHOLE_AREA,
        HALF_AREA
    }

    public enum Blast implements PlainName {
        DESTROYED,
        ARMOR_SAVES
    }

    public enum Wall implements PlainName {
        YES,
        NO
    }

    public enum Buried implements PlainName {
        BY_HAND,
        OUT_OF_ACTION
    }

    public enum Rolls implements PlainName {
        PER_TEAM,
        PER_OBSERVER
    }

    public enum Growth implements PlainName {
        AFTER_TWO_TURNS,
        NEXT_TURN
    }

    public enum Burns implements PlainName {
        EACH_TURN,
        ONCE
    }

    public enum Scorch implements PlainName {
        NONE,
        EACH_TURN
    }

    public enum Warhead implements PlainName {
        POINTS,
        DESTROYED
    }

    public enum Ruins implements PlainName {
        BARRED,
        OPEN
    }

    public enum FromBunker implements PlainName {
        REFUSED,
        ALLOWED
    }

    public enum AreaNeeds implements PlainName {
        PENETRATION,
        HIT
    }
}
