package io.redoubt.battle;

import io.redoubt.rules.piece.Change;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * One line of the journal.
 *
 * @param number from 1, without gaps
 * @param act the kind of line
 * @param words the command as it was typed
 * @param of the number of the entry that is undone or redone; 0 for others
 * @param rules the version of the rules that gave it; 1 if the journal names none
 * @param rulings the rulings, in order
 * @param changes the further changes
 * @param ruleText the rule file that the battle is founded with; empty for a built-in game and for other lines
 */
public record JournalEntry(
        int number,
        Act act,
        String words,
        int of,
        int rules,
        List<Ruling> rulings,
        List<Change> changes,
        Optional<RuleText> ruleText) {
    /** The current version of the rules, increased whenever an old ruling would be given differently. */
    public static final int RULES = 8;

    /** The kind of a line. */
    public enum Act {
        FOUND,
        DO,
        UNDO,
        REDO,
        REVEAL;

        /** Returns the name used in the journal. */
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

    /** Creates an entry of the current rules. */
    public JournalEntry(int number, Act act, String words, int of, List<Ruling> rulings, List<Change> changes) {
        this(number, act, words, of, RULES, rulings, changes, Optional.empty());
    }

    /**
     * Creates the first entry of a battle.
     *
     * @param rules the rule file of the game; empty for a built-in game
     */
    static JournalEntry founding(String game, Optional<RuleText> rules, MasterSeed secret) {
        List<Change> changes = List.of(
                new Change("", Board.GAME, game),
                new Change("", Board.TURN, "1"),
                new Change("", Board.COMMITMENT, secret.commitment()));
        return new JournalEntry(1, Act.FOUND, "", 0, RULES, List.of(), changes, rules);
    }

    /** Returns the board after this entry: first the effects of the rulings, then the other changes. */
    public Board applied(Board board) {
        return eachRuling(board, (ruling, before) -> {}).with(changes);
    }

    /** Passes the rulings to a visitor, each with the board on which it was made; returns the board after the last. */
    Board eachRuling(Board board, BiConsumer<Ruling, Board> visitor) {
        Board next = board;
        for (Ruling ruling : rulings) {
            visitor.accept(ruling, next);
            next = next.with(counted(ruling, next)).with(ruling.effects());
        }
        return next;
    }

    /** Advances the number of seeds for a ruling that takes the program's dice. */
    private static List<Change> counted(Ruling ruling, Board board) {
        List<Change> changes = new ArrayList<>();
        if (ruling.thrown().isRolled()) {
            changes.add(new Change("", Board.THROWS, Integer.toString(board.rolled() + 1)));
        }
        return changes;
    }

    /**
     * The text of the rule file by which a battle is played; the battle keeps it, so that it needs no file later.
     *
     * @param text the whole file
     */
    public record RuleText(String text) {
        /** Returns the SHA-256 of the file, as 64 hexadecimal digits. */
        public String hash() {
            return HashChain.hex(HashChain.digest(text.getBytes(StandardCharsets.UTF_8)));
        }
    }
}
