package io.redoubt.cli.lookahead;

/** Exception for a step that is done on no branch because the rules forbid it; its message is the reason. */
final class ForbiddenStepException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int step;

    ForbiddenStepException(int step, String reason) {
        super(reason, null, false, false);
        this.step = step;
    }

    /** Returns the number of the step, counted from 1. */
    int step() {
        return step;
    }
}
