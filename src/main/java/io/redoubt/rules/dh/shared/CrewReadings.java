package io.redoubt.rules.dh.shared;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** Readings of disputed rules for the fire of a crew and for leaving or entering a fortification. */
public final class CrewReadings {
    public static final ReadingList ALL = new ReadingList();

    public static final Reading<Halves> HALVES = ALL.of(
            "dh.half-the-rest",
            "Half of an odd number of men may fire their rifles: rounded down, or up? [DH-CREW-02]",
            Halves.class);

    public static final Reading<ShortHanded> SHORT_HANDED = ALL.of(
            "dh.short-handed",
            "Too few men for every weapon: no rifles, or half of the men left over? [DH-CREW-02, DH-CREW-01]",
            ShortHanded.class);

    public static final Reading<AllCrew> ALL_CREW = ALL.of(
            "dh.all-crew",
            "A weapon for All Crew: served by any men left, or only by the full complement? [DH-CREW-01]",
            AllCrew.class);

    public static final Reading<LostWeapon> LOST_WEAPON = ALL.of(
            "dh.men-of-a-lost-weapon",
            "The men of a lost weapon: free to fire rifles, or still tied to it? [DH-CREW-02, DH-CREW-01]",
            LostWeapon.class);

    public static final Reading<OwnArms> OWN_ARMS = ALL.of(
            "dh.rifle-pit",
            "Where rifles are the only armament: does half of the crew fire, or all of it? [DH-CREW-02]",
            OwnArms.class);

    public static final Reading<Bonus> FIRE_BONUS = ALL.of(
            "dh.fire-acquire-bonus",
            "+1 Fire/Acq of a coaxial machine gun: on its own numbers, or on the main gun's once it has hit? [DH-FIGHT-12]",
            Bonus.class);

    public static final Reading<FrontEdge> FRONT_EDGE = ALL.of(
            "dh.front-edge",
            "A target exactly in line with the flat front: in front of it, or off it? [DH-FIGHT-06, DH-FIGHT-07]",
            FrontEdge.class);

    public static final Reading<Turrets> TURRETS = ALL.of(
            "dh.turret-bunkers",
            "A card titled Turret Bunker lists no turret mount: does it fire all round, or through its flat front? [DH-FIGHT-07, DH-FIGHT-08, DH-FIGHT-09, DH-CARD-T34-1, DH-CARD-H35-1]",
            Turrets.class);

    static final Reading<PinnedFire> PINNED_FIRE = ALL.of(
            "dh.pins-on-a-firing-crew",
            "A crew with Pins: does it fire as usual (the available core rules give no effect on fire), or not at all? [DH-GUTS-03, DH-FIGHT-12, DH-CORE-08]",
            PinnedFire.class);

    public static final Reading<Leaders> LEADERS = ALL.of(
            "dh.leaders-outside",
            "A crew outside in several units: a leader for each of them, or one for all? [DH-LEAVE-08]",
            Leaders.class);

    public static final Reading<Split> SPLIT = ALL.of(
            "dh.split",
            "A large crew in units like normal sections: evenly split units near that size, or full sections and a rest? [DH-LEAVE-11]",
            Split.class);

    public static final Reading<Abandoned> ABANDONED = ALL.of(
            "dh.abandoned-weapons",
            "Weapons that a crew abandoned, when men enter: manned again, or lost for the game? [DH-LEAVE-06]",
            Abandoned.class);

    public static final Reading<Room> ROOM = ALL.of(
            "dh.room",
            "Men who enter a fortification: no more than the crew of its card, or any number? [DH-CLASS-06, DH-CLASS-07, DH-CARD-FMT-3]",
            Room.class);

    private CrewReadings() {}

    public enum Halves implements PlainName {
        ROUND_DOWN,
        ROUND_UP
    }

    public enum ShortHanded implements PlainName {
        NO_RIFLES,
        HALF_THE_REST
    }

    public enum AllCrew implements PlainName {
        ANYBODY_LEFT,
        FULL_COMPLEMENT
    }

    public enum LostWeapon implements PlainName {
        FREE,
        TIED
    }

    public enum OwnArms implements PlainName {
        HALF,
        ALL
    }

    public enum Bonus implements PlainName {
        OWN_NUMBERS,
        MAIN_GUN
    }

    public enum FrontEdge implements PlainName {
        IN_FRONT,
        OFF_FRONT
    }

    public enum Turrets implements PlainName {
        TRAVERSE,
        FLAT_FRONT
    }

    enum PinnedFire implements PlainName {
        NO_EFFECT,
        NO_FIRE
    }

    public enum Leaders implements PlainName {
        EACH_UNIT,
        ONE_IN_ALL
    }

    public enum Split implements PlainName {
        NEAREST,
        FULL_SECTIONS
    }

    public enum Abandoned implements PlainName {
        MANNED_AGAIN,
        LOST
    }

    public enum Room implements PlainName {
        CREW_OF_THE_CARD,
        ANY_NUMBER
    }
}
