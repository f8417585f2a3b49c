package io.redoubt.battle;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.Fraction;
import io.redoubt.question.Question;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Recomputes the odds of recorded rulings, once per distinct query. */
final class OddsVerifier {
    private final Map<Map<String, String>, Map<String, String>> counted = new RecentOdds();
    private int uncounted;

    /** The odds of recent queries; the oldest are dropped. */
    private static final class RecentOdds extends LinkedHashMap<Map<String, String>, Map<String, String>> {
        private static final long serialVersionUID = 1L;
        private static final int MOST = 500;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Map<String, String>, Map<String, String>> eldest) {
            return size() > MOST;
        }
    }

    /** Returns whether the odds of a ruling equal the recorded ones; also true if they take too long to compute. */
    boolean agree(Ruling ruling, Question<?, ?> question) {
        try {
            Map<String, String> odds = counted.computeIfAbsent(key(ruling.call()), any -> odds(question));
            return possible(odds).equals(possible(ruling.odds()));
        } catch (ComputationAbortedException e) {
            if (Thread.currentThread().isInterrupted()) {
                throw e;
            }
            uncounted++;
            return true;
        }
    }

    /** Returns the number of rulings that could not be compared. */
    int uncounted() {
        return uncounted;
    }

    private static Map<String, String> key(RecordedQuery call) {
        Map<String, String> key = new LinkedHashMap<>(call.inputs());
        key.putAll(call.readings());
        key.put(" ", call.game() + ' ' + call.verb());
        return key;
    }

    private static Map<String, String> possible(Map<String, String> odds) {
        Map<String, String> possible = new HashMap<>(odds);
        possible.values().removeIf(chance -> chance.equals(Fraction.ZERO.toString()));
        return possible;
    }

    private static Map<String, String> odds(Question<?, ?> question) {
        Map<String, String> texts = new LinkedHashMap<>();
        question.chances().forEach((outcome, chance) -> texts.put(outcome, chance.toString()));
        return texts;
    }
}
