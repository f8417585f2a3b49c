package io.redoubt.rules.fow.assault;

import io.redoubt.umpire.Need;

/** How far an assault is followed. */
sealed interface AssaultLength {
    /** The hits of one round only. */
    record OneRound(Defenders defenders) implements AssaultLength {}

    /**
     * Rounds with counterattacks between them.
     *
     * @param motivation what the teams' Motivation Test needs
     * @param victim who picks the team that a counterattack destroys
     */
    record Fought(RoundLimit limit, Need motivation, AssaultReadings.Victim victim) implements AssaultLength {}

    /** Who else defends, which decides whether a Bunker out of action means that the assault is won. */
    enum Defenders {
        NO_OTHERS,
        NOT_SAID
    }
}
