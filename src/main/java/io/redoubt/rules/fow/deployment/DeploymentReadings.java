package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of deployment and of victory; the numbers A-nn refer to the list of ambiguities. */
public final class DeploymentReadings {
    public static final ReadingList ALL = new ReadingList();

    /** the Bunkers that must keep apart. */
    static final Reading<Spacing> SPACING = ALL.of(
            "fow.spacing-between",
            "The 8\"/20 cm between Bunkers: from any other Bunker, or only from Bunkers of the same side? [FOW-DEPL-13]",
            Spacing.class);

    /** a building on a road or over water. */
    static final Reading<BuildingSite> BUILDING_SITE = ALL.of(
            "fow.building-on-forbidden-ground",
            "A Bunker in a building on a road or in water: does the forbidden ground have precedence, or the building? [FOW-DEPL-12, FOW-DEPL-14, FOW-DEPL-15]",
            BuildingSite.class);

    /** the limits say "should". */
    static final Reading<ModelSize> MODEL_SIZE = ALL.of(
            "fow.model-size",
            "A model that does not have the size in the chapter: a warning, or a fault? [FOW-GEN-03, FOW-GEN-04, FOW-GEN-08]",
            ModelSize.class);

    /** The missions that allow a force to use the Bunkers of its own list. */
    static final Reading<OwnBunkers> OWN_BUNKERS = ALL.of(
            "fow.own-bunkers",
            "A force's own Bunkers: in missions with Fortifications or Defensive Battle, only with Fortifications,"
                    + " or in any mission? [FOW-GEN-11, FOW-GEN-12, FOW-DEPL-03]",
            OwnBunkers.class);

    /** The table calls itself a list of the most common states. */
    static final Reading<Unlisted> UNLISTED_STATE = ALL.of(
            "fow.unlisted-state",
            "A state of fortification that the table does not list for a class of teams: not allowed, or only uncommon? [FOW-STATES-03, FOW-STATES-07]",
            Unlisted.class);

    /** the prize of the dice-off. */
    static final Reading<DiceOffWinner> DICE_OFF = ALL.of(
            "fow.dice-off",
            "Both forces have Bunkers and dice off: does the higher die attack, or defend? [FOW-DEPL-05]",
            DiceOffWinner.class);

    /** the Bunkers that must be Destroyed. */
    public static final Reading<OnTheTable> ON_THE_TABLE = ALL.of(
            "fow.bunkers-on-the-table",
            "\"All of the Bunkers on the table\" for Victory Points: the enemy's, or those of both sides? [FOW-VP-03]",
            OnTheTable.class);

    private DeploymentReadings() {}

    enum Spacing implements PlainName {
        ANY_BUNKERS,
        OWN_BUNKERS
    }

    enum BuildingSite implements PlainName {
        FORBIDDEN,
        ALLOWED
    }

    enum ModelSize implements PlainName {
        WARNING,
        FAULT
    }

    enum OwnBunkers implements PlainName {
        EITHER_RULE,
        FORTIFICATIONS_ONLY,
        ANY_MISSION
    }

    enum Unlisted implements PlainName {
        NOT_ALLOWED,
        UNCOMMON
    }

    enum DiceOffWinner implements PlainName {
        ATTACKS,
        DEFENDS
    }

    public enum OnTheTable implements PlainName {
        ENEMY_BUNKERS,
        ALL_BUNKERS
    }
}
