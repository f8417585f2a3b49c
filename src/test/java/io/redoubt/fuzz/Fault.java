package io.redoubt.fuzz;

/** Something that does not hold, and what was typed before it. */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Fault(String what, String typed) {
        super(what + "\n    after: " + typed);
    }
}
