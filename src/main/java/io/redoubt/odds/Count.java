package io.redoubt.odds;

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

    /** Who else hears of the rules: the series that is being counted, if any. */
    private Set<RuleId> hearing = rules;

    /** The series that was asked for last, for how many attempts, and what was paid for it. */
    private @Nullable AttemptChain<?> last;

    private int asked;
    private long paid;

    Count(Budget budget) {
        this.budget = budget;
    }

    /** Lets a series hear of every rule that is touched while some work is done. */
    void hear(Set<RuleId> series, Runnable work) {
        Set<RuleId> outer = hearing;
        hearing = series;
        work.run();
        hearing = outer;
        if (outer != rules) {
            outer.addAll(series);
        }
    }

    /** The next series does not go on with the one before it. */
    void goOnWithNone() {
        last = null;
    }

    /**
     * What a series of attempts comes to. What a number of hits does is asked for one hit, for two, for three …: each of
     * them goes on where the last one stopped. One that was counted for another question has the price it had there.
     */
    @SuppressWarnings("unchecked") // equal attempts from an equal start have states of one kind
    <S> Distribution<S> series(SeriesKey<S> key, int times) {
        AttemptChain<?> mine = last != null && asked <= times && last.key().equals(key) ? last : null;
        AttemptChain<S> chain = mine == null ? budget.before().find(key) : (AttemptChain<S>) mine;
        int known = Math.min(times, chain.done());
        double price = (double) chain.spent(known) - (mine == null ? 0 : paid);
        if (!budget.covers(price)) {
            // Counted anew it comes to where the work is too much, and the refusal names that place.
            chain = budget.before().begun(key);
            known = 0;
            price = 0;
        }
        spend(price, key.noun());
        chain.touch(known, this);
        if (known < times) {
            chain.follow(times, this);
            if (!chain.isWhole()) {
                budget.before().forget(key);
            }
        }
        last = chain;
        asked = times;
        paid = chain.spent(times);
        return chain.after(times);
    }

    void touch(List<RuleId> cites) {
        for (int i = 0; i < cites.size(); i++) {
            touch(cites.get(i));
        }
    }

    void touch(RuleId cite) {
        rules.add(cite);
        if (hearing != rules) {
            hearing.add(cite);
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
        spend(nanos * Budget.UNITS_A_NANO, "");
    }

    /** What was spent of the budget so far, by this count or before it. */
    long spent() {
        return budget.spent();
    }

    Set<RuleId> rules() {
        return rules;
    }
}
