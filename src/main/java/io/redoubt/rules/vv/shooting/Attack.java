package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.casualties.UnitsHit;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Fire at a hex, in one of its ways.
 *
 * @param found what the rules say before dice
 * @param dice what happens
 * @param shown how it can end, the mildest first; empty where the casualty points say it all
 * @param said the verdict on what happened
 * @param hit the units that take its casualty points, where they were named
 */
record Attack(
        Sentence headline,
        Checklist found,
        Function<Umpire, Result> dice,
        List<End> shown,
        List<Quantity<Result>> quantities,
        Function<Result, Sentence> said,
        Optional<UnitsHit> hit)
        implements Judged<Attack.Result> {
    /** What fire comes to. */
    enum End implements Row, PlainName {
        FAILURE,
        SUCCESS,
        MISSED,
        NO_EFFECT,
        CASUALTIES,
        IMMOBILISED,
        ELIMINATED
    }

    /**
     * What a shot brought about.
     *
     * @param points casualty points; 0 for Anti-Tank fire
     * @param losses what the units in the hex lose to them, where these were named
     */
    record Result(End end, int points, Losses losses) implements Case.Result {
        static Result of(End end) {
            return new Result(end, 0, Losses.NONE);
        }
    }

    /** Returns fire of which dice decide nothing but the end. */
    static Attack ending(
            Sentence headline,
            Checklist found,
            Function<Umpire, End> dice,
            List<End> shown,
            Function<End, Sentence> said) {
        return new Attack(
                headline,
                found,
                umpire -> Result.of(dice.apply(umpire)),
                shown,
                List.of(),
                result -> said.apply(result.end()),
                Optional.empty());
    }

    /** Returns fire that the rules do not allow, whatever its strength, so that nobody is asked for that. */
    static Attack barred(String target, Checklist found) {
        return ending(
                Sentence.of("firing at {}", target),
                found,
                umpire -> {
                    throw new IllegalStateException("barred fire is never resolved");
                },
                List.of(),
                end -> {
                    throw new IllegalStateException("barred fire has no verdict");
                });
    }

    @Override
    public Result resolve(Umpire umpire) {
        return dice.apply(umpire);
    }

    @Override
    public Sentence verdict(Result result) {
        return said.apply(result);
    }
}
