package io.redoubt.battle;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A battle: its current board, and the journal to which every entry is written before players see it. */
public final class Battle implements AutoCloseable {
    private Optional<Journal> journal;
    private final boolean readOnly;
    private final EntryList entries = new EntryList();
    private History history = new History(number -> entries.get(number - 1));
    private final List<String> notices = new ArrayList<>();
    private BattleSecret secret;
    private String hash = "";
    private Optional<JournalEntry.RuleText> rules = Optional.empty();

    private Battle(BattleSecret secret, Optional<Journal> journal, boolean readOnly) {
        this.secret = secret;
        this.journal = journal;
        this.readOnly = readOnly;
    }

    private static Battle at(Path path, Journal journal) {
        return new Battle(BattleSecret.beside(path), Optional.of(journal), false);
    }

    /** Creates a battle of a built-in game in memory, which ends with the session. */
    public static Battle inMemory(String game, MasterSeed secret) {
        return inMemory(game, Optional.empty(), secret);
    }

    /**
     * Creates a battle in memory, which ends with the session.
     *
     * @param rules the rule file of the game; empty for a built-in game
     */
    public static Battle inMemory(String game, Optional<JournalEntry.RuleText> rules, MasterSeed secret) {
        Battle battle = new Battle(BattleSecret.inMemory(secret), Optional.empty(), false);
        battle.take(JournalEntry.founding(game, rules, secret));
        return battle;
    }

    /** Creates a battle of a built-in game in a new file. */
    public static Battle create(Path path, String game, MasterSeed secret) {
        return create(path, game, Optional.empty(), secret);
    }

    /**
     * Creates a battle in a new file.
     *
     * @param game the key of the rules
     * @param rules the rule file of the game; empty for a built-in game
     * @param secret the source of its seeds; kept beside the file until it is revealed
     * @throws BattleFileException if the file cannot be made
     */
    public static Battle create(Path path, String game, Optional<JournalEntry.RuleText> rules, MasterSeed secret) {
        JournalEntry founding = JournalEntry.founding(game, rules, secret);
        Battle battle = at(path, Founding.of(path, founding, secret));
        battle.take(founding);
        return battle;
    }

    /**
     * Opens a battle to continue it.
     *
     * @throws BattleFileException if it cannot be read, was changed, or is in use
     */
    public static Battle open(Path path) {
        return of(path, Journal.open(path));
    }

    /**
     * Opens a battle for one ruling; waits while other processes do the same.
     *
     * @throws BattleFileException if it cannot be read, was changed, or stays in use
     */
    public static Battle openInTurn(Path path) {
        return of(path, Journal.openInTurn(path));
    }

    private static Battle of(Path path, Journal journal) {
        try {
            Battle battle = at(path, journal);
            JournalReader lines = journal.lines(battle.folding(path));
            battle.hash = lines.hash();
            journal.mend(lines).ifPresent(battle.notices::add);
            return battle;
        } catch (RuntimeException e) {
            journal.close();
            throw e;
        }
    }

    /**
     * Reads a battle for queries; other processes may continue it meanwhile.
     *
     * @throws BattleFileException if it cannot be read, or was changed
     */
    public static Battle read(Path path) {
        Battle battle = new Battle(BattleSecret.beside(path), Optional.empty(), true);
        JournalReader lines = Journal.read(path, battle.folding(path));
        battle.hash = lines.hash();
        if (lines.torn() > 0) {
            battle.notices.add("the last line is incomplete after " + lines.torn()
                    + " bytes; it was never acknowledged, and the next session moves it aside");
        }
        return battle;
    }

    /** Returns the consumer of the lines of the file as they are read. */
    private JournalReader.Each folding(Path path) {
        return (entry, line) -> {
            try {
                history.add(entry);
            } catch (BattleFileException e) {
                throw new BattleFileException(
                        PrintableText.of(path.toString()) + ", entry " + entry.number() + ": " + e.getMessage());
            }
            found(entry);
            entries.addLine(line);
        };
    }

    /**
     * Returns the hash of the last line. A player who keeps it can prove later that nothing before it was changed or
     * removed.
     */
    public String hash() {
        return journal.map(Journal::hash).orElse(hash);
    }

    /** Returns the rule file that the battle was founded with; empty if it is played by a built-in game. */
    public Optional<JournalEntry.RuleText> rules() {
        return rules;
    }

    /** Returns the current board. */
    public Board board() {
        return history.board();
    }

    /** Returns all entries of the journal. */
    public List<JournalEntry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** Returns the active entries: those that were done and not undone. */
    public List<JournalEntry> activeEntries() {
        return entries.at(history.standing());
    }

    /**
     * Returns the rulings of the active entries, in order. They are read from the journal one by one and not cached.
     */
    public Iterable<Ruling> rulings() {
        return () -> activeEntries().stream()
                .flatMap(entry -> entry.rulings().stream())
                .iterator();
    }

    /** Receives rulings of the journal. */
    public interface RulingVisitor {
        /**
         * Receives a ruling.
         *
         * @param entry the entry that it belongs to
         * @param before the board on which it was made
         */
        void visit(JournalEntry entry, Ruling ruling, Board before);
    }

