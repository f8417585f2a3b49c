package io.redoubt.session;

import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.RecordedQuery;
import io.redoubt.battle.Ruling;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.query.Replaying;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Percent;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Group;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Commands that undo, redo, list and replay entries of the journal. */
final class JournalCommands {
    private static final int MOST_STEPS = 100_000;

    private final SessionContext table;

    JournalCommands(SessionContext table) {
        this.table = table;
    }

    List<Command> all() {
        return List.of(
                new Command("undo", "undo [N]", "take back the last command, or the last N", this::undo),
                new Command("redo", "redo [N]", "redo what was undone", this::redo),
                new Command("log", "log [N] [WORD …]", "the journal; the last N, or with a piece or verb", this::log),
                new Command("replay", "replay [N]", "replay all rulings, or the ruling of entry N", this::replay));
    }

    private ExitCode undo(List<String> words, String typed) {
        int steps = steps(words, "undo");
        int most = table.battle().activeEntries().size();
        if (most == 0) {
            throw new BadInputException("nothing to undo");
        }
        if (steps > most) {
            throw new BadInputException("only " + most + " commands can be undone: undo " + most);
        }
        for (int i = 0; i < steps; i++) {
            table.battle().undo().ifPresent(entry -> table.say("Undone: " + words(entry)));
        }
        return ExitCode.ANSWERED;
    }

    private ExitCode redo(List<String> words, String typed) {
        for (int i = 0; i < steps(words, "redo"); i++) {
            Optional<JournalEntry> entry = table.battle().redo();
            if (entry.isEmpty()) {
                throw new BadInputException(i == 0 ? "nothing to redo" : "nothing more to redo");
            }
            table.say("Redone: " + words(entry.get()));
        }
        return ExitCode.ANSWERED;
    }

    private static int steps(List<String> words, String command) {
        if (words.isEmpty()) {
            return 1;
        }
        return number(words.get(0))
                .filter(steps -> steps > 0 && words.size() == 1)
                .orElseThrow(() -> new BadInputException(command + " takes the number of commands, from 1"));
    }

