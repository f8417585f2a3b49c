package io.redoubt.cli.review;

import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Ruling;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Group;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The entries of a journal that were asked for.
 *
 * @param entries the entries in order
 * @param remark a remark if nothing matches the filters
 */
record JournalLog(List<Line> entries, Optional<String> remark) {
    private static final int MOST_ENTRIES = 100_000;
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

    /** An entry, and whether it was undone and is not active now. */
    record Line(JournalEntry entry, boolean isUndone) {}

    /**
     * Selects entries.
     *
     * @param words the number of entries, counted from the last, and words that an entry must match
     */
    static JournalLog of(BattleView view, List<String> words) {
        // The entries of a long battle do not fit into memory, but its last entries do.
        Deque<JournalEntry> found = new ArrayDeque<>();
        int most = MOST_ENTRIES;
        List<String> filters = new ArrayList<>();
        for (String word : words) {
            Optional<Integer> number = number(word);
            most = number.orElse(most);
            if (number.isEmpty()) {
                filters.add(view.board().find(word).map(Piece::name).orElse(word));
            }
        }
        List<Set<String>> wanted = new ArrayList<>();
        filters.forEach(filter -> wanted.add(new HashSet<>(Set.of(filter))));
        List<JournalEntry> entries = view.battle().entries();
        for (int i = entries.size() - 1; i >= 0 && found.size() < most; i--) {
            JournalEntry entry = entries.get(i);
            if (wanted.stream().allMatch(names -> names.stream().anyMatch(name -> matches(entry, name)))) {
                found.addFirst(entry);
            }
            wanted.forEach(names -> before(entry, names));
        }
        Optional<String> remark =
                found.isEmpty() && !filters.isEmpty() ? Optional.of(nothingAbout(view, filters)) : Optional.empty();
        Set<Integer> standing = new HashSet<>();
        view.battle().activeEntries().forEach(entry -> standing.add(entry.number()));
        return new JournalLog(
                found.stream()
                        .map(entry -> new Line(
                                entry, entry.act() == JournalEntry.Act.DO && !standing.contains(entry.number())))
                        .toList(),
                remark);
    }

    private static Optional<Integer> number(String word) {
        if (!NUMBER.matcher(word).matches()) {
            return Optional.empty();
        }
        WholeNumberFormat numbers = WholeNumberFormat.of(1, MOST_ENTRIES);
        if (!numbers.reads(word)) {
            throw new BadInputException("log " + PrintableText.of(word) + ": the number of last entries to show is "
                    + numbers.expects() + ", e.g. log 5");
        }
        return Optional.of(numbers.parse(word));
    }

    private static String nothingAbout(BattleView view, List<String> filters) {
        List<String> known = new ArrayList<>(view.board().names());
        known.addAll(view.rules().verbs());
        return "The journal has no entry about " + PrintableText.of(String.join(" and ", filters))
                + (filters.size() == 1 ? SpellingSuggestion.hint(filters.get(0), known) : "");
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
}
