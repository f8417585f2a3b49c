package io.redoubt.cli.lookahead;

import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Actions that are not planned because values are not set. */
final class WantOfValues {
    private static final int MOST_NAMES = 5;

    private final Set<String> each = new LinkedHashSet<>();
    private final Map<String, Set<String>> pieces = new LinkedHashMap<>();
    private final Set<String> unsaid = new LinkedHashSet<>();

    /**
     * Adds an action that needs a value of a piece.
     *
     * @param piece the piece whose value is not set
     * @param action a description of the action
     */
    void add(String piece, String value, String verb, String action) {
        String has = " no --" + value + ": ";
        each.add(PrintableText.of(piece) + " has" + has + action + " is not planned");
        pieces.computeIfAbsent(has + verb + " is not planned", any -> new LinkedHashSet<>())
                .add(PrintableText.of(piece));
    }

    /**
     * Adds an action that needs an input that no piece can provide.
     *
     * @param action a description of the action
     * @param cure the option that gives the input for all steps
     */
    void addInput(String verb, String action, String reason, String cure) {
        String since = " needs what no piece has: " + reason + "; give it to all steps: plan … " + cure;
        each.add(action + since);
        unsaid.add(verb + since);
    }

    /** Returns one sentence for each action. */
    Set<String> each() {
        return each;
    }

    /** Returns one sentence for each value and verb, with the pieces that do not have it. */
    List<String> inShort() {
        List<String> sentences = new ArrayList<>();
        pieces.forEach((want, names) ->
                sentences.add(joined(List.copyOf(names)) + (names.size() == 1 ? " has" : " have") + want));
        sentences.addAll(unsaid);
        return sentences;
    }

    private static String joined(List<String> names) {
        int more = names.size() - MOST_NAMES;
        return more > 0
                ? String.join(", ", names.subList(0, MOST_NAMES)) + " and " + more + " more"
                : String.join(", ", names);
    }
}
