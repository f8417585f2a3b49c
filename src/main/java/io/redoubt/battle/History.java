package io.redoubt.battle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The fold of the journal: how things stand, and what can be taken back or done again.
 *
 * <p>Only the last boards are kept. Who takes back more than those has them played again from the beginning.
 */
final class History {
    /** Boards to take back to before the journal is played again. */
    static final int BOARDS = 64;

    private final IntFunction<JournalEntry> entries;
    private final List<Integer> done = new ArrayList<>();
    private final List<Integer> undone = new ArrayList<>();

    /** The board before each of the last entries that are done, the latest last. */
    private final Deque<Board> before = new ArrayDeque<>();

    private Board founded = Board.EMPTY;
    private Board board = Board.EMPTY;
    private Optional<JournalEntry> revealed = Optional.empty();

    /**
     * A history without any entry.
     *
     * @param entries finds an entry that was added before by its number
     */
    History(IntFunction<JournalEntry> entries) {
        this.entries = entries;
    }

    /**
     * A history that goes on from here, apart from this one.
     *
     * @param from finds an entry of either by its number
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

    /** The entry that undo would take back. */
    Optional<JournalEntry> last() {
        return top(done).map(entries::apply);
    }

    /** The entry that redo would do again. */
    Optional<JournalEntry> next() {
        return top(undone).map(entries::apply);
    }

    /** The numbers of all entries that stand, in order: done and not taken back. */
    List<Integer> standing() {
        return List.copyOf(done);
    }

    /**
     * Goes on by one entry.
     *
     * @throws BattleFault if the entry does not fit what was before
     */
    void add(JournalEntry entry) {
        must(
                (entry.act() == JournalEntry.Act.FOUND) == board.equals(Board.EMPTY),
                "a battle is founded first, and once");
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
        must(!board.mark(Board.TURN).isEmpty(), "it does not leave a turn to play");
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

    /** What is taken back or done again after the end does not hide the secret again: verify needs it. */
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
            throw new BattleFault(otherwise);
        }
    }
}
