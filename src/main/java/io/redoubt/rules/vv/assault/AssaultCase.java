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
 * One way of going at an occupied hex.
 *
 * @param found what the rules say before dice
 * @param dice what happens
 * @param shown how it can end, the mildest first; empty where numbers say it all
 * @param said the verdict on what happened
 * @param goesIn whether the units that win go in, or an overrun is made and not only asked about
 * @param spent Movement Points that it takes now
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
    /** How enemies go at an occupied position. */
    enum Mode implements PlainName {
        CLOSE_ASSAULT,
        OVERRUN
    }

    /** What going at an occupied hex comes to. */
    enum End implements PlainName {
        FAILS,
        WINS,
        ENTERS,
        ALLOWED
    }

    /**
     * What an assault cost.
     *
     * @param attackerPoints casualty points of the assaulting units
     * @param defenderPoints casualty points of the defending units; 0 where they are eliminated as a whole
     * @param mined assaulting units that mines in the captured hex eliminate
     */
    record Result(End end, int attackerPoints, int defenderPoints, MineLosses mined) implements Case.Result {}

    static final Quantity<Result> DEFENDER_POINTS =
            new Quantity<>("defender-casualty-points", "casualty points of the defenders", Result::defenderPoints);

    /** The number of units lost to mines. */
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
