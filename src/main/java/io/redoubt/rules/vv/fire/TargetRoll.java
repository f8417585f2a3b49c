package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * A bare test of two dice with the modifiers of a shot: at or under a number succeeds. A helper of ours for tables
 * that are not at hand.
 */
record TargetRoll(Shot shot, TargetHex hex, int number, ApFire.Close close, List<Factor> factors) implements Attack {
    private static final Lookup ROLL = Lookup.of("roll [VV-CORE-02]");
    private static final Remark SUCCESS = Remark.of("The roll is a *SUCCESS*.");
    private static final Remark FAILURE = Remark.of("The roll is a *FAILURE*.");

    /** The two results. */
    enum Roll implements Row, PlainName {
        SUCCESS,
        FAILURE
    }

    @Override
    public Sentence headline() {
        return Sentence.of("a roll at {}", hex.target());
    }

    @Override
    public void check(Checklist list) {
        shot.check(list);
        if (close == ApFire.Close.GRENADES && shot.isFar()) {
            list.forbid(ApFire.FAR_GRENADES);
        }
        Factor.note(factors, list);
        list.note("{} must be {} or less [VV-CORE-02, VV-CORE-05]", new Factor.Sum(factors), number);
    }

    @Override
    public Result resolve(Umpire umpire) {
        Optional<Modifier> against = Optional.of(new Modifier(number, "target number"));
        Score score = new Score(2, Die.D6, Factor.modifiers(factors), against);
        int most = number;
        Roll result = umpire.lookUp(ROLL, score, roll -> roll <= most ? Roll.SUCCESS : Roll.FAILURE);
        return Result.of(result == Roll.SUCCESS ? End.SUCCESS : End.FAILURE);
    }

    @Override
    public List<End> shown() {
        return List.of(End.FAILURE, End.SUCCESS);
    }

    @Override
    public Sentence verdict(Result result) {
        return Sentence.of(result.end() == End.SUCCESS ? SUCCESS : FAILURE);
    }
}
