package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.fire.TargetHex;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.LongWords;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A close assault on an adjacent, occupied hex.
 *
 * @param pinned how many of the defenders are pinned: eliminated before anything is counted
 * @param odds empty if all defenders are pinned
 * @param cover cover modifier of the hex, as far as it costs the assaulters points
 * @param winners who goes in when it is won
 * @param arc where a bunker is involved: whether the other hex lies in its arc
 */
record CloseAssault(
        TargetHex hex,
        int attackers,
        int defenders,
        int pinned,
        Optional<AssaultOdds> odds,
        int cover,
        int hexside,
        int uphill,
        Winners winners,
        FiredFrom from,
        Optional<YesNo> arc)
        implements AssaultCase {
    private static final int STACK = 4;

    private static final Remark WINS =
            Remark.of("The assault *WINS*: the defenders are eliminated, the assaulters take {}.");
    private static final Remark FAILS = Remark.of("The assault *FAILS*: the assaulters take {}, the defenders {}.");

    private static final Quantity<Result> ATTACKER_POINTS =
            new Quantity<>("attacker-casualty-points", "casualty points of the assaulters", Result::attackerPoints);
    private static final Quantity<Result> DEFENDER_POINTS =
            new Quantity<>("defender-casualty-points", "casualty points of the defenders", Result::defenderPoints);
    static final Quantity<Result> MINED = new Quantity<>(
            "eliminated",
            "assaulting units lost to mines",
            result -> result.mined().number());

    @Override
    public Sentence headline() {
        return Sentence.of("close assault on {}", hex.target());
    }

    private int fighting() {
        return defenders - pinned;
    }

    /** What the assaulters pay, won or not. */
    private int price() {
        return odds.isEmpty() ? 0 : cover + hexside + uphill + fighting();
    }

    @Override
    public void check(Checklist list) {
        if (attackers > STACK) {
            list.forbid(
                    "{} units cannot assault from one hex: four infantry units are a full stack [VV-CORE-07]",
                    attackers);
        }
        if (defenders > STACK) {
            list.forbid("{} units cannot be in one hex: four infantry units are a full stack [VV-CORE-07]", defenders);
        } else if (hex.at().isBunker() && defenders > 2) {
            list.note("{} units: a bunker takes one Gun, or two infantry units [VV-20.5-2, VV-20.3-12]", defenders);
        }
        list.note(WonAssault.EXCEPTION);
        if (hex.at().isBunker() && attackers > 2) {
            list.note("A full stack may assault a bunker; two of it may go in [VV-CORE-34, VV-20.5-2]");
        }
        if (arc.isPresent() && arc.get() == YesNo.NO) {
            list.note("A bunker's arc limits fire, not close assaults [VV-20.5-6]");
        }
        winners.check(list);
        winners.mines().ifPresent(field -> field.noteAttack(list));
        if (odds.isEmpty()) {
            list.note(
                    defenders == 1
                            ? "The only defending unit is pinned: eliminated, no roll and no casualties [VV-CORE-48]"
                            : "All {} defending units are pinned: eliminated, no roll and no casualties [VV-CORE-48]",
                    defenders);
            return;
        }
        if (pinned > 0) {
            list.note(
                    "{} of {} defending units pinned: eliminated first, {} left to fight [VV-CORE-48]",
                    pinned,
                    defenders,
                    fighting());
        }
        odds.get().check(from, list);
        list.note(
                "The assaulters take {} whatever they roll: {} [VV-CORE-46, VV-CORE-47, VV-CORE-49]",
                Losses.points(price()),
                new LongWords(sum()));
    }

    private String sum() {
        List<String> terms = new ArrayList<>();
        if (cover > 0) {
            terms.add(cover + " for the cover of the hex");
        }
        if (hexside > 0) {
            terms.add(hexside + " for the wall or hedge");
        }
        if (uphill > 0) {
            terms.add(uphill + " uphill");
        }
        terms.add(fighting() + " for the " + (fighting() == 1 ? "defending unit" : "defending units"));
        return String.join(" + ", terms);
    }

    @Override
    public Result resolve(Umpire umpire) {
        int over = odds.isEmpty() ? 0 : odds.get().roll(umpire);
        if (over > 0) {
            int points = price() + over;
            umpire.note("Failed by {}: {} + {} = {} for the assaulters [VV-CORE-47]", over, price(), over, points);
            umpire.note("The defenders take {}, one for each assaulting unit [VV-CORE-47]", Losses.points(attackers));
            return new Result(End.FAILS, points, attackers, MineLosses.NONE);
        }
        umpire.note("Won: {} for the assaulters [VV-CORE-46]", Losses.points(price()));
        winners.follow(umpire);
        return new Result(End.WINS, price(), 0, enterMines(umpire));
    }

    @Override
    public boolean goesIn() {
        return winners.mayEnter();
    }

    /** Only who has won goes in: a field stays hidden from those who have not. */
    private MineLosses enterMines(Umpire umpire) {
        winners.mines().ifPresent(field -> field.reveal(umpire));
        return winners.struck(umpire);
    }

    @Override
    public List<End> shown() {
        return List.of(End.FAILS, End.WINS);
    }

    @Override
    public List<Quantity<Result>> quantities() {
        return winners.mines().isEmpty()
                ? List.of(ATTACKER_POINTS, DEFENDER_POINTS)
                : List.of(ATTACKER_POINTS, DEFENDER_POINTS, MINED);
    }

    @Override
    public Sentence verdict(Result result) {
        String price = Losses.points(result.attackerPoints());
        return result.end() == End.WINS ? Sentence.of(WINS, price) : Sentence.of(FAILS, price, result.defenderPoints());
    }
}
