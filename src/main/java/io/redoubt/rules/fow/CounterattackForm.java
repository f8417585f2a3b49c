package io.redoubt.rules.fow;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Whole;
import io.redoubt.umpire.Need;
import java.util.List;
import java.util.Optional;

/** The inputs of a Bunker's counterattack. */
public final class CounterattackForm {
    static final Field<Strongpoint> FROM =
            Field.of("from", Choice.of(Strongpoint.BUNKERS), "the Bunker that counterattacks", Rule.CTR_02);
    static final Field<Condition> STATE = Field.of(
                    "state", Choice.of(Condition.values()), "how the Bunker stands", Rule.CTR_02, Rule.CORE_08)
            .or(Condition.UNHARMED);
    static final Field<AdjacentTeam> ADJACENT = Field.of(
            "adjacent",
            Choice.of(AdjacentTeam.values()),
            "who is adjacent to its slit or turret; infantry or gun if any",
            Rule.CTR_03,
            Rule.ASLT_05);
    static final Field<Integer> TEAMS_LEFT =
            Field.of("teams-left", Whole.of(1, 1000), "assaulting teams still there, before the die", Rule.CTR_05);
    static final Field<Grade> MOTIVATION = Field.of(
            "motivation", MotivationTest.RATINGS, "Motivation of the assaulting teams", Rule.CTR_05, Rule.CORE_04);

    static final Form<CounterattackCase> FORM =
            new Form<>(List.of(FROM, STATE, ADJACENT, TEAMS_LEFT, MOTIVATION), CounterattackForm::read);

    private CounterattackForm() {}

    private static CounterattackCase read(Inputs in) {
        Strongpoint from = in.get(FROM);
        Condition state = in.get(STATE);
        from.mustAllow(state);
        AdjacentTeam adjacent = in.get(ADJACENT);
        boolean mayLoseOne = adjacent == AdjacentTeam.INFANTRY || adjacent == AdjacentTeam.GUN;
        Optional<Integer> left = mayLoseOne ? in.find(TEAMS_LEFT) : Optional.empty();
        Grade motivation = in.get(MOTIVATION);
        Need enemy = Need.of(motivation.target(), motivation.words() + " enemy");
        return new CounterattackCase(from, state, adjacent, left, enemy);
    }
}
