package io.redoubt.cli.answering;

import io.redoubt.cli.process.World;
import io.redoubt.report.Paint;

/** Whether to paint: never into a pipe, never against {@code NO_COLOR}, unless somebody insists. */
public final class Colours {
    private Colours() {}

    /** How to paint what goes to standard output. */
    public static Paint paint(World world, Settings.Color color) {
        return wanted(world, color) ? Paint.colour() : Paint.plain();
    }

    private static boolean wanted(World world, Settings.Color color) {
        return switch (color) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO ->
                world.terminal().out()
                        && world.env().getOrDefault("NO_COLOR", "").isEmpty()
                        && !world.env().getOrDefault("TERM", "dumb").equals("dumb");
        };
    }
}
