package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Tests;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Through a fire, which attacks them.
 *
 * @param who what passes: of a vehicle the chapter tells the attack alone, not what a penetration does to it
 * @param troops how many there are
 * @param armor what the fire needs to penetrate the armor of one
 * @param action what they want to do there
 * @param caught whether they were in it before
 * @param attacks how often it attacks each of them (LG-Q21)
 */
record ThroughFire(
        Cross.Passer who, int troops, Need armor, int attacks, Ruins.Action action, boolean caught, Checklist list)
        implements Passage {
    static Passage read(Inputs in, Penetration penetration, Checklist list) {
        if (FireAttacks.isOver(in, list)) {
            return new Passage.ThroughStructure(action(in), list);
        }
        Cross.Passer who = in.get(Cross.AS);
        int troops = in.get(SharedInputs.TROOPS);
        tellFactor(in, list);
        int attacks = FireAttacks.count(in, list);
        return of(in, who, troops, attacks, action(in), penetration, list);
    }

    /** Reads a fire that troops go into now: it attacks them once by that. */
    static ThroughFire entering(Inputs in, int troops, Ruins.Action action, Penetration penetration, Checklist list) {
        Cross.Passer who = in.get(Cross.AS);
        tellFactor(in, list);
        list.note(FireAttacks.ON_ENTERING);
        return of(in, who, troops, 1, action, penetration, list);
    }

    private static void tellFactor(Inputs in, Checklist list) {
        list.note("The fire attacks with factor {}, without a roll to hit [LG-FIRE-32]", in.get(Cross.ATTACK_FACTOR));
    }

    private static ThroughFire of(
            Inputs in,
            Cross.Passer who,
            int troops,
            int attacks,
            Ruins.Action action,
            Penetration penetration,
            Checklist list) {
        if (who == Cross.Passer.VEHICLE) {
            list.note(
                    "Whether its armor holds is all the chapter tells: what a penetration does to it is in the core rules [LG-FIRE-32, LG-CORE-03]");
        }
        return new ThroughFire(
                who,
                troops,
                penetration.piece(in, Cross.ARMOR_PENETRATE, Cross.ATTACK_FACTOR),
                attacks,
                action,
                in.find(Cross.CAUGHT).isPresent(),
                list);
    }

    private static Ruins.Action action(Inputs in) {
        return in.find(Ruins.ACTION).orElse(Ruins.Action.MOVE_THROUGH);
    }

    @Override
    public boolean burns() {
        return true;
    }

    @Override
    public Sentence headline() {
        return Sentence.of(Remark.of(caught ? "caught in a burning area" : "passing through a burning area"));
    }

    @Override
    public void check(Checklist before) {
        before.addAll(list);
    }

    @Override
    public Result resolve(Umpire umpire) {
        int lost = attacks == 1 ? attack(0, umpire) : umpire.repeat("Fire attack", attacks, 0, this::attack);
        return new Result(end(lost), lost);
    }

    private int attack(int before, Umpire umpire) {
        Test test = switch (who) {
            case TROOPS -> Tests.FIRE_ATTACK;
            case VEHICLE -> Tests.FIRE_ON_VEHICLE;
        };
        return before + umpire.count(test, armor, troops - before);
    }

    private End end(int lost) {
        if (lost == 0) {
            return End.CROSSES;
        }
        return switch (who) {
            case TROOPS -> lost == troops ? End.ALL_LOST : End.SOME_LOST;
            case VEHICLE -> End.PENETRATED;
        };
    }

    @Override
    public List<End> shown() {
        return switch (who) {
            case TROOPS ->
                troops == 1 ? List.of(End.CROSSES, End.ALL_LOST) : List.of(End.CROSSES, End.SOME_LOST, End.ALL_LOST);
            case VEHICLE -> List.of(End.CROSSES, End.PENETRATED);
        };
    }

    @Override
    public List<Quantity<Result>> quantities() {
        return List.of(quantity(Result::casualties));
    }

    /** How many it takes, or of vehicles penetrates, read off a result. */
    <R> Quantity<R> quantity(ToIntFunction<R> casualties) {
        return switch (who) {
            case TROOPS -> new Quantity<>("casualties", "lost to the fire", casualties);
            case VEHICLE -> new Quantity<>("penetrations", "vehicles penetrated", casualties);
        };
    }

    @Override
    public Sentence verdict(Result result) {
        return result.end() == End.CROSSES ? Sentence.of(crossed()) : losses(result.casualties());
    }

    /** Tells what the fire did, where it did something. */
    Sentence losses(int casualties) {
        return switch (who) {
            case TROOPS -> Sentence.of("*{} OF {}* are lost to the fire. [LG-FIRE-32]", casualties, troops);
            case VEHICLE ->
                troops == 1
                        ? Sentence.of(
                                "Its armor is *PENETRATED*: the core rules say what that does. [LG-FIRE-32, LG-CORE-03]")
                        : Sentence.of(
                                "*{} OF {}* are *PENETRATED*: the core rules say more. [LG-FIRE-32, LG-CORE-03]",
                                casualties,
                                troops);
        };
    }

    private Remark crossed() {
        return switch (who) {
            case TROOPS ->
                caught
                        ? Remark.of("*NOBODY* is lost to the fire. [LG-FIRE-32]")
                        : Remark.of("They *CROSS*: nobody is lost.");
            case VEHICLE ->
                Remark.of(
                        caught
                                ? "The fire attacks: armor *HOLDS*. [LG-FIRE-32]"
                                : "They *CROSS*: armor holds. [LG-FIRE-32]");
        };
    }

    /** What a penetration does to a vehicle is not told, so it leaves none of them behind. */
    @Override
    public int lost(Result result) {
        return lost(result.casualties());
    }

    int lost(int casualties) {
        return who == Cross.Passer.TROOPS ? casualties : 0;
    }
}
