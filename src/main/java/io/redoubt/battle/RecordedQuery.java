package io.redoubt.battle;

import io.redoubt.umpire.Test;
import java.util.Map;

/**
 * One query to the rules.
 *
 * @param game the key of the game
 * @param verb the name of the procedure
 * @param inputs the texts of its inputs, by input
 * @param sources the piece that supplied each input not given by the player
 * @param readings the readings of the disputed points
 * @param by the piece that acted; empty if none was named
 * @param at the target piece; empty if none was named
 * @param side the side that acted; empty if unknown
 * @param other the opposing side; empty if unknown
 */
public record RecordedQuery(
        String game,
        String verb,
        Map<String, String> inputs,
        Map<String, String> sources,
        Map<String, String> readings,
        String by,
        String at,
        String side,
        String other) {
    /** Returns the side that rolled. */
    public String side(Test.Hand hand) {
        return hand == Test.Hand.ACTING ? side : other;
    }
}
