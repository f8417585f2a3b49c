package io.redoubt.umpire;

import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/**
 * A growing set of rules in the order in which they were first cited. A question cites a dozen rules at most, which are
 * found by comparison without hashing.
 */
public final class CitedRules extends AbstractSet<RuleId> {
    private static final int USUALLY = 16;

    private final List<RuleId> rules = new ArrayList<>(USUALLY);

    /** Returns the rules of one remark or step that are shown: the main one, or each once if they are alike. */
    static List<RuleId> shown(List<RuleId> cites, boolean areAlike) {
        if (cites.size() < 2 || !areAlike) {
            return cites.subList(0, Math.min(1, cites.size()));
        }
        CitedRules shown = new CitedRules();
        shown.cite(cites);
        return shown.list();
    }

    @Override
    public boolean add(RuleId rule) {
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i).equals(rule)) {
                return false;
            }
        }
        return rules.add(rule);
    }

    /** Adds the rules of a list. */
    public void cite(List<RuleId> cites) {
        for (int i = 0; i < cites.size(); i++) {
            add(cites.get(i));
        }
    }

    /** Adds the rules of another set. */
    public void cite(CitedRules others) {
        cite(others, others.size());
    }

    /** Adds the first rules of another set. */
    public void cite(CitedRules others, int first) {
        if (rules.isEmpty()) {
            rules.addAll(others.rules.subList(0, first));
            return;
        }
        for (int i = 0; i < first; i++) {
            add(others.rules.get(i));
        }
    }

    /** Returns the rules in the order in which they were cited. */
    public List<RuleId> list() {
        return Collections.unmodifiableList(rules);
    }

    /** Returns the rule at a place, from 0, in the order in which they were cited. */
    public RuleId get(int place) {
        return rules.get(place);
    }

    @Override
    public Iterator<RuleId> iterator() {
        return Collections.unmodifiableList(rules).iterator();
    }

    @Override
    public int size() {
        return rules.size();
    }
}
