package io.redoubt.session;

import io.redoubt.battle.Board;
import io.redoubt.cli.review.LuckText;
import io.redoubt.rules.input.PrintableText;

/** The state of the battle in one line. */
final class Status {
    private final SessionContext table;
    private final RunningLuck luck = new RunningLuck();

    Status(SessionContext table) {
        this.table = table;
    }

    /** Returns the status line: {@code caen.battle · turn 3 · Germans · dice: mine · luck +0.4}. */
    String line() {
        Board board = table.board();
        StringBuilder text = new StringBuilder(PrintableText.of(table.name()));
        text.append(" · turn ").append(board.mark(Board.TURN));
        String side = board.mark(Board.SIDE);
        if (!side.isEmpty()) {
            text.append(" · ").append(PrintableText.of(side));
        }
        String phase = phase(board);
        if (!phase.isEmpty()) {
            text.append(" · ").append(phase);
        }
        text.append(" · dice: ").append(table.seat().mode().id());
        text.append(" · luck ").append(LuckText.surplus(luck.of(table.battle(), side)));
        return text.toString();
    }

    /** Returns the phase in words: {@code defensive fire phase}; empty if phases are not tracked. */
    static String phase(Board board) {
        String phase = board.mark(Board.PHASE);
        return phase.isEmpty() ? "" : PrintableText.of(phase.replace('-', ' ')) + " phase";
    }
}
