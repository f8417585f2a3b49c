package io.redoubt.rules.dh.cards;

/** The crew-per-weapon cell: who must be there to fire a weapon (DH-CREW-01). */
public sealed interface WeaponCrew {
    /** So many men, at least 1. */
    record Men(int men) implements WeaponCrew {}

    /** Everybody inside serves this weapon and the other ones marked so (DH-Q19). */
    public record AllCrew() implements WeaponCrew {}

    /** A dash: no man is tied to it. */
    record Nobody() implements WeaponCrew {}
}
