package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.MotivationTest;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.umpire.Need;
import java.util.Optional;

/** The inputs of a Bunker's counterattack. */
final class CounterattackForm {
    private static final Fields FIELDS = new Fields();
    static final Field<Strongpoint> FROM = FIELDS.of("from", Choice.of(Strongpoint.BUNKERS), "the Bunker that counterattacks", Rule.CTR_02);
    static final Field<Condition> STATE = FIELDS.choice("state", Condition.UNHARMED, "how the Bunker stands", Rule.CTR_02, Rule.CORE_08);
    static final Field<AdjacentTeam> ADJACENT = FIELDS.choice("adjacent", AdjacentTeam.class, "who is adjacent to its slit or turret; infantry or gun if any", Rule.CTR_03, Rule.ASLT_05);
    static final Field<Integer> TEAMS_LEFT = FIELDS.number("teams-left", 1, 1000, "assaulting teams still there, before the die", Rule.CTR_05);
    static final Field<Grade> MOTIVATION = FIELDS.of("motivation", MotivationTest.RATINGS, "Motivation of the assaulting teams", Rule.CTR_05, Rule.CORE_04);

    static final Form<CounterattackCase> FORM =
            FIELDS.form(CounterattackForm::read);

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
