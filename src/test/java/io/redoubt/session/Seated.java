package io.redoubt.session;

import io.redoubt.battle.Battle;
import io.redoubt.battle.JournalVerifier;
import io.redoubt.battle.MasterSeed;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Shell;
import io.redoubt.cli.command.JournalCommands;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.RulingCancelledException;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.odds.Patience;
import java.io.BufferedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;

/** A session with a player who types lines at its prompts; everything on the screen is one text. */
final class Seated implements Console {
    private final Deque<String> lines;
    private final PrintWriter screen;

    private Seated(Deque<String> lines, PrintWriter screen) {
        this.lines = lines;
        this.screen = screen;
    }

    /** Plays a battle of a game whose journal must verify, and returns the screen. */
    static String play(String game, String... lines) {
        StringWriter screen = new StringWriter();
        // Messages and answers are buffered, as those of a process are.
        Environment world = Shell.plain()
                .at(new Environment.Terminal(true, true, true))
                .world(new BufferedWriter(screen), new BufferedWriter(screen));
        try (Battle battle = Battle.inMemory(game, MasterSeed.fresh(() -> 1));
                Seated console = new Seated(new ArrayDeque<>(Arrays.asList(lines)), new PrintWriter(screen))) {
            BattleSeat seat = new BattleSeat(battle, Optional.of(console));
            new Session(new SessionContext(world, seat, "unnamed", Optional::empty), console).run();
            JournalVerifier.of(battle, Catalog::game, new JournalCommands(world), Patience.USUAL);
        }
        return screen.toString();
    }

    @Override
    public Optional<String> command(String prompt, String status) {
        return answer(prompt);
    }

    @Override
    public Optional<String> answer(String question) {
        if (question.isEmpty()) {
            throw new RulingCancelledException();
        }
        Optional<String> line = Optional.ofNullable(lines.poll());
        screen.println(question + line.orElse(""));
        screen.flush();
        return line;
    }

    @Override
    public void tell(String line) {
        screen.println(line);
        screen.flush();
    }

    @Override
    public void reject(String why) {
        tell("  " + why);
    }

    @Override
    public Optional<WindowSize> size() {
        return Optional.empty();
    }

    @Override
    public boolean isThere() {
        return true;
    }

    @Override
    public boolean isInteractive() {
        return true;
    }

    @Override
    public void close() {
        screen.flush();
    }
}
