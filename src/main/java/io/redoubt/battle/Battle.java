package io.redoubt.battle;

import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.piece.Change;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A battle: how things stand, and the journal it is written to before anybody is told. */
public final class Battle implements AutoCloseable {
    private Optional<Journal> journal;
    private final boolean readOnly;
    private final EntryList entries = new EntryList();
    private History history = new History(number -> entries.get(number - 1));
    private final List<String> notices = new ArrayList<>();
    private Optional<SecretFile> secretFile;
    private String hash = "";
    private Optional<Secret> unkeptSecret = Optional.empty();

    private Battle(Optional<SecretFile> secretFile, Optional<Journal> journal, boolean readOnly) {
        this.secretFile = secretFile;
        this.journal = journal;
        this.readOnly = readOnly;
    }

    private static Battle at(Path path, Journal journal) {
        return new Battle(Optional.of(SecretFile.of(path)), Optional.of(journal), false);
    }

    /** A battle that is kept nowhere: it is over when the session ends. */
    public static Battle unkept(String game, Secret secret) {
        Battle battle = new Battle(Optional.empty(), Optional.empty(), false);
        battle.unkeptSecret = Optional.of(secret);
        battle.take(JournalEntry.founding(game, secret));
        return battle;
    }

    /**
     * Founds a battle in a new file.
     *
     * @param game which rules it is played by, by their key
     * @param secret what its seeds come from; kept beside the file until it is revealed
     * @throws BattleFault if the file cannot be made
     */
    public static Battle create(Path path, String game, Secret secret) {
        JournalEntry founding = JournalEntry.founding(game, secret);
        SecretFile file = SecretFile.of(path);
        InterruptedFounding.clear(path, file);
        // In this order: a process that dies in between leaves what the next founding can tell from a lost battle.
        JournalDraft draft = JournalDraft.of(path, founding);
        try {
            file.write(secret);
        } catch (BattleFault e) {
            draft.discard();
            throw e;
        }
        Battle battle;
        try {
            battle = at(path, draft.publish());
        } catch (BattleFault e) {
            file.delete();
            throw e;
        }
        battle.take(founding);
        return battle;
    }

    /**
     * Opens a battle to go on with it.
     *
     * @throws BattleFault if it cannot be read, was changed, or is in use
     */
    public static Battle open(Path path) {
        return of(path, Journal.open(path));
    }

    /**
     * Opens a battle for one ruling: others who do the same are waited for.
     *
     * @throws BattleFault if it cannot be read, was changed, or stays in use
     */
    public static Battle openInTurn(Path path) {
        return of(path, Journal.openInTurn(path));
    }

    private static Battle of(Path path, Journal journal) {
        try {
            Battle battle = at(path, journal);
            JournalLines lines = journal.lines(battle.folding(path));
            battle.hash = lines.hash();
            journal.mend(lines).ifPresent(battle.notices::add);
            return battle;
        } catch (RuntimeException e) {
            journal.close();
            throw e;
        }
    }

    /**
     * Reads a battle to ask about it; others may go on with it meanwhile.
     *
     * @throws BattleFault if it cannot be read, or was changed
     */
    public static Battle read(Path path) {
        Battle battle = new Battle(Optional.of(SecretFile.of(path)), Optional.empty(), true);
        JournalLines lines = Journal.read(path, battle.folding(path));
        battle.hash = lines.hash();
        if (lines.torn() > 0) {
            battle.notices.add("the last line is cut off after " + lines.torn()
                    + " bytes: nobody was told of it; the next session sets it aside");
        }
        return battle;
    }

    /** What is done with each line of the file as it is read. */
    private JournalLines.Each folding(Path path) {
        return (entry, line) -> {
            try {
                history.add(entry);
            } catch (BattleFault e) {
                throw new BattleFault(
                        Escaped.of(path.toString()) + ", entry " + entry.number() + ": " + e.getMessage());
            }
            entries.addLine(line);
        };
    }

    /** The hash of the last line: who notes it down can tell that nothing before it was changed or cut off since. */
    public String hash() {
        return journal.map(Journal::hash).orElse(hash);
    }

    /** How things stand. */
    public Board board() {
        return history.board();
    }

    /** The whole journal. */
    public List<JournalEntry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** Every entry that stands: done and not taken back. */
    public List<JournalEntry> standing() {
        return entries.at(history.standing());
    }

    /**
     * Every ruling that stands, in order. They are read from the journal one by one: none is kept for having been
     * looked at.
     */
    public Iterable<Ruling> rulings() {
        return () ->
                standing().stream().flatMap(entry -> entry.rulings().stream()).iterator();
    }

