package io.redoubt.battle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The fold of the journal: the current board, and the entries that can be undone or redone.
 *
 * <p>Only the last boards are kept. To undo more than those, the history is replayed from the beginning.
 */
final class History {
    /** Number of boards kept for undo before the journal must be replayed. */
    static final int BOARDS = 64;

    private final IntFunction<JournalEntry> entries;
    private final List<Integer> done = new ArrayList<>();
    private final List<Integer> undone = new ArrayList<>();

    /** The board before each of the last entries done, the latest last. */
    private final Deque<Board> before = new ArrayDeque<>();

    private Board founded = Board.EMPTY;
    private Board board = Board.EMPTY;
    private Optional<JournalEntry> revealed = Optional.empty();

    /**
     * Creates an empty history.
     *
     * @param entries finds an entry added before by its number
     */
    History(IntFunction<JournalEntry> entries) {
        this.entries = entries;
    }

    /** Receives the entries of a journal. */
    interface EntryVisitor {
        /**
         * Receives an entry.
         *
         * @param before the board on which it was made
         * @param after the board that it leaves
         */
        void visit(JournalEntry entry, Board before, Board after);
    }

    /**
     * Passes all entries of a journal to a visitor, in order.
     *
     * @throws BattleFileException if an entry does not follow from those before
     */
    static void walk(List<JournalEntry> entries, EntryVisitor visitor) {
        History history = new History(number -> entries.get(number - 1));
        for (JournalEntry entry : entries) {
            Board before = history.board();
            history.add(entry);
            visitor.visit(entry, before, history.board());
        }
    }

    /**
     * Returns an independent history that continues from here.
     *
     * @param from finds an entry of either history by its number
     */
    History fork(IntFunction<JournalEntry> from) {
        History fork = new History(from);
        fork.done.addAll(done);
        fork.undone.addAll(undone);
        fork.before.addAll(before);
        fork.founded = founded;
        fork.board = board;
        fork.revealed = revealed;
        return fork;
    }

    Board board() {
        return board;
    }

    /** Returns the entry that undo would undo. */
    Optional<JournalEntry> last() {
        return top(done).map(entries::apply);
    }

    /** Returns the entry that redo would redo. */
    Optional<JournalEntry> next() {
        return top(undone).map(entries::apply);
    }

    /** Returns the numbers of all active entries, in order: done and not undone. */
    List<Integer> standing() {
        return List.copyOf(done);
    }

    /**
     * Adds an entry.
     *
     * @throws BattleFileException if the entry does not follow from those before
     */
    void add(JournalEntry entry) {
        must(
                (entry.act() == JournalEntry.Act.FOUND) == board.equals(Board.EMPTY),
                "only the first entry founds the battle");
        switch (entry.act()) {
            case FOUND -> {
                board = entry.applied(board);
                founded = board;
            }
            case REVEAL -> {
                revealed = Optional.of(entry);
                board = entry.applied(board);
            }
            case DO -> {
                go(entry);
                undone.clear();
            }
            case UNDO -> {
                undone.add(taken(entry, done));
                if (before.isEmpty()) {
                    playAgain();
                } else {
                    board = before.removeLast();
                }
                board = asRevealed(board);
            }
            case REDO -> {
                go(entries.apply(taken(entry, undone)));
                board = asRevealed(board);
            }
        }
        must(!board.mark(Board.TURN).isEmpty(), "it leaves no turn to play");
    }

    private void go(JournalEntry entry) {
        Board after = entry.applied(board);
        done.add(entry.number());
        before.addLast(board);
        if (before.size() > BOARDS) {
            before.removeFirst();
        }
        board = after;
    }

    private void playAgain() {
        List<Integer> standing = new ArrayList<>(done);
        done.clear();
        board = founded;
        for (int number : standing) {
            go(entries.apply(number));
        }
    }

    /** Keeps the secret revealed when an entry is undone or redone after the end: verify needs it. */
    private Board asRevealed(Board moved) {
        return revealed.isPresent() ? revealed.get().applied(moved) : moved;
    }

    private static int taken(JournalEntry entry, List<Integer> from) {
        must(
                top(from).filter(number -> number == entry.of()).isPresent(),
                "it cannot " + entry.act().id() + " entry " + entry.of() + ", which was not next");
        return from.remove(from.size() - 1);
    }

    private static Optional<Integer> top(List<Integer> numbers) {
        return numbers.isEmpty() ? Optional.empty() : Optional.of(numbers.get(numbers.size() - 1));
    }

    private static void must(boolean holds, String otherwise) {
        if (!holds) {
            throw new BattleFileException(otherwise);
        }
    }
}
