package io.redoubt.cli.query;

import io.redoubt.exact.Fraction;
import io.redoubt.report.Answer;
import io.redoubt.report.Comparison;
import io.redoubt.report.OddsTable;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Compares answers pairwise: the probability of each outcome, and the result if both are rolled. */
public final class ComparisonBuilder {
    private static final double WORD = 300;
    private static final double SQUARE = 40;

    private final List<Asked> asked = new ArrayList<>();
    private final List<Comparison.Better> better = new ArrayList<>();
    private final List<Comparison.BothRolled> bothRolled = new ArrayList<>();
    private final QueryEngine desk;
    private final Set<String> remarks = new LinkedHashSet<>();

    /** Creates a comparison whose work is charged to the shared budget of this engine. */
    public ComparisonBuilder(QueryEngine desk) {
        this.desk = desk;
    }

    private record Asked(String text, Query query, Answer answer) {}

    /** Adds a query with its answer. */
    public void add(String text, Query query, Answer answer) {
        asked.add(new Asked(text, query, answer));
    }

    /** Returns the comparison of each pair. */
    public Comparison comparison() {
        for (int first = 0; first < asked.size(); first++) {
            for (int second = first + 1; second < asked.size(); second++) {
                pair(first, second);
            }
        }
        return new Comparison(
                asked.stream()
                        .map(each -> new Comparison.Compared(each.text(), each.answer()))
                        .toList(),
                better,
                bothRolled,
                List.copyOf(remarks));
    }

    private void pair(int first, int second) {
        if (asked.get(first).answer() instanceof Answer.Counted one
                && asked.get(second).answer() instanceof Answer.Counted other) {
            outcomes(first + 1, second + 1, one.odds(), other.odds());
            rollOutcomes(first, second, one.odds(), other.odds());
            rollNumbers(first + 1, second + 1, one.odds(), other.odds());
        }
    }

    /** Compares the outcomes that both answers have. */
    private void outcomes(int first, int second, OddsTable one, OddsTable other) {
        Set<String> all = new LinkedHashSet<>(one.outcomes().keySet());
        all.retainAll(other.outcomes().keySet());
        for (String outcome : all) {
            Fraction difference = chance(one, outcome).minus(chance(other, outcome));
            if (difference.signum() > 0) {
                better.add(new Comparison.Better(first, second, outcome, difference));
            } else if (difference.signum() < 0) {
                better.add(new Comparison.Better(second, first, outcome, difference.negate()));
            }
        }
    }

    private static Fraction chance(OddsTable odds, String outcome) {
        return odds.outcomes().getOrDefault(outcome, Fraction.ZERO);
    }

    private void rollOutcomes(int first, int second, OddsTable one, OddsTable other) {
        boolean numbersAlone = one.shown().isEmpty() && other.shown().isEmpty();
        if (numbersAlone || (isCertain(one) && isCertain(other))) {
            return;
        }
        Query asks = asked.get(first).query();
        Query alsoAsks = asked.get(second).query();
        Procedure<?, ?> procedure = asks.procedure();
        if (!asks.game().key().equals(alsoAsks.game().key())
                || !procedure.verb().equals(alsoAsks.procedure().verb())) {
            remarks.add("Outcomes of different verbs have no common order: they are compared one by one");
            return;
        }
        List<String> order = procedure.worstToBest();
        Optional<Map<Integer, Fraction>> ranks = ranks(one, order);
        Optional<Map<Integer, Fraction>> otherRanks = ranks(other, order);
        if (ranks.isEmpty() || otherRanks.isEmpty() || !isOneScale(one.shown(), other.shown())) {
            remarks.add("Outcomes of " + procedure.verb() + " have no order "
                    + (order.isEmpty() ? "from worst to best" : "that applies here")
                    + ": they are compared one by one");
            return;
        }
        roll(first + 1, second + 1, Comparison.OUTCOME, Comparison.OUTCOME, ranks.get(), otherRanks.get());
    }

    private static boolean isCertain(OddsTable odds) {
        for (Fraction chance : odds.outcomes().values()) {
            if (chance.signum() > 0 && !chance.equals(Fraction.ONE)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns whether the outcomes of two answers are on one scale: damage to a wall is not better or worse than damage
     * to troops.
     */
    private static boolean isOneScale(List<String> shown, List<String> others) {
        if (shown.isEmpty() || others.isEmpty() || !shown.get(0).equals(others.get(0))) {
            return false;
        }
        boolean sameEnd = shown.get(shown.size() - 1).equals(others.get(others.size() - 1));
        return sameEnd || shown.containsAll(others) || others.containsAll(shown);
    }

    /** Returns the probabilities by rank in the order; empty if a possible outcome has no rank. */
    private static Optional<Map<Integer, Fraction>> ranks(OddsTable odds, List<String> order) {
        Map<Integer, Fraction> ranks = new LinkedHashMap<>();
        for (Map.Entry<String, Fraction> outcome : odds.outcomes().entrySet()) {
            int rank = order.indexOf(outcome.getKey());
            if (outcome.getValue().signum() > 0 && rank < 0) {
                return Optional.empty();
            }
            ranks.put(rank, outcome.getValue());
        }
        return Optional.of(ranks);
    }

    private void rollNumbers(int first, int second, OddsTable one, OddsTable other) {
        for (OddsTable.Amount amount : one.quantities()) {
            for (OddsTable.Amount against : other.quantities()) {
                boolean open = isOpen(amount) || isOpen(against);
                boolean certain = amount.distribution().size() == 1
                        && against.distribution().size() == 1;
                if (!amount.name().equals(against.name()) || certain) {
                    continue;
                }
                if (open) {
                    remarks.add(amount.name() + " is not counted to its end; its size is not compared");
                } else {
                    String words = amount.words();
                    roll(first, second, amount.name(), words, amount.distribution(), against.distribution());
                }
            }
        }
    }

    private static boolean isOpen(OddsTable.Amount amount) {
        return amount.distribution().keySet().stream().anyMatch(amount::isOpen);
    }

    /** Returns the measured work units of comparing one probability with others, from the length of its denominator. */
    private static double work(Map<Integer, Fraction> chances, int value) {
        Fraction chance = chances.get(value);
        double words = chance == null ? 0 : chance.denominator().bitLength() / Integer.SIZE + 1;
        return words * (WORD + SQUARE * words);
    }

    private void roll(
            int first, int second, String of, String words, Map<Integer, Fraction> one, Map<Integer, Fraction> other) {
        Fraction above = Fraction.ZERO;
        Fraction equal = Fraction.ZERO;
        Fraction lower = Fraction.ZERO; // the probability that the other result is below the current value
        Set<Integer> values = new TreeSet<>(one.keySet());
        values.addAll(other.keySet());
        for (int value : values) {
            desk.spend(work(one, value) + work(other, value));
            Fraction chance = one.getOrDefault(value, Fraction.ZERO);
            Fraction alike = other.getOrDefault(value, Fraction.ZERO);
            above = above.plus(chance.times(lower));
            equal = equal.plus(chance.times(alike));
            lower = lower.plus(alike);
        }
        bothRolled.add(new Comparison.BothRolled(first, second, of, words, above, equal));
    }
}
