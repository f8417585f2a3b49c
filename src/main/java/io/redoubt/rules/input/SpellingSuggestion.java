package io.redoubt.rules.input;

import java.util.List;
import java.util.Optional;

/**
 * Finds the known word closest to a mistyped one, by the number of letters to change, drop, add or swap; differences of
 * case count least.
 */
public final class SpellingSuggestion {
    private static final String ASKED = "; did you mean ";

    private SpellingSuggestion() {}

    /** Returns the closest word, if it is close enough to be the intended one. */
    public static Optional<String> to(String word, List<String> known) {
        Optional<String> best = Optional.empty();
        int bestDistance = word.length() < 2 ? 1 : Math.max(1, Math.min(word.length(), 12) / 3) + 1;
        for (String candidate : known) {
            int distance = word.equalsIgnoreCase(candidate)
                    ? 0
                    : word.length() > 2 && candidate.startsWith(word) ? 1 : distance(word, candidate);
            if (distance < bestDistance) {
                bestDistance = distance;
                best = Optional.of(candidate);
            }
        }
        return best;
    }

    /** Returns the question whether the closest word was meant; an empty text also for a known word, no slip. */
    public static String hint(String word, List<String> known) {
        Optional<String> best = known.contains(word) ? Optional.empty() : to(word, known);
        return best.isPresent() ? ASKED + best.get() + "?" : "";
    }

    /** Returns a message without its {@link #hint} and what follows it. */
    public static String withoutHint(String message) {
        int hint = message.indexOf(ASKED);
        return hint < 0 ? message : message.substring(0, hint);
    }

    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 4) {
            return Integer.MAX_VALUE;
        }
        int[] previous = new int[b.length() + 1];
        int[] beforePrevious = previous;
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int swap = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(swap, Math.min(previous[j], current[j - 1]) + 1);
                boolean crossed =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (crossed) {
                    current[j] = Math.min(current[j], beforePrevious[j - 2] + 1);
                }
            }
            beforePrevious = previous;
            previous = current;
        }
        return previous[b.length()];
    }
}
