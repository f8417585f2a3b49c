package io.redoubt.session;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.completion.Candidates;
import io.redoubt.cli.query.DiceMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Suggests the words of a formula of dice that is typed in several words. */
final class DiceSuggestions {
    /** Commands that ask about a ruling or about dice, which follow them. */
    static final List<String> ASKING = List.of("odds", "what-if", "each");

    private static final String THEN = "then";
    private static final String VERSUS = "vs";
    private static final List<String> TESTS = List.of("hit", "wound", "save");
    private static final String DAMAGE = "damage";
    private static final List<String> TARGETS = List.of(">=2", ">=3", ">=4", ">=5", ">=6");
    private static final List<String> LAST_DICE = List.of("d3", "d6");

    private DiceSuggestions() {}

    /** Returns whether a line rolls or counts plain dice. */
    static boolean areOf(List<String> line) {
        return !line.isEmpty()
                && line.get(line.size() > 1 && ASKING.contains(line.get(0)) ? 1 : 0)
                        .equals(Catalog.DICE);
    }

    /**
     * Returns the words that can follow.
     *
     * @param words the whole words of the formula so far
     */
    static List<Suggestion> after(List<String> words) {
        if (words.isEmpty()) {
            List<Suggestion> first = all(DiceMode.ids(), "dice mode");
            first.addAll(all(Candidates.formulas(), "any dice"));
            return first;
        }
        String last = words.get(words.size() - 1);
        if (last.equals(THEN)) {
            List<Suggestion> stage = all(TESTS, "name of a test");
            stage.add(new Suggestion(DAMAGE, "name of the last dice"));
            stage.addAll(all(TARGETS, "a test"));
            stage.addAll(all(LAST_DICE, "dice for each die left"));
            return stage;
        }
        if (last.equals(VERSUS)) {
            return all(Candidates.formulas(), "the other side");
        }
        if (words.size() > 1 && words.get(words.size() - 2).equals(THEN) && isName(last)) {
            return last.equals(DAMAGE) ? all(LAST_DICE, "dice for each die left") : all(TARGETS, "a test");
        }
        List<Suggestion> next = all(List.of(THEN), "a test of the dice, or of those left");
        next.addAll(all(List.of(VERSUS), "the other side"));
        return next;
    }

    /** Returns those that begin with a word: a formula of other dice is not a slip of the pen. */
    static List<Suggestion> beginning(List<Suggestion> all, String word) {
        String start = word.toLowerCase(Locale.ROOT);
        return all.stream()
                .filter(next -> next.value().toLowerCase(Locale.ROOT).startsWith(start))
                .toList();
    }

    private static boolean isName(String word) {
        return word.length() > 1 && word.chars().allMatch(Character::isLetter);
    }

    private static List<Suggestion> all(List<String> values, String help) {
        List<Suggestion> all = new ArrayList<>();
        values.forEach(value -> all.add(new Suggestion(value, help)));
        return all;
    }
}
