package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;

/** The inputs that fire and close assault share: the target hex, what is in it, and what helps the attacker. */
public final class TargetFields {
    public static final Field<Position> AT =
            Field.of("at", Choice.of(Position.values()), "what the target is in", Rule.CORE_05, Rule.V5_3, Rule.V12_9);
    public static final Field<Boolean> GRENADES =
            Field.flag("grenades", "the attackers use a Grenades counter", Rule.CORE_12);
    public static final Field<Integer> SATCHEL = Field.of(
                    "satchel", Whole.of(0, 50), "APFP of a satchel charge the attackers use", Rule.CORE_17)
            .or(0);
    public static final Field<FiredFrom> FROM = Field.of(
                    "from", Choice.of(FiredFrom.values()), "where the attackers are", Rule.V8_5, Rule.V5_6)
            .or(FiredFrom.OPEN);

    private TargetFields() {}
}
