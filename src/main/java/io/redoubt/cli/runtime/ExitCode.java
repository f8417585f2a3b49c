package io.redoubt.cli.runtime;

/** The exit codes of the process. */
public enum ExitCode {
    ANSWERED(0),
    UNMET(1),
    USAGE(2),
    NOT_ALLOWED(3),
    FILE(4),
    DAMAGED(69),
    BUG(70);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    /** Returns the more serious of two: the one with the higher code. */
    public ExitCode or(ExitCode other) {
        return code >= other.code ? this : other;
    }
}
