package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.assault.AssaultCase.End;
import io.redoubt.rules.vv.assault.AssaultCase.Result;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.fire.CasualtyRow;
import io.redoubt.rules.vv.fire.TargetHex;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An AFV drives through an occupied hex and fires at twice its APFP: mines in the hex attack it as it enters (B-05), and
 * without APFP only permission is asked for.
 */
final class Overrun {
    private Overrun() {}

    static AssaultCase of(Inputs in, Position at) {
        Optional<Integer> attack = in.find(AssaultForm.ATTACK);
        boolean entered = in.get(AssaultForm.ENTERED);
        Optional<EntryCost> cost = entered
                ? Optional.empty()
                : Optional.of(EntryCost.ofOverrun(
                        in,
                        EntryCost.Way.of(
                                in,
                                at,
                                in.get(HexFields.TERRAIN),
                                UnitClass.AFV,
                                AssaultForm.UPHILL,
                                AssaultForm.HEXSIDE)));
        Optional<Minefield> mines = at == Position.MINEFIELD && !entered
                ? Optional.of(Minefield.of(in, UnitClass.AFV, MovementReadings.Entry.OVERRUN))
                : Optional.empty();
        Checklist list = new Checklist();
        list.note("An overrun may go at an occupied hex that is closed to movement [VV-20.3-9, VV-CORE-09]");
        cost.ifPresentOrElse(
                way -> {
                    list.addAll(way.found());
                    if (list.objections().isEmpty()) {
                        way.checkWayOut(list);
                    }
                },
                () -> list.note("cross has ruled on the way through the hex: it is paid [VV-CORE-50]"));
        boolean allowed = list.objections().isEmpty();
        if (allowed) {
            mines.ifPresent(field -> field.note(list));
        }
        int spent = cost.map(EntryCost::total).orElse(0);
        if (attack.isEmpty()) {
            return new AssaultCase(
                    headline(at),
                    list,
                    umpire -> new Result(End.ALLOWED, 0, 0, MineLosses.NONE),
                    List.of(End.ALLOWED),
                    List.of(),
                    result -> Sentence.of("The overrun is *ALLOWED*."),
                    false,
                    spent);
        }
        TargetHex hex = TargetHex.of(in, at);
        int firepower = 2 * attack.get();
        List<Factor> factors = new ArrayList<>();
        hex.addTerrain(factors);
        hex.addPosition(factors);
        if (allowed) {
            Factor.note(factors, list);
            list.note("Attack roll {}, low is good [VV-CORE-04, VV-CORE-05]", new Factor.Sum(factors));
            list.note(
                    "APFP {} doubled is {}, read on row {} [VV-CORE-50, VV-CORE-04]",
                    attack.get(),
                    firepower,
                    CasualtyRow.Firepower.of(firepower));
        }
        Quantity<Result> points = AssaultCase.DEFENDER_POINTS;
        return new AssaultCase(
                headline(hex.at()),
                list,
                umpire -> drive(mines, firepower, factors, umpire),
                List.of(),
                mines.isEmpty() ? List.of(points) : List.of(points, AssaultCase.mined("AFVs lost to mines")),
                Overrun::verdict,
                true,
                spent);
    }

    private static Sentence headline(Position at) {
        return Sentence.of("an armour overrun of {}", at.place());
    }

    private static Result drive(Optional<Minefield> mines, int firepower, List<Factor> factors, Umpire umpire) {
        MineLosses lost = mines.map(field -> field.strike(1, umpire)).orElse(MineLosses.NONE);
        int points = lost.number() > 0 ? 0 : CasualtyRow.roll(firepower, factors, umpire);
        return new Result(End.ALLOWED, 0, points, lost);
    }

    private static Sentence verdict(Result result) {
        return result.mined().number() > 0
                ? Sentence.of("The mines *ELIMINATE* the AFV before it fires.")
                : Sentence.of("The overrun gives the defenders *{}*.", Losses.points(result.defenderPoints()));
    }
}
