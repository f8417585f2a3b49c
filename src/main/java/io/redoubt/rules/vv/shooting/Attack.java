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
 * Fire at a hex.
 *
 * @param found rules that apply before dice
 * @param dice resolution with dice
 * @param shown possible endings, the mildest first; empty if casualty points describe the result
 * @param said verdict on a result
 * @param hit units that take the casualty points, if they were named
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
     * The result of a shot.
     *
     * @param points casualty points; 0 for Anti-Tank fire
     * @param losses losses of the units in the hex, if they were named
     */
    record Result(End end, int points, Losses losses) implements Case.Result {
        static Result of(End end) {
            return new Result(end, 0, Losses.NONE);
        }
    }

    /** Returns fire whose dice decide only the ending. */
    static Attack ending(
            Sentence title, Checklist list, Function<Umpire, End> dice, List<End> shown, Function<End, Sentence> said) {
        return new Attack(
                title,
                list,
                umpire -> Result.of(dice.apply(umpire)),
                shown,
                List.of(),
                result -> said.apply(result.end()),
                Optional.empty());
    }

    /** Returns fire that the rules forbid at any strength, so that no strength is asked for. */
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
