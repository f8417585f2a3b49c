package io.redoubt.rules.fow.assault;

import io.redoubt.umpire.Need;

/** How far an assault is followed. */
sealed interface AssaultLength {
    /** Who defends beside the Bunker. */
    OtherDefenders others();

    /** Whether a Bunker out of action means that the assault is won. */
    boolean mayBeWon();

    /** The hits of one round only. */
    record OneRound(OtherDefenders others) implements AssaultLength {
        /** Only if it was said that nobody else defends. */
        @Override
        public boolean mayBeWon() {
            return others.standing() == OtherDefenders.Standing.NONE;
        }
    }

    /**
     * Rounds with counterattacks between them.
     *
     * @param motivation what the teams' Motivation Test needs
     * @param victim who picks the team that a counterattack destroys
     */
    record Fought(RoundLimit limit, Need motivation, AssaultReadings.Victim victim, OtherDefenders others)
            implements AssaultLength {
        /** Unless it was said that somebody else defends: the rounds are fought with the Bunker alone. */
        @Override
        public boolean mayBeWon() {
            return others.standing() != OtherDefenders.Standing.SOME;
        }
    }
}
