package io.redoubt;

import io.redoubt.cli.Cli;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.session.SessionStarter;
import java.util.List;

/** The entry point of the program. */
public final class Main {
    private static final int DAMAGED = 69;

    private Main() {}

    public static void main(String[] args) {
        int code;
        try {
            code = Cli.run(List.of(args), Environment.ofProcess(), new SessionStarter());
        } catch (LinkageError e) { // the classes that report a damaged jar cannot be loaded themselves
            System.err.println("redoubt: the jar is damaged: " + e + "; install Redoubt again.");
            code = DAMAGED;
        }
        if (code != 0) { // from Java 21 on, System.exit looks for a logger in the jar, which takes time
            System.exit(code);
        }
    }
}
