package io.redoubt.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A constant text of a procedure and the rules it cites: {@code It is Concealed [FOW-TRENCH-03, FOW-TRENCH-10]}.
 *
 * <p>A gap is {@code {}}; its value is passed with the call, so a resolver builds no text. Words between two asterisks
 * are emphasised. The rules follow the text in brackets, the main one first. They are parsed on first use, because a
 * start loads many remarks and prints few of them.
 */
public final class SentenceTemplate {
    /**
     * Limit on the cache. Cited texts are literals and therefore few; the limit keeps computed ones from filling the
     * memory.
     */
    private static final int MOST_KNOWN = 10_000;

    private static final Map<String, SentenceTemplate> KNOWN = new ConcurrentHashMap<>();

    private final String text;
    private @Nullable Parts parts;

    private SentenceTemplate(String text, @Nullable Parts parts) {
        this.text = text;
        this.parts = parts;
    }

    private record Parts(String template, List<RuleId> cites, Rank rank) {
        static Parts of(String text) {
            int open = text.endsWith("]") ? text.lastIndexOf(" [") : -1;
            if (open < 0) {
                return new Parts(text, List.of(), Rank.MAIN_FIRST);
            }
            List<RuleId> cites = new ArrayList<>();
            for (String id : text.substring(open + 2, text.length() - 1).split(", ", -1)) {
                if (!RuleId.isId(id)) {
                    return new Parts(text, List.of(), Rank.MAIN_FIRST);
                }
                cites.add(RuleId.of(id));
            }
            return new Parts(text.substring(0, open), List.copyOf(cites), Rank.MAIN_FIRST);
        }
    }

    /** The weight of the rules among themselves. */
    private enum Rank {
        MAIN_FIRST,
        ALIKE
    }

    /**
     * Returns the remark of a text.
     *
     * @param text the sentence, with its rules in brackets at the end unless it has no rulebook
     */
    public static SentenceTemplate of(String text) {
        if (!text.endsWith("]")) {
            return new SentenceTemplate(text, new Parts(text, List.of(), Rank.MAIN_FIRST));
        }
        SentenceTemplate known = KNOWN.get(text);
        if (known == null) {
            known = new SentenceTemplate(text, null);
            if (KNOWN.size() < MOST_KNOWN) {
                KNOWN.put(text, known);
            }
        }
        return known;
    }

    /** Returns this text with the given rules instead of its own, for rules that depend on the situation. */
    public SentenceTemplate citing(List<RuleId> cites) {
        return new SentenceTemplate(text, new Parts(template(), List.copyOf(cites), Rank.MAIN_FIRST));
    }

    /** Returns this text with the given rules instead of its own, none of which is the main one. */
    public SentenceTemplate citingAlike(List<RuleId> cites) {
        return new SentenceTemplate(text, new Parts(template(), List.copyOf(cites), Rank.ALIKE));
    }

    /** Returns this text with further rules before its own; the first of them becomes the main one. */
    public SentenceTemplate citingFirst(RuleId... cites) {
        List<RuleId> all = new ArrayList<>(List.of(cites));
        all.addAll(cites());
        return citing(all);
    }

    /** Returns the sentence without its rules. */
    public String template() {
        return parts().template();
    }

    /** Returns the cited rules, the main one first; empty only for sentences without a rulebook. */
    public List<RuleId> cites() {
        return parts().cites();
    }

    /** Returns whether none of the rules is the main one. */
    public boolean citesAlike() {
        return parts().rank() == Rank.ALIKE;
    }

    /** Returns the rules that are shown beside the sentence: the main one, or all if they are alike. */
    public List<RuleId> shownRules() {
        return CitedRules.shown(cites(), citesAlike());
    }

    /** Returns the parsed parts. Two threads may both parse them; their results are equal. */
    private Parts parts() {
        Parts known = parts;
        if (known == null) {
            known = Parts.of(text);
            parts = known;
        }
        return known;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof SentenceTemplate that && parts().equals(that.parts()));
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
