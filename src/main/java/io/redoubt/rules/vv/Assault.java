package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Close assaults on occupied hexes, and armour overruns. */
public final class Assault implements Procedure<AssaultCase, AssaultResult> {
    private static final List<String> OUTCOMES = ids(List.of(AssaultEnd.values()));

    private static final List<Example> EXAMPLES = List.of(
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
            new Example("an overrun of foxholes in woods", "--mode overrun --at foxhole --terrain woods --attack 19"),
            new Example("may an overrun go at sandbags", "--mode overrun --at sandbags"));

    @Override
    public String verb() {
        return "assault";
    }

    @Override
    public String summary() {
        return "close assault on an occupied hex, or an armour overrun";
    }

    @Override
    public Form<AssaultCase> form() {
        return AssaultForm.FORM;
    }

    @Override
    public void check(AssaultCase assault, Checklist checklist) {
        assault.check(checklist);
    }

    @Override
    public AssaultResult resolve(AssaultCase assault, Umpire umpire) {
        return assault.resolve(umpire);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(AssaultCase assault) {
        return ids(assault.shown());
    }

    @Override
    public String outcome(AssaultCase assault, AssaultResult result) {
        return result.end().id();
    }

    @Override
    public List<Quantity<AssaultResult>> quantities(AssaultCase assault) {
        return assault.quantities();
    }

    @Override
    public Sentence headline(AssaultCase assault) {
        return assault.headline();
    }

    @Override
    public Sentence verdict(AssaultCase assault, AssaultResult result) {
        return assault.verdict(result);
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    private static List<String> ids(List<AssaultEnd> ends) {
        List<String> ids = new ArrayList<>(ends.size());
        for (AssaultEnd end : ends) {
            ids.add(end.id());
        }
        return List.copyOf(ids);
    }
}
