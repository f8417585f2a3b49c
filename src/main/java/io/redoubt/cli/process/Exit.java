package io.redoubt.cli.process;

/** What the process says to the shell that started it. */
public enum Exit {
    ANSWERED(0),
    UNMET(1),
    USAGE(2),
    NOT_ALLOWED(3),
    FILE(4),
    DAMAGED(69),
    BUG(70);

    private final int code;

    Exit(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    /** The graver of two: the one with the higher code. */
    public Exit or(Exit other) {
        return code >= other.code ? this : other;
    }
}
