package io.redoubt.rules.fow.assault;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of assaulting Bunkers; the numbers A-nn refer to the list of ambiguities. */
public final class AssaultReadings {
    public static final ReadingList ALL = new ReadingList();

    /** the caption allows one team for each slit of any Bunker, the text limits Pillboxes only. */
    static final Reading<AtNest> TEAMS_AT_A_NEST = ALL.of(
            "fow.teams-at-a-nest",
            "Teams adjacent to a Nest: may all of them try to hit it, or one for each firing slit as in the caption? [FOW-ASLT-06, FOW-ASLT-09]",
            AtNest.class);

    /** several hits on one Turret. */
    static final Reading<Saves> ASSAULT_SAVES = ALL.of(
            "fow.assault-saves",
            "Several hits on a Turret in one round of an assault: a save for each hit, or one for all of them? [FOW-ASLT-15]",
            Saves.class);

    /** the player who picks the team that a counterattack destroys. */
    static final Reading<Victim> VICTIM = ALL.of(
            "fow.counterattack-victim",
            "A Bunker's counterattack hits: does its owner pick the team, the most useful one for the next round,"
                    + " or the attacker, the least useful one? [FOW-CTR-03]",
            Victim.class);

    private AssaultReadings() {}

    enum AtNest implements PlainName {
        ALL,
        ONE_PER_SLIT
    }

    enum Saves implements PlainName {
        PER_HIT,
        ONE
    }

    enum Victim implements PlainName {
        BUNKERS_OWNER,
        ATTACKER
    }
}
