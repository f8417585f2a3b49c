package io.redoubt.cli.rulefile;

import io.redoubt.battle.Board;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.model.RuleFile.BattleExample;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays the examples of battles of a rule file, and compares the pieces with what is expected. */
final class BattleCheck {
    private final RuleFile file;
    private final BattlePlayer player;
    private final Environment world;
    private final List<CheckFinding> findings = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private int expectations;

    /**
     * Creates a check.
     *
     * @param game the game of the file, with the observer of its parts
     */
    BattleCheck(RuleFile file, RuleSet game, BattlePlayer player, Environment world) {
        this.file = file;
        this.player = player;
        GameList.Added added = new GameList.Added(game, List.of(), file.source(), Optional.empty());
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        // No variable of the user applies but the time limit, so that an example holds for every player.
        this.world = new Environment(
                Map.of(
                        DefaultGame.VARIABLE,
                        game.key(),
                        ProgressIndicator.VARIABLE,
                        ProgressIndicator.defaultLimit(world).toString()),
                InputStream.nullInputStream(),
                nowhere,
                nowhere,
                Environment.Terminal.NONE,
                () -> 0L,
                world.directory(),
                GameList.BUILT_IN.with(Map.of(game.key(), () -> added)));
    }

    void check(BattleExample example) {
        List<BattleExample.Command> commands = new ArrayList<>();
        for (BattleExample.Line line : example.lines()) {
            if (line instanceof BattleExample.Command command) {
                commands.add(command);
            }
        }
        BattlePlayer.Played played =
                player.play(commands.stream().map(BattleExample.Command::text).toList(), world);
        shown.add("battle " + example.title());
        int done = 0;
        for (BattleExample.Line line : example.lines()) {
            if (line instanceof BattleExample.Expected expected) {
                expectations += expected.values().size();
                compare(expected, done == 0 ? Board.EMPTY : played.boards().get(done - 1));
            } else if (done < played.boards().size()) {
                done++;
            } else {
                findings.add(new CheckFinding(line.line(), played.fault()));
                expectations += left(example, line.line());
                return;
            }
        }
        if (done > 0) {
            played.boards().get(done - 1).pieces().forEach(this::show);
        }
    }

    /** Returns the number of expectations after a command that failed. */
    private static int left(BattleExample example, int line) {
        int left = 0;
        for (BattleExample.Line each : example.lines()) {
            if (each instanceof BattleExample.Expected expected && each.line() > line) {
                left += expected.values().size();
            }
        }
        return left;
    }

    private void compare(BattleExample.Expected expected, Board board) {
        Optional<Piece> piece = board.piece(expected.piece());
        if (piece.isEmpty()) {
            findings.add(new CheckFinding(expected.line(), board.unknown(expected.piece())));
            return;
        }
        for (BattleExample.ExpectedValue value : expected.values()) {
            Kind.KindValue declared = kind(piece.get()).values().get(value.key());
            String found = declared == null ? "" : text(declared, piece.get());
            String wanted =
                    declared == null ? value.text() : text(declared, piece.get().with(value.key(), value.text()));
            if (!found.equals(wanted)) {
                String is = found.isEmpty()
                        ? "no " + value.key()
                        : new BattleExample.ExpectedValue(value.key(), found).written();
                findings.add(new CheckFinding(
                        expected.line(), "expected " + expected.piece() + ' ' + value.written() + ", found " + is));
            }
        }
    }

    private Kind kind(Piece piece) {
        return Optional.ofNullable(file.kinds().get(piece.kind())).orElseThrow();
    }

    /** Returns the value of a piece as it is stored, or the default; empty if there is neither. */
    private static String text(Kind.KindValue declared, Piece piece) {
        return declared.field().shown(piece);
    }

    /** Shows a piece in the form of an expectation. */
    private void show(Piece piece) {
        List<String> values = new ArrayList<>();
        kind(piece).values().forEach((key, declared) -> {
            if (piece.has(key)) {
                values.add(new BattleExample.ExpectedValue(key, text(declared, piece)).written());
            }
        });
        if (!values.isEmpty()) {
            shown.add("  expect " + piece.name() + ' ' + String.join(", ", values));
        }
    }

    List<CheckFinding> findings() {
        return List.copyOf(findings);
    }

    /** Returns every battle with its pieces at the end, as the file writes them. */
    List<String> shown() {
        return List.copyOf(shown);
    }

    /** Returns the number of expected values. */
    int expectations() {
        return expectations;
    }
}
