package io.redoubt.odds;

import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.RuleId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What all parts of one count share: the rules it touched and what it may still spend. */
final class Count {
    /** One more way through a resolver, its steps apart. */
    static final int PATH = 400;

    /** One more step on such a way. */
    static final int STEP = 60;

    private final Set<RuleId> rules = new LinkedHashSet<>();
    private final Budget budget;
    private @Nullable AttemptChain<?> last;

    Count(Budget budget) {
        this.budget = budget;
    }

    /**
     * A series of attempts: the one before, if it is the same and not beyond so many. What a number of hits does is
     * asked for one hit, for two, for three …, and each of them goes on where the last one stopped.
     */
    @SuppressWarnings("unchecked") // equal attempts from an equal start have states of one kind
    <S> AttemptChain<S> chain(String noun, Attempt<S> attempt, S start, int times) {
        if (last == null || last.done() > times || !last.is(noun, attempt, start)) {
            last = new AttemptChain<>(noun, attempt, start, this);
        }
        return (AttemptChain<S>) last;
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

    /** A draw counts by itself, which it tells in nanoseconds. */
    void draw(double nanos) {
        budget.spend(nanos * Budget.UNITS_A_NANO, "");
    }

    Set<RuleId> rules() {
        return rules;
    }
}
