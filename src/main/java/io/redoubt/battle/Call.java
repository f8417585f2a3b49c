package io.redoubt.battle;

import io.redoubt.umpire.Test;
import java.util.Map;

/**
 * What was asked of the rules.
 *
 * @param game by its key
 * @param verb the procedure
 * @param inputs the texts of its form, by input
 * @param sources which piece filled which input; the rest was given
 * @param readings how disputed points were settled
 * @param by the piece that acted; empty if none was named
 * @param at the piece that something was done to; empty if none was named
 * @param side whose ruling it was; empty if nobody knows
 * @param other the side across the table; empty if nobody knows
 */
public record Call(
        String game,
        String verb,
        Map<String, String> inputs,
        Map<String, String> sources,
        Map<String, String> readings,
        String by,
        String at,
        String side,
        String other) {
    /** The side that rolled. */
    public String side(Test.Hand hand) {
        return hand == Test.Hand.ACTING ? side : other;
    }
}