    private static Optional<Integer> number(String word) {
        try {
            int number = Integer.parseInt(word);
            return number >= 0 && number <= MOST_STEPS ? Optional.of(number) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static String words(JournalEntry entry) {
        return "(" + entry.number() + ") " + PrintableText.whole(entry.words());
    }

    private ExitCode log(List<String> words, String typed) {
        // The entries of a long battle do not fit into memory, but its last entries do.
        Deque<JournalEntry> found = new ArrayDeque<>();
        int most = MOST_STEPS;
        List<String> filters = new ArrayList<>();
        for (String word : words) {
            Optional<Integer> number = number(word);
            most = number.orElse(most);
            if (number.isEmpty()) {
                filters.add(word);
            }
        }
        List<Set<String>> wanted = new ArrayList<>();
        filters.forEach(filter -> wanted.add(new HashSet<>(Set.of(filter))));
        List<JournalEntry> entries = table.battle().entries();
        for (int i = entries.size() - 1; i >= 0 && found.size() < most; i--) {
            JournalEntry entry = entries.get(i);
            if (wanted.stream().allMatch(names -> names.stream().anyMatch(name -> matches(entry, name)))) {
                found.addFirst(entry);
            }
            wanted.forEach(names -> before(entry, names));
        }
        if (found.isEmpty() && !filters.isEmpty() && most > 0) {
            List<String> known = new ArrayList<>(table.board().names());
            known.addAll(table.rules().verbs());
            table.say("The journal has no entry about " + PrintableText.of(String.join(" and ", filters))
                    + (filters.size() == 1 ? SpellingSuggestion.hint(filters.get(0), known) : ""));
        }
        Set<Integer> standing = new HashSet<>();
        table.battle().activeEntries().forEach(entry -> standing.add(entry.number()));
        for (JournalEntry entry : found) {
            boolean takenBack = entry.act() == JournalEntry.Act.DO && !standing.contains(entry.number());
            table.say(line(entry) + (takenBack ? "  (undone)" : ""));
        }
        return ExitCode.ANSWERED;
    }

    /** Adds the former names of renamed pieces. */
    private static void before(JournalEntry entry, Set<String> names) {
        for (Change change : entry.changes()) {
            if (change.key().equals(Change.NAME) && names.contains(change.value())) {
                names.add(change.piece());
            }
        }
    }

    /**
     * Returns whether an entry matches a filter: the name of a piece or side in it, its verb, its outcome, or a word of
     * its command.
     */
    private static boolean matches(JournalEntry entry, String filter) {
        for (Ruling ruling : entry.rulings()) {
            if (Group.names(ruling.call().by()).contains(filter)
                    || ruling.call().by().equals(filter)
                    || ruling.call().at().equals(filter)
                    || ruling.call().verb().equals(filter)
                    || ruling.call().side().equals(filter)
                    || ruling.outcome().equals(filter)) {
                return true;
            }
        }
        return List.of(entry.words().split(" ", -1)).contains(filter)
                || entry.act().id().equals(filter)
                || entry.changes().stream().anyMatch(change -> change.piece().equals(filter));
    }

    private static String line(JournalEntry entry) {
        StringBuilder text = new StringBuilder().append(entry.number()).append("  ");
        switch (entry.act()) {
            case FOUND -> text.append("battle started");
            case UNDO, REDO -> text.append(entry.act().id()).append(" of ").append(entry.of());
            case REVEAL -> text.append("battle ended, seed revealed");
            case DO -> text.append(words(entry.words(), entry.rulings()));
        }
        for (Ruling ruling : entry.rulings()) {
            text.append("  → ").append(ruling.outcome()).append(chance(ruling));
            if (!ruling.thrown().faces().isEmpty()) {
                text.append(", dice");
                ruling.thrown().faces().forEach(face -> text.append(' ').append(face));
                int entered = ruling.thrown().entered().size();
                text.append(
                        entered == 0 ? "" : entered == ruling.thrown().faces().size() ? " (mine)" : " (mixed)");
            }
            ruling.reminders().forEach(told -> text.append("; warning: ").append(told));
        }
        return text.toString();
    }

    /** Returns the typed words, with the pieces chosen at prompts. */
    private static String words(String typed, List<Ruling> rulings) {
        StringBuilder words = new StringBuilder(PrintableText.whole(typed));
        for (Ruling ruling : rulings) {
            List<String> said = ShellWords.of(typed); // not for notes, which may contain anything
            RecordedQuery call = ruling.call();
            for (Role role : List.of(Role.AT, Role.BY)) {
                String piece = role == Role.AT ? call.at() : call.by();
                boolean picked = said.contains(call.verb())
                        && said.stream().noneMatch(word -> word.equals(piece) || word.endsWith('=' + piece));
                if (!piece.isEmpty() && picked) {
                    words.append(" --").append(role.option()).append(' ').append(PrintableText.whole(piece));
                }
            }
        }
        return words.toString();
    }

    /** Formats the probability of the outcome; empty if it was certain. */
    static String chance(Ruling ruling) {
        Fraction chance = ruling.chance();
        if (chance.equals(Fraction.ONE)) {
            return "";
        }
        return " (" + Percent.unbroken(chance) + ")";
    }

    private ExitCode replay(List<String> words, String typed) {
        Replaying replaying = new Replaying(table.world());
        Optional<Integer> only = words.isEmpty() ? Optional.empty() : number(words.get(0));
        if (!words.isEmpty()
                && (words.size() > 1
                        || only.isEmpty()
                        || only.get() < 1
                        || only.get() > table.battle().entries().size())) {
            throw new BadInputException("replay takes the number of an entry, from 1 to "
                    + table.battle().entries().size() + " (log shows them)");
        }
        List<JournalEntry> entries = only.isPresent()
                ? List.of(table.battle().entries().get(only.get() - 1))
                : table.battle().activeEntries();
        for (JournalEntry entry : entries) {
            for (Ruling ruling : entry.rulings()) {
                table.print(words(entry));
                replaying.tell(ruling);
                if (!ruling.effects().isEmpty()) {
                    table.say(ChangeText.of(ruling.effects()));
                }
                table.print("");
            }
        }
        return ExitCode.ANSWERED;
    }
}
