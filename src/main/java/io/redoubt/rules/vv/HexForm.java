package io.redoubt.rules.vv;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Whole;
import java.util.List;

/** The inputs that fire and close assault share: the target hex, what is in it, and what helps the attacker. */
final class HexForm {
    static final Field<Position> AT =
            Field.of("at", Choice.of(Position.values()), "what the target is in", Rule.CORE_05, Rule.V5_3, Rule.V12_9);
    static final Field<Boolean> GRENADES = Field.flag("grenades", "the attackers use a Grenades counter", Rule.CORE_12);
    static final Field<Integer> SATCHEL = Field.of(
                    "satchel", Whole.of(0, 50), "APFP of a satchel charge the attackers use", Rule.CORE_17)
            .or(0);
    static final Field<FiredFrom> FROM = Field.of(
                    "from", Choice.of(FiredFrom.values()), "where the attackers are", Rule.V8_5, Rule.V5_6)
            .or(FiredFrom.OPEN);
    static final Field<List<UnitSpec>> UNITS = Field.of(
            "units",
            new UnitSpecs(),
            "the units in the hex, like 4-6-4,2-6-3,leader or gun=3 (APFP-range-rating)",
            Rule.CORE_20,
            Rule.CORE_23);
    static final Field<LossPolicy> LOSSES = Field.of(
                    "losses", Choice.of(LossPolicy.values()), "how their owner takes casualty points", Rule.CORE_20)
            .or(LossPolicy.CHEAPEST);

    private HexForm() {}
}
