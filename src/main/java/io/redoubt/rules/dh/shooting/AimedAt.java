package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.input.PlainName;

/** What a shot is meant for: with an anti-tank rifle, the way it is declared to be used. */
public enum AimedAt implements PlainName {
    CREW,
    STRUCTURE
}
