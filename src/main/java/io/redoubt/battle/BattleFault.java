package io.redoubt.battle;

/** A battle that cannot be read, written or believed; the message says which file, what, and how to go on. */
public final class BattleFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BattleFault(String message) {
        super(message, null, false, false);
    }
}
