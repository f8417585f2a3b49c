package io.redoubt.session;

import io.redoubt.battle.Board;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A table as the commands that rebuild it. The turns come before the pieces, because a turn start has no effects on an
 * empty table.
 */
record SavedTable(Board board, RuleSet rules) {
    private static final String NEXT_TURN = "next turn";
    private static final String NEXT_PHASE = "next phase";

    /** Maximum number of turns: far more than in any battle, and far fewer than the lines of a loaded file. */
    private static final int MOST_TURNS = 2_000;

    /** Returns the commands, one per line. */
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
            StringBuilder add = new StringBuilder("add " + piece.kind() + ' ' + PrintableText.quoted(piece.name()));
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
        if (!board.mark(Board.OWNER).isEmpty()) {
            commands.add("owner " + PrintableText.quoted(board.mark(Board.OWNER)));
        }
        return commands;
    }

    /** Returns a sentence on the state that these commands do not restore, if there is any. */
    Optional<String> lost() {
        String side = board.mark(Board.SIDE);
        if (turns() > MOST_TURNS) {
            return Optional.of("It does not record that it is turn " + board.mark(Board.TURN));
        }
        return board.sides().isEmpty() && !side.isEmpty()
                ? Optional.of("It does not record that it is the turn of " + PrintableText.of(side)
                        + "; use sides to name the sides")
                : Optional.empty();
    }

    /** Returns the number of turns begun after the first. */
    private long turns() {
        List<String> sides = board.sides();
        return (Long.parseLong(board.mark(Board.TURN)) - 1) * Math.max(1, sides.size())
                + Math.max(0, sides.indexOf(board.mark(Board.SIDE)));
    }

    /** Returns the commands for the sides, and for the turns and phases up to the current one. */
    private List<String> turn() {
        List<String> begin = board.sides().isEmpty() ? List.of() : List.of("sides " + ShellWords.joined(board.sides()));
        int turns = turns() > MOST_TURNS ? 0 : (int) turns();
        int phase = rules.battleRules().phases().indexOf(board.mark(Board.PHASE));
        List<String> commands = new ArrayList<>(begin);
        if (phase == 0) {
            commands.add(NEXT_PHASE); // with phases in use, a turn begins with its first phase
        }
        commands.addAll(Collections.nCopies(turns, NEXT_TURN));
        if (phase == 0 && turns == 0) {
            commands.add(NEXT_TURN);
            commands.addAll(begin);
        }
        commands.addAll(Collections.nCopies(Math.max(0, phase), NEXT_PHASE));
        return commands;
    }

    static String options(String key, String value) {
        StringBuilder options = new StringBuilder();
        for (String each : value.split(ListFormat.SEPARATOR, -1)) {
            boolean looksLikeOne = each.startsWith("-") || each.startsWith("\"");
            options.append(" --").append(key).append(looksLikeOne ? '=' : ' ').append(PrintableText.quoted(each));
        }
        return options.toString();
    }
}
