package io.redoubt;

import io.redoubt.cli.Cli;
import io.redoubt.cli.World;
import java.util.Arrays;

/** The process. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(Cli.run(Arrays.asList(args), World.ofProcess()));
    }
}
