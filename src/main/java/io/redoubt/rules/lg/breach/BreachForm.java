package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SelfNamed;
import io.redoubt.rules.lg.terms.SharedInputs;
import java.util.List;

/** The inputs of a breach. */
public final class BreachForm {
    /** What walls are breached with. */
    enum Tool implements SelfNamed {
        DEMOLITIONS,
        CHAINSAW,
        BUZZSAW;

        @Override
        public String words() {
            return this == DEMOLITIONS ? SelfNamed.super.words() : "a " + SelfNamed.super.words();
        }
    }

    /** Who breaches walls. */
    enum Engineer implements SelfNamed {
        ENGINEERS,
        ENGINEERING_VEHICLE,
        WARDRONE;

        @Override
        public String words() {
            return switch (this) {
                case ENGINEERS -> "engineers";
                case ENGINEERING_VEHICLE -> "an engineering vehicle";
                case WARDRONE -> "a wardrone";
            };
        }
    }

    public static final Field<Tool> WITH = Field.of(
                    "with", Choice.of(Tool.values()), "what the wall is attacked with", Rule.BREACH_02)
            .or(Tool.DEMOLITIONS);
    static final Field<Engineer> AS = Field.of("as", Choice.of(Engineer.values()), "who does it", Rule.BREACH_01)
            .or(Engineer.ENGINEERS);
    static final Field<Integer> ATTACKS = Field.of(
            "attacks",
            Whole.of(1, SharedInputs.MOST_ATTACKS),
            "attacks in all, 20 if nothing else says how many",
            Rule.BREACH_05);
    public static final Field<Integer> PER_TURN = Field.of(
                    "per-turn", Whole.of(1, 100), "attacks made in one turn", Rule.BREACH_05)
            .or(1);
    static final Field<Integer> TURNS =
            Field.of("turns", Whole.of(1, SharedInputs.MOST_ATTACKS), "turns it goes on for", Rule.BREACH_05);
    static final Field<Integer> POINTS_DONE = Field.of(
                    "points-done", Whole.of(0, SharedInputs.MOST_POINTS), "breach points done before", Rule.BREACH_06)
            .or(0);
    static final Field<Certainty> UNTIL =
            Field.of("until", new Certainties(), "make as many attacks as it takes to be so sure", Rule.BREACH_03);

    private BreachForm() {}

    static Form<Breaching> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        SharedInputs.POINTS,
                        POINTS_DONE,
                        ATTACKS,
                        SharedInputs.HIT,
                        SharedInputs.PENETRATE,
                        PER_TURN,
                        TURNS,
                        UNTIL,
                        WITH,
                        AS,
                        SharedInputs.MATERIAL,
                        SharedInputs.ROOF,
                        SharedInputs.ARMOR_CLASS,
                        SharedInputs.LAYERS,
                        SharedInputs.VARIANT,
                        SharedInputs.ATTACK_FACTOR,
                        SharedInputs.EFFECT_AREA,
                        SharedInputs.WEAPON,
                        penetration.table()),
                new BreachReader(penetration)::read);
    }
}
