package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.TargetKinds;
import io.redoubt.rules.dh.terms.Chance;
import io.redoubt.rules.dh.terms.Chances;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Whole;

/** The inputs of an assault. */
public final class AssaultForm {
    private static final Fields FIELDS = new Fields();

    static final Field<TargetKind> AT = FIELDS.of("at", new TargetKinds(), "what is assaulted", Rule.CA_01);
    static final Field<AssaultCase.Way> MODE = FIELDS.choice(
            "mode",
            AssaultCase.Way.CLOSE_ASSAULT,
            "how it is to be done",
            Rule.CA_02,
            Rule.CA_05,
            Rule.CC_01,
            Rule.CC_02);
    public static final Field<AssaultCase.Attacker> ATTACKER =
            FIELDS.choice("attacker", AssaultCase.Attacker.INFANTRY, "who assaults", Rule.CA_01);
    public static final Field<Integer> SCORE = FIELDS.of(
            "score",
            Whole.of(-50, 200),
            "Close Assault (CA) score, reckoned by the core book, Explosives not in it",
            Rule.CORE_07);
    public static final Field<Boolean> EXPLOSIVES =
            FIELDS.flag("explosives", "the unit has Explosives and uses them in the assault", Rule.CA_07);
    public static final Field<Boolean> GRENADES = FIELDS.flag("grenades", "the unit uses grenades", Rule.CA_04);
    public static final Field<Chance> WIN = FIELDS.of(
            "win",
            new Chances("the core book tells what the whole score is worth"),
            "chance of the Close Assault at that score",
            Rule.CORE_07);

    static final Form<AssaultCase> FORM = FIELDS.form(AssaultCase::read);

    private AssaultForm() {}
}
