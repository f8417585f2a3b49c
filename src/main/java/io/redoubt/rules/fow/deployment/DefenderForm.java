package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Many;
import io.redoubt.rules.YesNo;
import io.redoubt.rules.fow.terms.Rule;
import java.util.List;

/** The inputs of who defends. */
final class DefenderForm {
    private static final Fields FIELDS = new Fields();
    static final Field<List<MissionRule>> MISSION = FIELDS.of("mission", new Many<>(Choice.of(MissionRule.values())), List.of(MissionRule.DEFENSIVE_BATTLE), "a special rule of the mission, or none", Rule.DEPL_03);
    static final Field<YesNo> A_BUNKERS = FIELDS.choice("a-bunkers", YesNo.class, "whether force A has Bunkers", Rule.DEPL_03);
    static final Field<YesNo> B_BUNKERS = FIELDS.choice("b-bunkers", YesNo.class, "whether force B has Bunkers", Rule.DEPL_03);
    static final Field<Force> NORMAL_DEFENDER = FIELDS.choice("normal-defender", Force.class, "who would defend otherwise, if anybody", Rule.DEPL_04);

    static final Form<DefenderCase> FORM =
            FIELDS.form(DefenderForm::read);

    private DefenderForm() {}

    private static DefenderCase read(Inputs inputs) {
        List<MissionRule> mission = inputs.get(MISSION);
        if (mission.contains(MissionRule.NONE) && mission.size() > 1) {
            throw new BadInput("--mission none and --mission with a rule contradict each other: give one of them");
        }
        if (!mission.contains(MissionRule.DEFENSIVE_BATTLE)) {
            return new DefenderCase(DefenderCase.Way.MISSION, inputs.find(NORMAL_DEFENDER));
        }
        boolean a = inputs.get(A_BUNKERS) == YesNo.YES;
        boolean b = inputs.get(B_BUNKERS) == YesNo.YES;
        if (a && b) {
            boolean attacks = inputs.reading(DeploymentReadings.DICE_OFF) == DeploymentReadings.DiceOffWinner.ATTACKS;
            return new DefenderCase(
                    attacks ? DefenderCase.Way.HIGHER_ATTACKS : DefenderCase.Way.HIGHER_DEFENDS,
                    java.util.Optional.empty());
        }
        DefenderCase.Way way =
                a ? DefenderCase.Way.A_DEFENDS : b ? DefenderCase.Way.B_DEFENDS : DefenderCase.Way.MISSION;
        return new DefenderCase(way, inputs.find(NORMAL_DEFENDER));
    }
}
