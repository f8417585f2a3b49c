package io.redoubt.repl;

import io.redoubt.battle.Board;
import io.redoubt.battle.Roll;
import io.redoubt.battle.Ruling;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Decimals;
import io.redoubt.rules.Escaped;

/** The state of the battle in a line. */
final class Status {
    private Status() {}

    /** {@code caen.battle · turn 3 · Germans · dice: mine · luck +0.4}. */
    static String of(Table table) {
        Board board = table.board();
        StringBuilder text = new StringBuilder(Escaped.of(table.name()));
        text.append(" · turn ").append(board.mark(Board.TURN));
        String side = board.mark(Board.SIDE);
        if (!side.isEmpty()) {
            text.append(" · ").append(Escaped.of(side));
        }
        text.append(" · dice: ").append(table.seat().mode().id());
        text.append(" · luck ").append(luck(table, side));
        return text.toString();
    }

    /** How many more dice of a side passed than were to be expected. */
    private static String luck(Table table, String side) {
        Fraction surplus = Fraction.ZERO;
        for (Ruling ruling : TableCommands.rulings(table)) {
            for (Roll roll : ruling.rolls()) {
                if (roll instanceof Roll.Judged judged
                        && ruling.call().side(judged.hand()).equals(side)) {
                    Fraction expected = judged.chance().times(Fraction.of(judged.dice()));
                    surplus = surplus.plus(Fraction.of(judged.passed())).minus(expected);
                }
            }
        }
        String number = Decimals.mean(surplus);
        return surplus.signum() > 0 ? "+" + number : number;
    }
}
