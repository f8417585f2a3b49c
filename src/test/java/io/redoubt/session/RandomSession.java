package io.redoubt.session;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.MasterSeed;
import io.redoubt.battle.Verified;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Printed;
import io.redoubt.cli.Shell;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/**
 * A session of random commands, legal, illegal and mistyped, in one game; and everything that must hold of any session:
 * no bug, a journal that verifies and reads back the same, an undo that leads to the first board and a redo that leads
 * to the last.
 */
public final class RandomSession {
    private final RuleSet game;
    private final long seed;
    private final List<String> typed = new ArrayList<>();
    private final StringWriter err = new StringWriter();

    public RandomSession(String game, long seed) {
        this.game = Catalog.game(game).orElseThrow();
        this.seed = seed;
    }

    /**
     * Plays.
     *
     * @param folder where the journal goes
     * @param commands how many
     * @return what does not hold; empty if all does
     */
    public Optional<String> play(Path folder, int commands) throws IOException {
        Path file = file(folder);
        StringWriter out = new StringWriter();
        Environment world = Shell.in(Map.of("REDOUBT_GAME", game.key()))
                .seeded(seed)
                .from(folder)
                .world(out, err);
        String saved = game.key() + "-" + seed + ".pieces";
        Board last;
        try (Battle battle = Battle.create(file, game.key(), MasterSeed.fresh(() -> seed))) {
            BattleSeat seat = new BattleSeat(battle, Optional.empty());
            SessionContext table = new SessionContext(world, seat, "random", Optional::empty);
            RandomCommands random = new RandomCommands(game, new Random(seed));
            List<Supplier<String>> lines =
                    new ArrayList<>(Collections.nCopies(commands, () -> random.next(battle.board())));
            lines.add(() -> seed % 2 == 0 ? "dice mine" : "");
            lines.add(() -> "save " + saved);
            new Session(table, new Typist(lines.iterator())).run();
            last = battle.board();
        }
        if (err.toString().contains("this is a bug")) {
            return fault("a bug: " + err.toString().substring(err.toString().indexOf("this is a bug")));
        }
        try (Battle battle = Battle.inMemory(game.key(), MasterSeed.fresh(() -> seed))) {
            SessionContext table =
                    new SessionContext(world, new BattleSeat(battle, Optional.empty()), "loaded", Optional::empty);
            new Session(
                            table,
                            new Typist(List.<Supplier<String>>of(() -> "load " + saved)
                                    .iterator()))
                    .run();
            if (!battle.board().pieces().equals(last.pieces())
                    || !kept(battle.board()).equals(kept(last))) {
                return fault("saved and loaded it is\n" + battle.board() + "but it was\n" + last + err);
            }
        }
        try (Battle battle = Battle.open(file)) {
            if (!battle.board().equals(last)) {
                return fault("read back it is\n" + battle.board() + "but it was\n" + last);
            }
            Verified.of(battle);
            int undone = 0;
            while (battle.undo().isPresent()) {
                undone++;
            }
            if (!battle.board().pieces().isEmpty()) {
                return fault("undone to the start there is still\n" + battle.board());
            }
            for (int i = 0; i < undone; i++) {
                battle.redo();
            }
            if (!battle.board().equals(last)) {
                return fault("done again it is\n" + battle.board() + "but it was\n" + last);
            }
            Verified.of(battle);
        } catch (RuntimeException e) {
            return fault(String.valueOf(e.getMessage()));
        }
        return Printed.fault(out.toString())
                .or(() -> Printed.fault(err.toString().replace("\n\t", "\n")))
                .flatMap(this::fault);
    }

    /** What a saved table brings back of what is true of all of it; whose turn it is only where sides were named. */
    private static Map<String, String> kept(Board board) {
        Map<String, String> kept = new HashMap<>(board.marks());
        kept.keySet().removeAll(List.of(Board.THROWS, Board.OVER));
        if (board.mark(Board.SIDES).isEmpty()) {
            kept.remove(Board.SIDE);
        }
        return kept;
    }

    /** The journal of this session; its secret lies beside it. */
    public Path file(Path folder) {
        return folder.resolve(game.key() + "-" + seed + ".battle");
    }

    private Optional<String> fault(String what) {
        return Optional.of(game.key() + ", seed " + seed + ": " + what + "\nafter:\n" + String.join("\n", typed));
    }

    /** A console at which these commands are typed; nobody answers questions. */
    private final class Typist implements Console {
        private final Iterator<Supplier<String>> commands;

        Typist(Iterator<Supplier<String>> commands) {
            this.commands = commands;
        }

        @Override
        public Optional<String> command(String prompt, String status) {
            if (!commands.hasNext() || err.toString().contains("this is a bug")) {
                return Optional.empty();
            }
            String next = commands.next().get();
            typed.add(next);
            return Optional.of(next);
        }

        @Override
        public Optional<WindowSize> size() {
            return Optional.empty();
        }

        @Override
        public boolean isInteractive() {
            return true;
        }

        @Override
        public void close() {
            // nothing is held
        }

        @Override
        public Optional<String> answer(String question) {
            return Optional.empty();
        }

        @Override
        public boolean isThere() {
            return false;
        }

        @Override
        public void tell(String line) {
            // nobody listens
        }

        @Override
        public void reject(String why) {
            throw new io.redoubt.rules.input.BadInputException(why);
        }
    }
}
