package io.redoubt.repl;

import io.redoubt.battle.Board;
import io.redoubt.battle.Roll;
import io.redoubt.battle.Ruling;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Decimals;
import io.redoubt.rules.input.Escaped;
import java.util.HashMap;
import java.util.Map;

/** The state of the battle in a line. */
final class Status {
    private Status() {}

    /** {@code caen.battle · turn 3 · Germans · dice: mine · luck +0.4}. */
    static String of(SessionContext table) {
        Board board = table.board();
        StringBuilder text = new StringBuilder(Escaped.of(table.name()));
        text.append(" · turn ").append(board.mark(Board.TURN));
        String side = board.mark(Board.SIDE);
        if (!side.isEmpty()) {
            text.append(" · ").append(Escaped.of(side));
        }
        String phase = board.mark(Board.PHASE);
        if (!phase.isEmpty()) {
            text.append(" · ").append(Escaped.of(phase)).append(" phase");
        }
        text.append(" · dice: ").append(table.seat().mode().id());
        text.append(" · luck ").append(luck(table, side));
        return text.toString();
    }

    /** How many more dice of a side passed than were to be expected. Dice of equal chance are counted together first. */
    private static String luck(SessionContext table, String side) {
        Map<Fraction, Integer> dice = new HashMap<>();
        int passed = 0;
        for (Ruling ruling : TableCommands.rulings(table)) {
            for (Roll roll : ruling.rolls()) {
                if (roll instanceof Roll.Judged judged
                        && ruling.call().side(judged.hand()).equals(side)) {
                    dice.merge(judged.chance(), judged.dice(), Integer::sum);
                    passed += judged.passed();
                }
            }
        }
        Fraction surplus = Fraction.of(passed);
        for (Map.Entry<Fraction, Integer> kind : dice.entrySet()) {
            surplus = surplus.minus(kind.getKey().times(Fraction.of(kind.getValue())));
        }
        String number = Decimals.mean(surplus);
        return surplus.signum() > 0 ? "+" + number : number;
    }
}
