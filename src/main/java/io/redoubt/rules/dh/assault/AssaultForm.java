package io.redoubt.rules.dh.assault;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Whole;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.TargetKinds;
import io.redoubt.rules.dh.terms.Chance;
import io.redoubt.rules.dh.terms.Chances;
import io.redoubt.rules.dh.terms.Rule;
import java.util.List;

/** The inputs of an assault. */
public final class AssaultForm {
    static final Field<TargetKind> AT = Field.of("at", new TargetKinds(), "what is assaulted", Rule.CA_01);
    static final Field<AssaultWay> MODE = Field.of(
                    "mode",
                    Choice.of(AssaultWay.values()),
                    "how it is to be done",
                    Rule.CA_02,
                    Rule.CA_05,
                    Rule.CC_01,
                    Rule.CC_02)
            .or(AssaultWay.CLOSE_ASSAULT);
    public static final Field<AssaultingUnit> ATTACKER = Field.of(
                    "attacker", Choice.of(AssaultingUnit.values()), "who assaults", Rule.CA_01)
            .or(AssaultingUnit.INFANTRY);
    public static final Field<Integer> SCORE = Field.of(
            "score",
            Whole.of(-50, 200),
            "Close Assault (CA) score, reckoned by the core book, Explosives not in it",
            Rule.CORE_07);
    public static final Field<Boolean> EXPLOSIVES =
            Field.flag("explosives", "the unit has Explosives and uses them in the assault", Rule.CA_07);
    public static final Field<Boolean> GRENADES = Field.flag("grenades", "the unit uses grenades", Rule.CA_04);
    public static final Field<Chance> WIN = Field.of(
            "win",
            new Chances("the core book tells what the whole score is worth"),
            "chance of the Close Assault at that score",
            Rule.CORE_07);

    static final Form<AssaultCase> FORM =
            new Form<>(List.of(AT, MODE, ATTACKER, SCORE, EXPLOSIVES, GRENADES, WIN), AssaultCase::read);

    private AssaultForm() {}
}
