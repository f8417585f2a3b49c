package io.redoubt.cli.answering;

import io.redoubt.cli.process.World;

/** Whether to paint: never into a pipe, never against {@code NO_COLOR}, unless somebody insists. */
public final class Colours {
    private Colours() {}

    public static boolean wanted(World world, Settings.Color color) {
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
