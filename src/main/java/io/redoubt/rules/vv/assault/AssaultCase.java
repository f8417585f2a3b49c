package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.function.Function;

/**
 * An attempt to take an occupied hex.
 *
 * @param found rules that apply before dice
 * @param dice resolution with dice
 * @param shown possible endings, the mildest first; empty if quantities describe the result
 * @param said verdict on a result
 * @param goesIn whether units enter afterwards, or an overrun is made and not only asked about
 * @param spent Movement Points spent now
 */
record AssaultCase(
        Sentence headline,
        Checklist found,
        Function<Umpire, Result> dice,
        List<End> shown,
        List<Quantity<Result>> quantities,
        Function<Result, Sentence> said,
        boolean goesIn,
        int spent)
        implements Judged<AssaultCase.Result> {
    enum Mode implements PlainName {
        CLOSE_ASSAULT,
        OVERRUN
    }

    enum End implements PlainName {
        FAILS,
        WINS,
        ENTERS,
        ALLOWED
    }

    /**
     * The price of an assault.
     *
     * @param attackerPoints casualty points of the assaulting units
     * @param defenderPoints casualty points of the defending units; 0 if all of them are eliminated
     * @param mined assaulting units that mines in the captured hex eliminate
     */
    record Result(End end, int attackerPoints, int defenderPoints, MineLosses mined) implements Case.Result {}

    static final Quantity<Result> DEFENDER_POINTS =
            new Quantity<>("defender-casualty-points", "casualty points of the defenders", Result::defenderPoints);

    /** Returns the quantity that counts the units lost to mines. */
    static Quantity<Result> mined(String what) {
        return new Quantity<>("eliminated", what, result -> result.mined().number());
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
