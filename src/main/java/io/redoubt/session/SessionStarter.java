package io.redoubt.session;

import io.redoubt.cli.Cli;
import io.redoubt.cli.rulefile.BattlePlayer;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import java.util.List;

/** Starts sessions; their classes are loaded only then. */
public final class SessionStarter implements Cli.Session {
    @Override
    public ExitCode play(List<String> args, Environment world) {
        return Play.play(args, world);
    }

    @Override
    public BattlePlayer examples() {
        return Play.examples();
    }
}
