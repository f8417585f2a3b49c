package io.redoubt.odds;

import io.redoubt.umpire.CitedRules;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.RuleId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** State shared by all parts of one count: the rules touched and the remaining budget. */
final class CountContext {
    /** Cost of one more path through a resolver, without its steps. */
    static final int PATH = 400;

    /** Cost of one more step of a path. */
    static final int STEP = 60;

    private final CitedRules rules = new CitedRules();
    private final Budget budget;

    /** The further recipient of the rules: the series that is being counted, if any. */
    private CitedRules hearing = rules;

    private boolean inSeries;

    /** The last series requested, its number of attempts, and the price paid for it. */
    private @Nullable AttemptChain<?> last;

    private int asked;
    private long paid;

    CountContext(Budget budget) {
        this.budget = budget;
    }

    /** Records every rule touched during some work in a series. */
    void recordRulesDuring(CitedRules series, Runnable work) {
        CitedRules outer = hearing;
        boolean wasInSeries = inSeries;
        hearing = series;
        inSeries = true;
        work.run();
        hearing = outer;
        inSeries = wasInSeries;
        if (inSeries) {
            outer.addAll(series);
        }
    }

    /** Clears the last series, so that the next one does not continue it. */
    void forgetLastSeries() {
        last = null;
    }

    /**
     * Returns the distribution after a series of attempts. Series are requested for one hit, for two, for three …; each
     * continues the one before. A series that was counted for another query costs as much as it did there.
     */
    @SuppressWarnings("unchecked") // equal attempts from an equal start have states of one type
    <S> Distribution<S> series(SeriesKey<S> key, int times) {
        AttemptChain<?> mine = last != null && asked <= times && last.key().equals(key) ? last : null;
        AttemptChain<S> chain = mine == null ? budget.before().find(key) : (AttemptChain<S>) mine;
        int known = Math.min(times, chain.done());
        double price = (double) chain.spent(known) - (mine == null ? 0 : paid);
        if (!budget.covers(price)) {
            // Counted again, it exhausts the budget at the right place, which the refusal names.
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

    /** Touches the first rules of a series. */
    void touch(CitedRules series, int first) {
        rules.cite(series, first);
        if (inSeries) {
            hearing.cite(series, first);
        }
    }

    private void touch(RuleId cite) {
        rules.add(cite);
        if (inSeries) {
            hearing.add(cite);
        }
    }

    /** Charges one more path with as many steps as the previous one. */
    void nextPath(PathEnumerator tree) {
        budget.spend(PATH + STEP * tree.steps(), tree.lastQuestion());
    }

    /** Charges work with large numbers, apart from the paths. */
    void spend(double units, Object where) {
        budget.spend(units, where);
    }

    /**
     * Charges a draw that counts its own results and states its cost in nanoseconds. The paths that follow are charged
     * when they are followed; if the budget certainly does not cover them, nothing is counted in vain.
     */
    void draw(CustomRoll<?> draw) {
        spend(draw.nanos() * Budget.UNITS_A_NANO, "");
        double paths = (PATH + STEP) * (draw.fewestResults() - 1);
        if (!budget.covers(paths)) {
            spend(paths, draw);
        }
    }

    /** Returns the units of the budget spent so far, by this count or before it. */
    long spent() {
        return budget.spent();
    }

    CitedRules rules() {
        return rules;
    }
}
