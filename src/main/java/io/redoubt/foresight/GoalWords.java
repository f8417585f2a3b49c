package io.redoubt.foresight;

import io.redoubt.exact.Relation;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The words and signs of a goal, consumed one after the other. */
final class GoalWords {
    /** Signs of two characters, ours and those of other languages. */
    private static final Set<String> PAIRS = Set.of(">=", "<=", "==", "!=", "&&", "||");

    /** What to write instead of signs and words of other languages. */
    private static final Map<String, String> FOREIGN = Map.ofEntries(
            Map.entry("==", "="),
            Map.entry(":", "="),
            Map.entry("is", "="),
            Map.entry("!=", "= with not before the piece"),
            Map.entry("!", "not"),
            Map.entry("&&", "and"),
            Map.entry("&", "and"),
            Map.entry(",", "and"),
            Map.entry("||", "or"),
            Map.entry("|", "or"));

    private final String text;
    private final Supplier<String> example;
    private final List<String> all = new ArrayList<>();
    private int at;

    GoalWords(String text, Supplier<String> example) {
        this.text = text;
        this.example = example;
        int i = 0;
        while (i < text.length()) {
            int end = i + 1;
            if (isWord(text.charAt(i))) {
                while (end < text.length() && isWord(text.charAt(end))) {
                    end++;
                }
            } else if (PAIRS.contains(text.substring(i, Math.min(i + 2, text.length())))) {
                end++;
            }
            if (!Character.isWhitespace(text.charAt(i))) {
                all.add(text.substring(i, end));
            }
            i = end;
        }
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || Character.isSurrogate(c) || "-_.'+".indexOf(c) >= 0;
    }

    /** Returns the next word without consuming it; empty at the end. */
    String peek() {
        return at < all.size() ? all.get(at) : "";
    }

    String take(String expected) {
        if (at == all.size()) {
            throw fault("it lacks " + expected + " at its end");
        }
        return all.get(at++);
    }

    boolean isRelation() {
        return Stream.of(Relation.values()).anyMatch(relation -> peek().equals(relation.sign()));
    }

    boolean skip(String word) {
        boolean is = peek().equalsIgnoreCase(word);
        at += is ? 1 : 0;
        return is;
    }

    void must(String sign, String expected) {
        if (!skip(sign)) {
            throw peek().isEmpty()
                    ? fault("it lacks " + expected + " at its end")
                    : unexpected(sign + " is missing before " + PrintableText.of(peek()));
        }
    }

    void mustEnd() {
        if (at < all.size()) {
            throw unexpected(PrintableText.of(peek()) + " follows its end; join goals with and, or");
        }
    }

    /** Creates the error about the next word: what to write instead, if it is a sign of other languages. */
    BadInputException unexpected(String otherwise) {
        String ours = FOREIGN.getOrDefault(peek().toLowerCase(Locale.ROOT), "");
        return fault(ours.isEmpty() ? otherwise : "write " + ours + " instead of " + PrintableText.of(peek()));
    }

    BadInputException fault(String what) {
        return new BadInputException("the goal " + PrintableText.of(text) + ": " + what + " (for example: "
                + PrintableText.of(example.get()) + ")");
    }
}
