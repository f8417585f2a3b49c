package io.redoubt.repl;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.answering.BattleDesk;
import io.redoubt.cli.answering.DefaultGame;
import io.redoubt.cli.answering.HouseReadings;
import io.redoubt.cli.process.World;
import io.redoubt.report.Columns;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What every command of a session works on: the battle, the world, and the game that is meant when none is named. */
final class SessionContext {
    private final World founder;
    private final World world;
    private final BattleDesk seat;
    private final String name;
    private final Supplier<Optional<Integer>> columns;
    private String game;

    /**
     * A table with a battle on it.
     *
     * @param founder the world as its user has settled it; the battle itself is asked in a world that settles nothing
     * @param name of the battle, for people
     * @param columns how wide its terminal is, if it has one
     */
    SessionContext(World founder, BattleDesk seat, String name, Supplier<Optional<Integer>> columns) {
        this.columns = columns;
        this.founder = founder;
        this.world = HouseReadings.unsettled(founder);
        this.seat = seat;
        this.name = name;
        this.game = seat.battle().board().mark(Board.GAME);
    }

    /** The world, with the game of unqualified verbs. */
    World world() {
        return wide(world.with(DefaultGame.VARIABLE, game));
    }

    /** The world as its user has settled it, whatever is played. */
    World founder() {
        return wide(founder);
    }

    private World wide(World any) {
        return columns.get()
                .map(width -> any.with("COLUMNS", Integer.toString(width)))
                .orElse(any);
    }

    BattleDesk seat() {
        return seat;
    }

    Battle battle() {
        return seat.battle();
    }

    Board board() {
        return battle().board();
    }

    String name() {
        return name;
    }

    /** The key of the game of unqualified verbs. */
    String game() {
        return game;
    }

    void use(String other) {
        game = other;
    }

    /**
     * The disputed points of a game that the user has settled beforehand and nobody in this battle yet: a battle that
     * becomes one of this game takes them over, so that they hold for whoever plays it on.
     */
    Map<String, String> taken(String ofGame) {
        Map<String, String> taken = new LinkedHashMap<>(HouseReadings.of(founder));
        taken.keySet().removeIf(key -> !key.startsWith(ofGame + '.'));
        taken.keySet().removeAll(board().readings().keySet());
        return taken;
    }

    /** Tells of a point that was taken over. */
    void tellTaken(String key, String value) {
        world().tell("settled as you always do: " + key + '=' + value);
    }

    /** The rule set the battle is played by. */
    RuleSet rules() {
        String key = board().mark(Board.GAME);
        return Catalog.game(key)
                .orElseThrow(() -> new BadInput("this Redoubt does not know the game " + Escaped.of(key)));
    }

    List<PieceKind> kinds() {
        return rules().battleRules().kinds();
    }

    /**
     * A piece by its name.
     *
     * @throws BadInput if there is none
     */
    Piece piece(String named) {
        return board().piece(named).orElseThrow(() -> new BadInput(board().unknown(named) + " (list shows all)"));
    }

    /** The kind of a piece. */
    PieceKind kind(Piece piece) {
        return PieceKind.of(piece.kind(), kinds()).orElseGet(() -> new PieceKind(piece.kind(), "", List.of()));
    }

    /** Writes down what a command changed. */
    void record(String typed, List<Change> changes) {
        battle().record(typed, List.of(), changes);
    }

    /**
     * Prints a line, over as many lines as it takes; all but the first are indented, as the next line is not. Nothing
     * in it can steer the terminal, since journals come from opponents too.
     */
    void say(String text) {
        say(text, 2);
    }

    /**
     * Prints a line, over as many lines as it takes; nothing in it can steer the terminal.
     *
     * @param indent columns by which all but the first are indented
     */
    void say(String text, int indent) {
        for (String line : Columns.hang(Escaped.lines(text), world().columns() - 2, indent)) {
            world.out().println("  " + line);
        }
    }

    /** Prints a line in one piece; nothing in it can steer the terminal. */
    void print(String line) {
        world.out().println(Escaped.lines(line));
    }
}
