package io.redoubt.cli.query;

import io.redoubt.exact.Fraction;
import io.redoubt.report.Answer;
import io.redoubt.report.SweepResult;
import io.redoubt.report.UntilResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Computes the values of a list in order and stops at the first that meets the condition ({@code --until}). */
final class UntilSearch {
    private final Requirement until;
    private final SweepResult.Axis axis;
    private final String option;
    private final List<UntilResult.Tried> tried = new ArrayList<>();
    private Optional<Fraction> nearest = Optional.empty();
    private int nearestPlace;

    /**
     * Creates a search along one list.
     *
     * @param option the option that takes the list; empty for a positional input
     */
    UntilSearch(Requirement until, SweepResult.Axis axis, String option) {
        this.until = until;
        this.option = option;
        this.axis = axis;
    }

    /**
     * Runs the search.
     *
     * @param queries one query for each value
     * @param each answers a query
     */
    UntilResult run(List<Query> queries, Function<Query, Answer> each) {
        for (int place = 0; place < queries.size(); place++) {
            Answer answer = each.apply(queries.get(place));
            if (!(answer instanceof Answer.Counted counted)) {
                tried.add(new UntilResult.Tried(answer, Optional.empty()));
                continue;
            }
            tried.add(new UntilResult.Tried(answer, Optional.of(until.probability(counted.odds()))));
            if (until.holds(counted.odds())) {
                return end(UntilResult.End.HOLDS, place);
            }
            Fraction distance = until.distance(counted.odds());
            if (nearest.isEmpty() || distance.compareTo(nearest.get()) < 0) {
                nearest = Optional.of(distance);
                nearestPlace = place;
            }
        }
        return nearest.isEmpty()
                ? end(UntilResult.End.ALL_REFUSED, 0)
                : end(UntilResult.End.HOLDS_FOR_NONE, nearestPlace);
    }

    private UntilResult end(UntilResult.End end, int place) {
        return new UntilResult(axis, option, until.toString(), until.words(), List.copyOf(tried), end, place);
    }
}
