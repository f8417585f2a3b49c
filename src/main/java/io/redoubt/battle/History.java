package io.redoubt.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The fold of the journal: how things stand, and what can be taken back or done again. */
final class History {
    private record Step(JournalEntry entry, Board before, Board after) {}

    private final List<Step> done = new ArrayList<>();
    private final List<Step> undone = new ArrayList<>();
    private Board board = Board.EMPTY;
    private Optional<JournalEntry> revealed = Optional.empty();

    Board board() {
        return board;
    }

    /** The entry that undo would take back. */
    Optional<JournalEntry> last() {
        return top(done);
    }

    /** The entry that redo would do again. */
    Optional<JournalEntry> next() {
        return top(undone);
    }

    /** Every entry that stands, in order: done and not taken back. */
    List<JournalEntry> standing() {
        List<JournalEntry> standing = new ArrayList<>(done.size());
        for (Step step : done) {
            standing.add(step.entry());
        }
        return standing;
    }

    /**
     * Goes on by one entry.
     *
     * @throws BattleFault if the entry does not fit what was before
     */
    void add(JournalEntry entry) {
        switch (entry.act()) {
            case FOUND -> board = entry.applied(board);
            case REVEAL -> {
                revealed = Optional.of(entry);
                board = entry.applied(board);
            }
            case DO -> {
                Board after = entry.applied(board);
                done.add(new Step(entry, board, after));
                undone.clear();
                board = after;
            }
            case UNDO -> board = asRevealed(move(entry, done, undone).before());
            case REDO -> board = asRevealed(move(entry, undone, done).after());
        }
    }

    /** What is taken back or done again after the end does not hide the secret again: verify needs it. */
    private Board asRevealed(Board moved) {
        return revealed.isPresent() ? revealed.get().applied(moved) : moved;
    }

    private static Step move(JournalEntry entry, List<Step> from, List<Step> to) {
        Optional<JournalEntry> top = top(from);
        if (top.isEmpty() || top.get().number() != entry.of()) {
            throw new BattleFault("it cannot " + entry.act().id() + " entry " + entry.of() + ", which was not next");
        }
        Step step = from.remove(from.size() - 1);
        to.add(step);
        return step;
    }

    private static Optional<JournalEntry> top(List<Step> steps) {
        return steps.isEmpty()
                ? Optional.empty()
                : Optional.of(steps.get(steps.size() - 1).entry());
    }
}
