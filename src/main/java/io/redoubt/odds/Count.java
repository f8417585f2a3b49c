package io.redoubt.odds;

import io.redoubt.umpire.RuleId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What all parts of one count share: the rules it touched and what it may still spend. */
final class Count {
    /** One more way through a resolver, its steps apart. */
    static final int PATH = 400;

    /** One more step on such a way. */
    static final int STEP = 60;

    private final Set<RuleId> rules = new LinkedHashSet<>();
    private final Budget budget;

    Count(Budget budget) {
        this.budget = budget;
    }

    void touch(List<RuleId> cites) {
        for (int i = 0; i < cites.size(); i++) {
            rules.add(cites.get(i));
        }
    }

    /** One more way is followed, through as many steps as the one before it had. */
    void nextPath(Tree tree) {
        budget.spend(PATH + STEP * tree.steps(), tree.lastQuestion());
    }

    /** Work beside the ways themselves: that with large numbers. */
    void spend(double units, Object where) {
        budget.spend(units, where);
    }

    Set<RuleId> rules() {
        return rules;
    }
}