    /**
     * Passes the rulings of some entries to a visitor, in order.
     *
     * @param numbers the numbers of the entries
     */
    public void replay(Set<Integer> numbers, RulingVisitor visitor) {
        History.walk(entries, (entry, before, after) -> {
            if (numbers.contains(entry.number())) {
                entry.eachRuling(before, (ruling, board) -> visitor.visit(entry, ruling, board));
            }
        });
    }

    /** Returns messages for the players about what happened while the battle was opened. */
    public List<String> notices() {
        return List.copyOf(notices);
    }

    /** Returns the secret of the seeds: from the journal once it is revealed, otherwise from the file beside it. */
    public Optional<MasterSeed> secret() {
        return secret.at(board());
    }

    /** Returns whether the secret is hidden from the user, because the battle belongs to another account. */
    public boolean isSecretHidden() {
        return !isOver() && secret.isHidden();
    }

    /**
     * Makes sure that the file still exists. If it was deleted or replaced, all entries are written to a new file
     * beside it, and the battle continues there.
     *
     * @return a message for the players; empty if nothing was wrong
     * @throws BattleFileException if the new file cannot be written either
     */
    public Optional<String> stay() {
        if (journal.isEmpty() || journal.get().isThere()) {
            return Optional.empty();
        }
        Optional<MasterSeed> kept = isOver() ? Optional.empty() : secret();
        Journal lost = journal.get();
        Journal copy = lost.rescued();
        lost.close();
        journal = Optional.of(copy);
        secret = BattleSecret.beside(copy.path());
        kept.ifPresent(secret::write);
        return Optional.of(PrintableText.of(lost.path().toString())
                + " was deleted, moved or replaced during play; all "
                + entries.size() + " entries are in "
                + PrintableText.of(copy.path().toString())
                + " now, and it goes on there");
    }

    /** Returns the place of the secret, for messages. */
    public String secretPlace() {
        return secret.place();
    }

    public boolean isOver() {
        return !board().mark(Board.OVER).isEmpty();
    }

    /**
     * Writes an entry; when this returns, it is on the disk.
     *
     * @param words the command as it was typed
     * @throws BattleFileException if it cannot be written; then nothing has changed
     */
    public JournalEntry record(String words, List<Ruling> rulings, List<Change> changes) {
        return append(JournalEntry.Act.DO, words, 0, rulings, changes);
    }

    /** Undoes the last entry that was done; returns empty if there is none. */
    public Optional<JournalEntry> undo() {
        Optional<JournalEntry> last = history.last();
        last.ifPresent(entry -> append(JournalEntry.Act.UNDO, "undo", entry.number(), List.of(), List.of()));
        return last;
    }

    /** Redoes the last entry that was undone; returns empty if there is none. */
    public Optional<JournalEntry> redo() {
        Optional<JournalEntry> next = history.next();
        next.ifPresent(entry -> append(JournalEntry.Act.REDO, "redo", entry.number(), List.of(), List.of()));
        return next;
    }

    /** Returns a copy of the battle that continues in memory only, to try something that may be discarded. */
    public Battle fork() {
        Battle fork = new Battle(secret, Optional.empty(), false);
        fork.entries.addKept(entries);
        fork.rules = rules;
        fork.history = history.fork(number -> fork.entries.get(number - 1));
        return fork;
    }

    /**
     * Adopts the entries of a fork of this battle; when this returns, all of them are on the disk.
     *
     * @throws BattleFileException if it cannot be written; then nothing has changed
     */
    public void join(Battle fork) {
        List<JournalEntry> done = List.copyOf(fork.entries.subList(entries.size(), fork.entries.size()));
        if (!done.isEmpty()) {
            journal.ifPresent(file -> file.append(done));
            done.forEach(this::take);
        }
    }

    /** Ends the battle: writes the secret into the journal, so that every player can check the dice. */
    public void reveal(MasterSeed revealed) {
        Change over = new Change("", Board.OVER, revealed.toString());
        append(JournalEntry.Act.REVEAL, "end", 0, List.of(), List.of(over));
        secret.delete();
    }

    private JournalEntry append(
            JournalEntry.Act act, String words, int of, List<Ruling> rulings, List<Change> changes) {
        JournalEntry entry = new JournalEntry(entries.size() + 1, act, words, of, rulings, changes);
        if (act != JournalEntry.Act.UNDO && act != JournalEntry.Act.REDO) {
            entry.applied(board()); // An entry that cannot be applied must not be written.
        }
        if (readOnly) {
            throw new IllegalStateException("a battle that was only read");
        }
        journal.ifPresent(file -> file.append(List.of(entry)));
        take(entry);
        return entry;
    }

    private void take(JournalEntry entry) {
        history.add(entry);
        found(entry);
        entries.add(entry);
    }

    private void found(JournalEntry entry) {
        if (entry.act() == JournalEntry.Act.FOUND) {
            rules = entry.ruleText();
        }
    }

    @Override
    public void close() {
        journal.ifPresent(Journal::close);
    }
}
