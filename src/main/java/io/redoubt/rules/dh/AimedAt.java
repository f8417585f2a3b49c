package io.redoubt.rules.dh;

/** What a shot is meant for: with an anti-tank rifle, the way it is declared to be used. */
enum AimedAt implements Plain {
    CREW,
    STRUCTURE
}
