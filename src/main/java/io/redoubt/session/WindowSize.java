package io.redoubt.session;

import io.redoubt.cli.runtime.Environment;
import java.util.Map;

/**
 * The size of a terminal, which may change during a session.
 *
 * @param columns the width in characters
 * @param rows the height in lines
 */
record WindowSize(int columns, int rows) {
    /** Returns an environment whose terminal has this size. */
    Environment in(Environment world) {
        return world.with(Map.of("COLUMNS", Integer.toString(columns), "LINES", Integer.toString(rows)));
    }
}