    /** What happened while it was opened that its players should know. */
    public List<String> notices() {
        return List.copyOf(notices);
    }

    /** The secret of its seeds: from the journal once it is revealed, else from the file beside it. */
    public Optional<Secret> secret() {
        String revealed = board().mark(Board.OVER);
        if (!revealed.isEmpty()) {
            return Optional.of(Secret.of(revealed));
        }
        return secretFile.isPresent() ? secretFile.get().read(board().mark(Board.COMMITMENT)) : unkeptSecret;
    }

    /** Returns whether the secret is kept from the user who asks: that of a battle another account plays. */
    public boolean isSecretHidden() {
        return !isOver() && secretFile.filter(SecretFile::isHidden).isPresent();
    }

    /**
     * Makes sure that the file is still there. If somebody deleted it, or put another in its place, everything is
     * written to a new name beside it and goes on there.
     *
     * @return what players should know of it; empty if all is well
     * @throws BattleFault if that cannot be written either
     */
    public Optional<String> stay() {
        if (journal.isEmpty() || journal.get().isThere()) {
            return Optional.empty();
        }
        Optional<Secret> kept = isOver() ? Optional.empty() : secret();
        Journal lost = journal.get();
        Journal copy = lost.rescued();
        lost.close();
        journal = Optional.of(copy);
        SecretFile beside = SecretFile.of(copy.path());
        kept.ifPresent(beside::write);
        secretFile = Optional.of(beside);
        return Optional.of(Escaped.of(lost.path().toString())
                + " was deleted, moved or replaced while it was played: all "
                + entries.size() + " entries are in " + Escaped.of(copy.path().toString())
                + " now, and it goes on there");
    }

    /** Where the secret is kept, for messages. */
    public String secretPlace() {
        return secretFile.map(SecretFile::name).orElse("memory");
    }

    public boolean isOver() {
        return !board().mark(Board.OVER).isEmpty();
    }

    /**
     * Writes down what was done; when this returns, it is on the disk.
     *
     * @param words the command as it was typed
     * @throws BattleFault if it cannot be written; then nothing has changed
     */
    public JournalEntry record(String words, List<Ruling> rulings, List<Change> changes) {
        return append(JournalEntry.Act.DO, words, 0, rulings, changes);
    }

    /** Takes back the last thing that was done; empty if there is none. */
    public Optional<JournalEntry> undo() {
        Optional<JournalEntry> last = history.last();
        last.ifPresent(entry -> append(JournalEntry.Act.UNDO, "undo", entry.number(), List.of(), List.of()));
        return last;
    }

    /** Does again what was taken back last; empty if there is nothing. */
    public Optional<JournalEntry> redo() {
        Optional<JournalEntry> next = history.next();
        next.ifPresent(entry -> append(JournalEntry.Act.REDO, "redo", entry.number(), List.of(), List.of()));
        return next;
    }

    /** A battle that goes on from here in memory alone, to try what may be given up again. */
    public Battle fork() {
        Battle fork = new Battle(secretFile, Optional.empty(), false);
        fork.unkeptSecret = unkeptSecret;
        fork.entries.addKept(entries);
        fork.history = history.fork(number -> fork.entries.get(number - 1));
        return fork;
    }

    /**
     * Takes over what was done in a fork of this battle; when this returns, all of it is on the disk.
     *
     * @throws BattleFault if it cannot be written; then nothing has changed
     */
    public void join(Battle fork) {
        List<JournalEntry> done = List.copyOf(fork.entries.subList(entries.size(), fork.entries.size()));
        if (!done.isEmpty()) {
            journal.ifPresent(file -> file.append(done));
            done.forEach(this::take);
        }
    }

    /** Ends the battle: the secret is written into the journal for everybody to check. */
    public void reveal(Secret secret) {
        Change over = new Change("", Board.OVER, secret.toString());
        append(JournalEntry.Act.REVEAL, "end", 0, List.of(), List.of(over));
        secretFile.ifPresent(SecretFile::delete);
    }

    private JournalEntry append(
            JournalEntry.Act act, String words, int of, List<Ruling> rulings, List<Change> changes) {
        JournalEntry entry = new JournalEntry(entries.size() + 1, act, words, of, rulings, changes);
        if (act != JournalEntry.Act.UNDO && act != JournalEntry.Act.REDO) {
            entry.applied(board()); // what cannot be applied is not written
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
        entries.add(entry);
    }

    @Override
    public void close() {
        journal.ifPresent(Journal::close);
    }
}
