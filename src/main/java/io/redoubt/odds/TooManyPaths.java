package io.redoubt.odds;

import io.redoubt.exact.GivenUp;

/** A count that would take longer than somebody is willing to wait was given up; the message tells what to ask. */
public final class TooManyPaths extends GivenUp {
    private static final long serialVersionUID = 1L;

    TooManyPaths(String message) {
        super(message);
    }
}
