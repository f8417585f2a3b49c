package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Case;
import java.util.List;

/** One way of going through the hexes of fortifications. */
sealed interface Crossing extends Case<CrossResult> permits EnterHex, InHex, TunnelMove {
    /** How they go. */
    CrossMode mode();

    /** The answer, which no die decides. */
    CrossEnd end();

    /** Whether somebody goes somewhere now. */
    default boolean isCarriedOut() {
        return mode() != CrossMode.STAY && mode() != CrossMode.LEAVE;
    }

    @Override
    default List<CrossEnd> shown() {
        return List.of(end());
    }
}
