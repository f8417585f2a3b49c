package io.redoubt.rules.vv;

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
    CrossPoints.Entry entry() {
        return switch (this) {
            case MOVE, STAY, LEAVE, TUNNEL -> CrossPoints.Entry.MOVEMENT;
            case ADVANCE -> CrossPoints.Entry.ADVANCE;
            case CLOSE_ASSAULT -> CrossPoints.Entry.CLOSE_ASSAULT;
            case OVERRUN -> CrossPoints.Entry.OVERRUN;
        };
    }
}
