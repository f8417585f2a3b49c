package io.redoubt;

import io.redoubt.cli.Cli;
import io.redoubt.cli.process.World;
import io.redoubt.repl.Play;
import java.util.Arrays;

/** The process. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(Cli.run(Arrays.asList(args), World.ofProcess(), (rest, world) -> Play.play(rest, world)));
    }
}
