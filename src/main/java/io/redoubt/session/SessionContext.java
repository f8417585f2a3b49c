package io.redoubt.session;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.Cli;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.review.BattleView;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The context of every command of a session: the battle, the environment, and the default game. */
final class SessionContext {
    private final Environment founder;
    private final Environment world;
    private final BattleSeat seat;
    private final String name;
    private final Supplier<Optional<WindowSize>> size;
    private Optional<PrintWriter> page = Optional.empty();
    private String game;

    /**
     * Creates the context of a battle.
     *
     * @param founder the environment with the user's readings; queries at the battle use one without
     * @param name the display name of the battle
     * @param size the current size of the terminal, if there is one
     */
    SessionContext(Environment founder, BattleSeat seat, String name, Supplier<Optional<WindowSize>> size) {
        this.size = size;
        this.founder = founder;
        this.world = HouseReadings.unsettled(founder);
        this.seat = seat;
        this.name = name;
        this.game = seat.battle().board().mark(Board.GAME);
    }

    /** Returns the environment, with the game of verbs without one. */
    Environment world() {
        return wide(world.with(DefaultGame.VARIABLE, game));
    }

    /** Returns the environment with the user's readings, independent of the battle. */
    Environment founder() {
        return wide(founder);
    }

    /**
     * Runs a command of the shell in this battle.
     *
     * @param words the command, split into words
     * @param typed the command as it was typed
     */
    ExitCode command(List<String> words, String typed) {
        return Cli.command(words, typed, world(), Optional.of(seat), new ExamplePlayer());
    }

    /** Returns the games that commands know. */
    GameList games() {
        return world.games();
    }

    private Environment wide(Environment any) {
        Environment sized = size.get().map(window -> window.in(any)).orElse(any);
        return page.map(sized::printing).orElse(sized);
    }

    /** Runs a command that prints to a page instead of standard output. */
    ExitCode printing(PrintWriter to, Supplier<ExitCode> command) {
        page = Optional.of(to);
        try {
            return command.get();
        } finally {
            page = Optional.empty();
        }
    }

    BattleSeat seat() {
        return seat;
    }

    Battle battle() {
        return seat.battle();
    }

    Board board() {
        return battle().board();
    }

    /** Returns the battle as the commands that only read it see it. */
    BattleView view() {
        return new BattleView(world(), battle(), name);
    }

    String name() {
        return name;
    }

    /** Returns the key of the game of verbs without one. */
    String game() {
        return game;
    }

    void use(String other) {
        game = other;
    }

    /**
     * Returns the user's readings of a game for which the battle has none yet. A battle that becomes one of this game
     * takes them over, so that they apply to every player who continues it.
     */
    Map<String, String> taken(String ofGame) {
        Map<String, String> taken = new LinkedHashMap<>(HouseReadings.of(founder));
        taken.keySet().removeIf(key -> !key.startsWith(ofGame + '.'));
        taken.keySet().removeAll(board().readings().keySet());
        return taken;
    }

    /** Reports a reading that was taken over. */
    void tellTaken(String key, String value) {
        world().tell("your usual reading: " + key + '=' + value);
    }

    /** Returns the rule set of the battle. */
    RuleSet rules() {
        return view().rules();
    }

    List<PieceKind> kinds() {
        return rules().battleRules().kinds();
    }

    /**
     * Returns a piece by its name.
     *
     * @throws BadInputException if there is none
     */
    Piece piece(String named) {
        return board().find(named)
                .orElseThrow(() -> new BadInputException(board().unknown(named) + " (list shows all)"));
    }

    /** Returns the kind of a piece. */
    PieceKind kind(Piece piece) {
        return PieceKind.of(piece.kind(), kinds()).orElseGet(() -> new PieceKind(piece.kind(), "", List.of()));
    }

    /** Records the changes of a command. */
    void record(String typed, List<Change> changes) {
        battle().record(typed, List.of(), changes);
    }

    /**
     * Prints a line, wrapped with an indent for all but the first line. It is escaped, because journals may come from
     * opponents and contain control characters.
     */
    void say(String text) {
        view().say(text);
    }

    /**
     * Prints a line, wrapped and escaped.
     *
     * @param indent the indent in columns of all but the first line
     */
    void say(String text, int indent) {
        view().say(text, indent);
    }

    /** Prints a line without wrapping, escaped. */
    void print(String line) {
        view().print(line);
    }
}
