package io.redoubt.battle;

import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.List;

/** Limits on the content of a journal entry that follow from its kind, in every version of the rules. */
final class EntryLimits {
    /** Keys of the seeds: set when a battle is founded or ended, and advanced by rulings. */
    private static final List<String> OF_DICE = List.of(Board.COMMITMENT, Board.THROWS, Board.OVER);

    private EntryLimits() {}

    /**
     * Checks an entry.
     *
     * @param board the table before it
     * @throws MismatchException if it contains something that its kind of entry cannot
     */
    static void check(JournalEntry entry, Board board) {
        MismatchException.unless(
                entry.act() == JournalEntry.Act.FOUND || entry.ruleText().isEmpty(),
                "only the founding of a battle holds its rule file");
        switch (entry.act()) {
            case FOUND -> founding(entry);
            case REVEAL -> {
                List<Change> revealed = List.of(new Change("", Board.OVER, revealed(entry)));
                MismatchException.unless(
                        entry.rulings().isEmpty()
                                && entry.changes().equals(revealed)
                                && board.mark(Board.OVER).isEmpty(),
                        "the end of a battle reveals its secret, once, and changes nothing else");
            }
            case UNDO, REDO ->
                MismatchException.unless(
                        entry.rulings().isEmpty() && entry.changes().isEmpty(),
                        "an undo or redo refers to another entry, and changes nothing else");
            case DO -> done(entry);
        }
    }

    private static void founding(JournalEntry entry) {
        List<String> keys = new ArrayList<>();
        entry.changes().forEach(change -> keys.add(change.piece() + change.key()));
        boolean first = entry.changes().contains(new Change("", Board.TURN, "1"));
        MismatchException.unless(
                entry.rulings().isEmpty() && first && keys.equals(List.of(Board.GAME, Board.TURN, Board.COMMITMENT)),
                "a battle is founded by its game, its first turn and its commitment, and nothing else");
    }

    private static String revealed(JournalEntry entry) {
        return entry.changes().isEmpty() ? "" : entry.changes().get(0).value();
    }

    private static void done(JournalEntry entry) {
        for (Change change : entry.changes()) {
            MismatchException.unless(
                    !change.piece().isEmpty() || !OF_DICE.contains(change.key()),
                    "no command changes the " + change.key() + " of the battle");
        }
        for (Ruling ruling : entry.rulings()) {
            for (Change effect : ruling.effects()) {
                MismatchException.unless(
                        !effect.piece().isEmpty(), "no ruling changes the " + effect.key() + " of the battle");
            }
        }
    }
}
