package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.terms.MovementReadings;
import java.util.List;

/** One way of going through the hexes of fortifications. */
sealed interface Crossing extends Judged<Crossing.Result> permits EnterHex, InHex, TunnelMove {
    /** How a unit comes into, stays in or leaves a hex. */
    enum Mode implements PlainName {
        MOVE,
        ADVANCE,
        CLOSE_ASSAULT,
        OVERRUN,
        STAY,
        LEAVE,
        TUNNEL;

        /** How mines see it. */
        MovementReadings.Entry entry() {
            return switch (this) {
                case MOVE, STAY, LEAVE, TUNNEL -> MovementReadings.Entry.MOVEMENT;
                case ADVANCE -> MovementReadings.Entry.ADVANCE;
                case CLOSE_ASSAULT -> MovementReadings.Entry.CLOSE_ASSAULT;
                case OVERRUN -> MovementReadings.Entry.OVERRUN;
            };
        }
    }

    /** What moving into a hex comes to, where it is allowed. */
    enum End implements PlainName {
        ALLOWED,
        MUST_STOP,
        MUST_CONTINUE
    }

    /**
     * What a move came to.
     *
     * @param cost Movement Points spent by each unit
     * @param mined units lost to mines
     * @param passengers transported units lost with them
     */
    record Result(End end, int cost, MineLosses mined, int passengers) implements Case.Result {}

    /** Where they are afterwards. */
    enum Whereabouts {
        /** In the hex that was named. */
        THERE,
        /** In a hex that was not named: only the players know which. */
        ELSEWHERE,
        /** In a tunnel, off the map. */
        UNDERGROUND
    }

    Whereabouts whereabouts();

    /** Those who may not stay there, the last of them who go in. */
    default List<Unit> passing(List<Unit> movers) {
        return List.of();
    }

    /** How they go. */
    Mode mode();

    /** The answer, which no die decides. */
    End end();

    /** Whether somebody goes somewhere now. */
    default boolean isCarriedOut() {
        return mode() != Mode.STAY && mode() != Mode.LEAVE;
    }

    @Override
    default List<End> shown() {
        return List.of(end());
    }
}
