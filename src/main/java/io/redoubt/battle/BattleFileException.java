package io.redoubt.battle;

/** Signals that a battle cannot be read, written or trusted; the message names the file, the fault and the remedy. */
public final class BattleFileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BattleFileException(String message) {
        super(message, null, false, false);
    }
}
