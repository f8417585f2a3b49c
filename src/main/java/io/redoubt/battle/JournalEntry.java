package io.redoubt.battle;

import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One line of the journal.
 *
 * @param number from 1, without gaps
 * @param act what kind of line it is
 * @param words the command as it was typed
 * @param of the entry that is taken back or done again; 0 for others
 * @param rules the version of the rules it was given by; 1 where the journal says none
 * @param rulings what was ruled, in order
 * @param changes what changed besides
 */
public record JournalEntry(
        int number, Act act, String words, int of, int rules, List<Ruling> rulings, List<Change> changes) {
    /** The version of the rules that gives rulings now: one more whenever an old ruling would be given otherwise. */
    public static final int RULES = 8;

    /** What kind of line it is. */
    public enum Act {
        FOUND,
        DO,
        UNDO,
        REDO,
        REVEAL;

        /** The name in the journal. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Optional<Act> of(String id) {
            for (Act act : values()) {
                if (act.id().equals(id)) {
                    return Optional.of(act);
                }
            }
            return Optional.empty();
        }
    }

    public JournalEntry {
        rulings = List.copyOf(rulings);
        changes = List.copyOf(changes);
    }

    /** An entry of these rules. */
    public JournalEntry(int number, Act act, String words, int of, List<Ruling> rulings, List<Change> changes) {
        this(number, act, words, of, RULES, rulings, changes);
    }

    /** The first entry of every battle. */
    static JournalEntry founding(String game, Secret secret) {
        List<Change> changes = List.of(
                new Change("", Board.GAME, game),
                new Change("", Board.TURN, "1"),
                new Change("", Board.COMMITMENT, secret.commitment()));
        return new JournalEntry(1, Act.FOUND, "", 0, List.of(), changes);
    }

    /** The board after this entry alone: what the rulings did, then the rest. */
    public Board applied(Board board) {
        Board next = board;
        for (Ruling ruling : rulings) {
            next = next.with(counted(ruling, next)).with(ruling.effects());
        }
        return next.with(changes);
    }

    /** Every ruling that takes the program's dice uses up a seed. */
    private static List<Change> counted(Ruling ruling, Board board) {
        List<Change> changes = new ArrayList<>();
        if (ruling.thrown().isRolled()) {
            changes.add(new Change("", Board.THROWS, Integer.toString(board.rolled() + 1)));
        }
        return changes;
    }
}
