package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** One way of going through the hexes of fortifications. */
sealed interface Crossing permits EnterHex, InHex, TunnelMove {
    Sentence headline();

    void check(Checklist list);

    CrossResult resolve(Umpire umpire);

    /** The answer, which no die decides. */
    CrossEnd end();

    default List<Quantity<CrossResult>> quantities() {
        return List.of();
    }

    /** True if dice decide over losses, so that these are what a person wants to see. */
    default boolean hasDice() {
        return false;
    }

    Sentence verdict(CrossResult result);
}
