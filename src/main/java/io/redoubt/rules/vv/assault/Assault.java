package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.vv.casualties.LossAllocation;
import io.redoubt.rules.vv.pieces.PieceChanges;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.pieces.UnitsAndHexes;
import io.redoubt.rules.vv.terms.Phase;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;

/** Close assaults on occupied hexes, and armour overruns. */
public final class Assault extends CaseProcedure<AssaultCase, AssaultCase.Result> {
    /** What it is called on the command line. */
    public static final String VERB = "assault";

    public Assault() {
        super(
                VERB,
                "close assault on an occupied hex, or an armour overrun",
                AssaultForm.FORM,
                AssaultCase.End.values(),
                new Example(
                        "a platoon with grenades at a building",
                        "--at open --terrain building --attack 13 --defend 11 --attackers 4 --defenders 3 --leader 1"
                                + " --enemy-leader 1 --grenades"),
                new Example(
                        "a full stack at a concrete bunker",
                        "--at bunker-concrete --attack 14 --defend 6 --attackers 4 --defenders 2"),
                new Example(
                        "a satchel charge against a cave, uphill",
                        "--at cave --attack 6 --satchel 12 --defend 14 --attackers 2 --defenders 2 --pinned-defenders 1"
                                + " --uphill 1"),
                new Example(
                        "into a minefield, over a hedge",
                        "--at minefield --attack 8 --defend 8 --attackers 2 --defenders 1 --hexside 1 --enemy-grenades"),
                new Example(
                        "only pinned defenders in a trench",
                        "--at trench --attackers 1 --defenders 2 --pinned-defenders 2"),
                new Example("what a won assault allows", "--at trench --won"),
                new Example(
                        "an overrun of foxholes in woods", "--mode overrun --at foxhole --terrain woods --attack 19"),
                new Example("may an overrun go at sandbags", "--mode overrun --at sandbags"));
    }

    @Override
    public List<String> worstToBest() {
        return List.of("fails", "wins");
    }

    @Override
    public List<String> notes() {
        return List.of(UnitsAndHexes.WHO_ACTS);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        new AssaultDefaults(UnitsAndHexes.ofThoseLeft(who), defaults).fill();
    }

    @Override
    public List<Sentence> reminders(Participants who, Inputs asked) {
        UnitReminders reminders = new UnitReminders(who).againstTheEnemy().inTheOwnTurn();
        asked.guess(AssaultForm.MODE).ifPresent(mode -> {
            switch (mode) {
                case CLOSE_ASSAULT ->
                    reminders
                            .in(RuleId.of("VV-CORE-40"), Phase.ADVANCE_AND_ASSAULT)
                            .whereTheyMayBe();
                case OVERRUN -> reminders.in(RuleId.of("VV-CORE-50"), Phase.MOVEMENT);
            }
        });
        return reminders.unfinished().all();
    }

    @Override
    public List<Change> effects(AssaultCase assault, AssaultCase.Result result, Inputs asked, Participants who) {
        UnitsAndHexes table = new UnitsAndHexes(who);
        PieceChanges changes = new PieceChanges(table);
        List<Unit> assaulters = table.acting(UnitsAndHexes.Activity.ASSAULT);
        switch (result.end()) {
            case ENTERS -> {
                changes.reveal();
                enter(entering(table.acting(UnitsAndHexes.Activity.ENTER), asked), result, table, changes);
            }
            case ALLOWED -> {
                if (assault.goesIn()) {
                    drive(assault, result, asked, table, changes);
                }
            }
            case WINS, FAILS -> {
                boolean wins = result.end() == AssaultCase.End.WINS;
                if (wins) {
                    changes.reveal();
                    table.place().ifPresent(changes::forgetIfNobodyOwes);
                }
                List<Unit> lost = new ArrayList<>(table.targets());
                lost.removeIf(unit -> !wins && !unit.isPinned());
                changes.eliminate(lost);
                changes.flag(assaulters, UnitFields.ADVANCED);
                List<Unit> defenders = new ArrayList<>(table.targets());
                defenders.removeAll(lost);
                changes.owe(table.place(), defenders, result.defenderPoints());
                List<Unit> left = new ArrayList<>(assaulters);
                left.removeAll(result.mined().of(entering(assaulters, asked)));
                if (assaulters.isEmpty() || !left.isEmpty()) {
                    changes.owe(who.by(), left, result.attackerPoints());
                }
                if (wins && assault.goesIn()) {
                    enter(entering(assaulters, asked), result, table, changes);
                }
            }
        }
        return changes.all();
    }

    private static void enter(List<Unit> units, AssaultCase.Result result, UnitsAndHexes table, PieceChanges changes) {
        changes.goIn(units);
        new LossAllocation(table.hex(), changes).mine(units, result.mined());
    }

    /** Where an overrun comes out is for its player to say; if cross ruled on its way, it is there already. */
    private static void drive(
            AssaultCase overrun, AssaultCase.Result result, Inputs asked, UnitsAndHexes table, PieceChanges changes) {
        List<Unit> tanks = table.acting(UnitsAndHexes.Activity.ASSAULT);
        changes.flag(tanks, UnitFields.MOVED);
        changes.flag(tanks, UnitFields.FIRED);
        for (Unit tank : tanks) {
            changes.spend(tank, overrun.spent());
            changes.drop(tank.piece(), UnitFields.OVERRUNS);
        }
        if (result.mined().number() > 0 && table.hex().isPresent()) {
            changes.goIn(tanks);
        } else if (!asked.get(AssaultForm.ENTERED)) {
            changes.goBeyond(tanks);
        }
        changes.reveal();
        new LossAllocation(table.hex(), changes).mine(tanks, result.mined());
        changes.owe(table.place(), table.targets(), result.defenderPoints());
    }

    /** Who goes in of those who won: those who were named, or all of them. */
    private static List<Unit> entering(List<Unit> assaulters, Inputs asked) {
        return asked.find(AssaultForm.ENTERING)
                .map(names -> assaulters.stream()
                        .filter(unit -> names.contains(unit.piece().name()))
                        .toList())
                .orElse(assaulters);
    }
}
