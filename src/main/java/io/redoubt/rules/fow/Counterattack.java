package io.redoubt.rules.fow;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Role;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** A Bunker counterattacking the teams that assault it. */
public final class Counterattack implements Procedure<CounterattackCase, CounterattackEnd> {
    private static final List<String> OUTCOMES = ids(List.of(CounterattackEnd.values()));

    private static final Remark HEADLINE = Remark.of("counterattacking from a {}");
    private static final Remark KILLED_GO_ON = Remark.of("One team is *DESTROYED*; the others *CONTINUE*.");
    private static final Remark KILLED_STOP =
            Remark.of("One team is *DESTROYED*; the others *CANNOT COUNTERATTACK*.", Rule.CTR_05);
    private static final Remark SAFE_GO_ON = Remark.of("The enemy is *UNHARMED* and *CONTINUES*.");
    private static final Remark SAFE_STOP =
            Remark.of("The enemy is *UNHARMED* but *CANNOT COUNTERATTACK*.", Rule.CTR_05);
    private static final Remark ELIMINATED = Remark.of("The last assaulting team: the *ATTACKERS ARE ELIMINATED*.");

    private static final List<Example> EXAMPLES = List.of(
            new Example(
                    "a Nest among Infantry", "--from nest --adjacent infantry --teams-left 5 --motivation confident"),
            new Example("a Turret among tanks", "--from turret --adjacent vehicle --motivation fearless"),
            new Example(
                    "a Pillbox that is Pinned Down, a Gun at its slit",
                    "--from pillbox --state pinned --adjacent gun --motivation reluctant"),
            new Example("the last team", "--from tobruk-pit --adjacent infantry --teams-left 1 --motivation 4+"),
            new Example("nobody near", "--from pillbox --adjacent none --motivation confident"));

    @Override
    public String verb() {
        return "counterattack";
    }

    /** A Bunker counterattacks. */
    @Override
    public Role subject() {
        return Role.BY;
    }

    @Override
    public String summary() {
        return "counterattack from a Bunker, and whether the enemy goes on";
    }

    @Override
    public Form<CounterattackCase> form() {
        return CounterattackForm.FORM;
    }

    @Override
    public void check(CounterattackCase counterattack, Checklist checklist) {
        counterattack.check(checklist);
    }

    @Override
    public CounterattackEnd resolve(CounterattackCase counterattack, Umpire umpire) {
        return counterattack.resolve(umpire);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(CounterattackCase counterattack) {
        return ids(counterattack.possible());
    }

    @Override
    public String outcome(CounterattackCase counterattack, CounterattackEnd end) {
        return end.id();
    }

    @Override
    public Sentence headline(CounterattackCase counterattack) {
        return Sentence.of(HEADLINE, counterattack.from());
    }

    @Override
    public Sentence verdict(CounterattackCase counterattack, CounterattackEnd end) {
        return Sentence.of(
                switch (end) {
                    case TEAM_DESTROYED_CONTINUES -> KILLED_GO_ON;
                    case TEAM_DESTROYED_CANNOT -> KILLED_STOP;
                    case UNHARMED_CONTINUES -> SAFE_GO_ON;
                    case UNHARMED_CANNOT -> SAFE_STOP;
                    case ELIMINATED -> ELIMINATED;
                });
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    private static List<String> ids(List<CounterattackEnd> ends) {
        List<String> ids = new ArrayList<>(ends.size());
        for (CounterattackEnd end : ends) {
            ids.add(end.id());
        }
        return List.copyOf(ids);
    }
}
