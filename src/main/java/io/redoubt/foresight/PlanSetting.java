package io.redoubt.foresight;

import io.redoubt.battle.Board;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A turn to be planned.
 *
 * @param start how things stand
 * @param actions everything that may be tried, each with what it comes to
 * @param owed what rulings may leave to be done before anything else, each with what it comes to
 * @param acted what was done this turn already, by piece and stage; nobody does two things in one stage
 * @param stage the stage the turn is in
 * @param worth what is wanted
 * @param nextTurn leads to the next turn, of whichever side
 * @param turns how many turns of the side that plans are planned, this one included
 * @param sides after how many turns it is that side's again; in those between, which are not its own, nothing is done
 * @param links the values of pieces that hold names of others
 */
public record PlanSetting(
        Board start,
        Map<Action, Step> actions,
        Map<Action, Step> owed,
        Set<Acted> acted,
        int stage,
        Worth worth,
        Step nextTurn,
        int turns,
        int sides,
        List<String> links) {
    /** What a piece did this turn. */
    public record Acted(String piece, int stage) {}

    /** How often a turn begins until the last one that is planned. */
    int turnsAhead() {
        return (turns - 1) * sides;
    }
}
