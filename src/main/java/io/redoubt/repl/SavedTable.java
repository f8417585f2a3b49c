package io.redoubt.repl;

import io.redoubt.battle.Board;
import io.redoubt.cli.line.ShellWords;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A table as the commands that lay it out again. The turn comes before the pieces: on an empty table it brings nothing
 * but itself.
 */
record SavedTable(Board board, RuleSet rules) {
    private static final String NEXT_TURN = "next turn";
    private static final String NEXT_PHASE = "next phase";

    /** Far beyond any battle, and far below what is loaded from one file. */
    private static final int MOST_TURNS = 2_000;

    /** The commands, one a line. */
    List<String> commands() {
        List<String> commands = new ArrayList<>();
        commands.add("use " + board.mark(Board.GAME));
        commands.addAll(turn());
        board.readings().forEach((key, value) -> commands.add("settle " + key + '=' + value));
        for (String key : List.of(Board.REMINDERS, Board.DICE)) {
            if (!board.mark(key).isEmpty()) {
                commands.add(
                        key.equals(Board.DICE) ? "dice " + board.mark(key) : "settle " + key + '=' + board.mark(key));
            }
        }
        for (Piece piece : board.pieces()) {
            StringBuilder add = new StringBuilder("add " + piece.kind() + ' ' + Escaped.quoted(piece.name()));
            Optional<PieceKind> kind =
                    PieceKind.of(piece.kind(), rules.battleRules().kinds());
            piece.values().forEach((key, value) -> {
                boolean flag = kind.flatMap(of -> of.field(key))
                        .filter(field -> field.kind().isFlag())
                        .isPresent();
                add.append(flag ? " --" + key : options(key, value));
            });
            commands.add(add.toString());
        }
        return commands;
    }

    /** What these commands do not bring back, in words. */
    Optional<String> lost() {
        String side = board.mark(Board.SIDE);
        if (turns() > MOST_TURNS) {
            return Optional.of("It does not say that it is turn " + board.mark(Board.TURN));
        }
        return sides().isEmpty() && !side.isEmpty()
                ? Optional.of("It does not say that it is the turn of " + Escaped.of(side) + ": sides names who plays")
                : Optional.empty();
    }

    private List<String> sides() {
        String named = board.mark(Board.SIDES);
        return named.isEmpty() ? List.of() : List.of(named.split(",", -1));
    }

    /** How many turns were begun after the very first. */
    private long turns() {
        List<String> sides = sides();
        return (Long.parseLong(board.mark(Board.TURN)) - 1) * Math.max(1, sides.size())
                + Math.max(0, sides.indexOf(board.mark(Board.SIDE)));
    }

    /** Who plays, and as many turns and phases as lead to the one that is played. */
    private List<String> turn() {
        List<String> begin = sides().isEmpty() ? List.of() : List.of("sides " + ShellWords.joined(sides()));
        int turns = turns() > MOST_TURNS ? 0 : (int) turns();
        int phase = rules.battleRules().phases().indexOf(board.mark(Board.PHASE));
        List<String> commands = new ArrayList<>(begin);
        if (phase == 0) {
            commands.add(NEXT_PHASE); // a turn begins with its first phase once phases are kept
        }
        commands.addAll(Collections.nCopies(turns, NEXT_TURN));
        if (phase == 0 && turns == 0) {
            commands.add(NEXT_TURN);
            commands.addAll(begin);
        }
        commands.addAll(Collections.nCopies(Math.max(0, phase), NEXT_PHASE));
        return commands;
    }

    private static String options(String key, String value) {
        StringBuilder options = new StringBuilder();
        for (String each : value.split(Many.SEPARATOR, -1)) {
            boolean looksLikeOne = each.startsWith("-") || each.startsWith("\"");
            options.append(" --").append(key).append(looksLikeOne ? '=' : ' ').append(Escaped.quoted(each));
        }
        return options.toString();
    }
}
