package io.redoubt.cli.ahead;

/** A step that is done in no branch, since the rules do not allow it: its message is the reason. */
final class ForbiddenStep extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int step;

    ForbiddenStep(int step, String reason) {
        super(reason, null, false, false);
        this.step = step;
    }

    /** Its number, from 1. */
    int step() {
        return step;
    }
}
