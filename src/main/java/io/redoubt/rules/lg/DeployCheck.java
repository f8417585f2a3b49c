package io.redoubt.rules.lg;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Checking types of works, their materials and points. Broken rules are its answer, not a refusal. */
final class DeployCheck implements Procedure<Works, Works.Legality> {
    private static final List<String> OUTCOMES = List.of(Works.Legality.LEGAL.id(), Works.Legality.ILLEGAL.id());

    private static final Remark HEADLINE = Remark.of("checking works");
    private static final Remark LEGAL = Remark.of("*LEGAL*: no rule is broken.");
    private static final Remark ONE_FAULT = Remark.of("*ILLEGAL*: 1 fault.");
    private static final Remark FAULTS = Remark.of("*ILLEGAL*: {} faults.");

    private static final List<Example> EXAMPLES = List.of(
            new Example("walls and roofs", "--walls brick --walls concrete-reinforced --roofs thatch"),
            new Example("a pillbox in the field", "--type pillbox --construction field --walls timber-heavy --tunnel"),
            new Example("a strongpoint", "--type strongpoint --crew automated --openings yes"),
            new Example("24 points in variant 1", "--points 24 --variant 1"));

    @Override
    public String verb() {
        return "deploy-check";
    }

    @Override
    public String summary() {
        return "check types of works; look armor classes up";
    }

    @Override
    public Form<Works> form() {
        return Works.FORM;
    }

    @Override
    public void check(Works works, Checklist checklist) {
        checklist.addAll(works.list());
    }

    @Override
    public Works.Legality resolve(Works works, Umpire umpire) {
        return works.legality();
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public String outcome(Works works, Works.Legality legality) {
        return legality.id();
    }

    @Override
    public List<Quantity<Works.Legality>> quantities(Works works) {
        return works.quantities();
    }

    @Override
    public Sentence headline(Works works) {
        return Sentence.of(HEADLINE);
    }

    @Override
    public Sentence verdict(Works works, Works.Legality legality) {
        int faults = works.list().broken();
        return switch (legality) {
            case LEGAL -> Sentence.of(LEGAL);
            case ILLEGAL -> faults == 1 ? Sentence.of(ONE_FAULT) : Sentence.of(FAULTS, faults);
        };
    }

    @Override
    public List<String> notes() {
        return Materials.LIST;
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }
}
