package io.redoubt.rules.fow;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Assaulting Bunkers. */
public final class Assault implements Procedure<AssaultCase, AssaultResult> {
    private static final List<String> OUTCOMES = ids(List.of(AssaultEnd.values()));

    @Override
    public String verb() {
        return "assault";
    }

    @Override
    public String summary() {
        return "assault a Bunker: one round, or rounds with counterattacks";
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
        return ids(assault.possible());
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
        return AssaultExamples.ALL;
    }

    /** Attackers fall back for two reasons, which are one outcome. */
    private static List<String> ids(List<AssaultEnd> ends) {
        List<String> ids = new ArrayList<>(ends.size());
        for (AssaultEnd end : ends) {
            if (!ids.contains(end.id())) {
                ids.add(end.id());
            }
        }
        return List.copyOf(ids);
    }
}
