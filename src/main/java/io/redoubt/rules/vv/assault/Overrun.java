package io.redoubt.rules.vv.assault;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.fire.ApFire;
import io.redoubt.rules.vv.fire.CasualtyRow;
import io.redoubt.rules.vv.fire.FirepowerRow;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * An AFV drives through an occupied hex and fires at twice its APFP.
 *
 * @param attack APFP of the AFV, all its weapons; empty where only permission is asked for
 * @param factors cover of the hex
 * @param mines what lies in the hex, and attacks the AFV as it enters (B-05)
 * @param cost of the way through the hex in Movement Points; empty where it was ruled on before
 */
record Overrun(
        Position at,
        Optional<Integer> attack,
        List<Factor> factors,
        Optional<Minefield> mines,
        Optional<EntryCost> cost)
        implements AssaultCase {
    private static final Remark ALLOWED =
            Remark.of("An overrun may go at an occupied hex that is closed to movement [VV-20.3-9, VV-CORE-09]");
    private static final Quantity<Result> DEFENDER_POINTS =
            new Quantity<>("defender-casualty-points", "casualty points of the defenders", Result::defenderPoints);
    private static final Quantity<Result> LOST = new Quantity<>(
            "eliminated", "AFVs lost to mines", result -> result.mined().number());

    @Override
    public Sentence headline() {
        return Sentence.of("an armour overrun of {}", at.place());
    }

    @Override
    public void check(Checklist list) {
        list.note(ALLOWED);
        cost.ifPresentOrElse(
                way -> {
                    way.check(at, list);
                    if (list.objections().isEmpty()) {
                        way.checkWayOut(list);
                    }
                },
                () -> list.note("cross has ruled on the way through the hex: it is paid [VV-CORE-50]"));
        if (!list.objections().isEmpty()) {
            return;
        }
        mines.ifPresent(field -> field.note(list));
        attack.ifPresent(apfp -> {
            Factor.note(factors, list);
            list.note("Attack roll {}, low is good [VV-CORE-04, VV-CORE-05]", new Factor.Sum(factors));
            list.note(
                    "APFP {} doubled is {}, read on row {} [VV-CORE-50, VV-CORE-04]",
                    apfp,
                    2 * apfp,
                    FirepowerRow.of(2 * apfp));
        });
    }

    @Override
    public Result resolve(Umpire umpire) {
        if (attack.isEmpty()) {
            return Result.of(End.ALLOWED);
        }
        MineLosses lost = mines.map(field -> field.strike(1, umpire)).orElse(MineLosses.NONE);
        if (lost.number() > 0) {
            return new Result(End.ALLOWED, 0, 0, lost);
        }
        FirepowerRow row = FirepowerRow.of(2 * attack.get());
        Score score = new Score(2, Die.D6, Factor.modifiers(factors), Optional.empty());
        CasualtyRow found = umpire.lookUp(ApFire.TABLE, score, roll -> CasualtyRow.of(row, roll));
        return new Result(End.ALLOWED, 0, found.points(), lost);
    }

    /** Movement Points that it takes now. */
    int spent() {
        return cost.map(EntryCost::total).orElse(0);
    }

    @Override
    public boolean isCarriedOut() {
        return attack.isPresent();
    }

    @Override
    public List<End> shown() {
        return attack.isPresent() ? List.of() : List.of(End.ALLOWED);
    }

    @Override
    public List<Quantity<Result>> quantities() {
        if (attack.isEmpty()) {
            return List.of();
        }
        return mines.isEmpty() ? List.of(DEFENDER_POINTS) : List.of(DEFENDER_POINTS, LOST);
    }

    @Override
    public Sentence verdict(Result result) {
        if (result.mined().number() > 0) {
            return Sentence.of("The mines *ELIMINATE* the AFV before it fires.");
        }
        return attack.isPresent()
                ? Sentence.of("The overrun gives the defenders *{}*.", Losses.points(result.defenderPoints()))
                : Sentence.of("The overrun is *ALLOWED*.");
    }
}
