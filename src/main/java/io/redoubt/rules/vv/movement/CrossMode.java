package io.redoubt.rules.vv.movement;

import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.PlainName;

/** How a unit comes into, stays in or leaves a hex. */
enum CrossMode implements PlainName {
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
