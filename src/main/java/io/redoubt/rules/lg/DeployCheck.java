package io.redoubt.rules.lg;

import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Judged;
import io.redoubt.rules.LegalityCheck;
import java.util.List;

/** Checking types of works, their materials and points. */
public final class DeployCheck extends LegalityCheck {
    private static final List<Example> EXAMPLES = List.of(
            new Example("walls and roofs", "--walls brick --walls concrete-reinforced --roofs thatch"),
            new Example("a pillbox in the field", "--type pillbox --construction field --walls timber-heavy --tunnel"),
            new Example("a strongpoint", "--type strongpoint --crew automated --openings yes"),
            new Example("24 points in variant 1", "--points 24 --variant 1"));

    @Override
    public String summary() {
        return "check types of works; look armor classes up";
    }

    @Override
    public Form<Judged> form() {
        return Works.FORM;
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
