package io.redoubt.rules.vv.casualties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.vv.casualties.LossPlan.Response;
import io.redoubt.rules.vv.pieces.UnitSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** A plan beside every other way to take the points, told apart by what its policy saves first, then next. */
class LossSearchTest {
    /**
     * What a way costs.
     *
     * @param lost Casualty Rating lost on average, in sixths
     */
    private record Cost(int met, int lost, int pinned, int eliminated) {
        static final Cost NONE = new Cost(0, 0, 0, 0);

        Cost and(UnitSpec unit, Response response) {
            int fewer = unit.rating() - unit.half();
            int ignored = unit.hide() == UnitSpec.Hide.IGNORES_FIRST ? 1 : 0;
            return switch (response) {
                case NOTHING -> this;
                case IGNORE -> plus(ignored, 0, 0, 0);
                case PIN -> plus(1 + ignored, 0, 1, 0);
                case REDUCE -> plus(fewer + ignored, 6 * fewer, 0, 0);
                case REDUCE_AND_PIN -> plus(fewer + 1 + ignored, 6 * fewer, 1, 0);
                // A die of at most the rating survives, and the unit is pinned.
                case SURVIVE -> plus(unit.rating() + ignored, unit.rating() * Math.max(0, 6 - unit.rating()), 1, 0);
                case ELIMINATE -> plus(unit.rating() + ignored, 6 * unit.rating(), 0, 1);
            };
        }

        private Cost plus(int moreMet, int moreLost, int morePinned, int moreEliminated) {
            return new Cost(met + moreMet, lost + moreLost, pinned + morePinned, eliminated + moreEliminated);
        }

        int disabled() {
            return pinned + eliminated;
        }

        static Comparator<Cost> by(LossPolicy policy) {
            return switch (policy) {
                case CHEAPEST ->
                    Comparator.comparingInt(Cost::lost)
                            .thenComparingInt(Cost::pinned)
                            .thenComparingInt(Cost::eliminated)
                            .thenComparingInt(Cost::met);
                case KEEP_FIRING ->
                    Comparator.comparingInt(Cost::disabled)
                            .thenComparingInt(Cost::lost)
                            .thenComparingInt(Cost::eliminated)
                            .thenComparingInt(Cost::met);
            };
        }
    }

    /** All that fresh units without a shield can do, in every combination. */
    private static List<Cost> all(List<UnitSpec> units) {
        List<Cost> costs = List.of(Cost.NONE);
        for (UnitSpec unit : units) {
            List<Response> responses = new ArrayList<>(List.of(Response.NOTHING, Response.PIN));
            if (unit.half() > 0) {
                responses.addAll(List.of(Response.REDUCE, Response.REDUCE_AND_PIN));
            }
            responses.add(unit.kind() == UnitSpec.Kind.GUN ? Response.SURVIVE : Response.ELIMINATE);
            List<Cost> next = new ArrayList<>();
            for (Cost cost : costs) {
                responses.forEach(response -> next.add(cost.and(unit, response)));
            }
            costs = next;
        }
        return costs;
    }

    private static UnitSpec unit(Random random) {
        int rating = 1 + random.nextInt(6);
        boolean squad = rating > 1 && random.nextBoolean();
        UnitSpec.Kind kind =
                squad ? UnitSpec.Kind.SQUAD : random.nextBoolean() ? UnitSpec.Kind.GUN : UnitSpec.Kind.LEADER;
        int half = squad ? 1 + random.nextInt(rating - 1) : 0;
        return new UnitSpec(kind, "unit", rating, half, UnitSpec.State.FRESH, UnitSpec.Hide.PLAIN);
    }

    @RepeatedTest(200)
    void noWayIsBetterByItsPolicy(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        List<UnitSpec> units = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(4); i++) {
            units.add(unit(random));
        }
        for (int points = 1; points <= LossSearch.capacity(units, 1); points++) {
            for (LossPolicy policy : LossPolicy.values()) {
                LossPlan plan = LossSearch.plan(units, policy, points, 1);
                Cost chosen = Cost.NONE;
                for (int i = 0; i < units.size(); i++) {
                    chosen = chosen.and(units.get(i), plan.responses().get(i));
                }
                int needed = points;
                assertTrue(chosen.met() >= needed, plan + " for " + points);
                Cost best = all(units).stream()
                        .filter(cost -> cost.met() >= needed)
                        .min(Cost.by(policy))
                        .orElseThrow();
                assertEquals(0, Cost.by(policy).compare(best, chosen), policy + ": " + chosen + " and " + best);
            }
        }
    }
}
