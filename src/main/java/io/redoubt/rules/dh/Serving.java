package io.redoubt.rules.dh;

/** The crew-per-weapon cell: who must be there to fire a weapon (DH-CREW-01). */
sealed interface Serving {
    /** So many men, at least 1. */
    record Men(int men) implements Serving {}

    /** Everybody inside serves this weapon and the other ones marked so (DH-Q19). */
    record AllCrew() implements Serving {}

    /** A dash: no man is tied to it. */
    record Nobody() implements Serving {}
}
