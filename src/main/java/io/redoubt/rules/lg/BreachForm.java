package io.redoubt.rules.lg;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Whole;
import java.util.List;

/** The inputs of a breach. */
final class BreachForm {
    /** What walls are breached with. */
    enum Tool implements Way {
        DEMOLITIONS,
        CHAINSAW,
        BUZZSAW;

        @Override
        public String words() {
            return this == DEMOLITIONS ? Way.super.words() : "a " + Way.super.words();
        }
    }

    /** Who breaches walls. */
    enum Engineer implements Way {
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

    static final Field<Tool> WITH = Field.of(
                    "with", Choice.of(Tool.values()), "what the wall is attacked with", Rule.BREACH_02)
            .or(Tool.DEMOLITIONS);
    static final Field<Engineer> AS = Field.of("as", Choice.of(Engineer.values()), "who does it", Rule.BREACH_01)
            .or(Engineer.ENGINEERS);
    static final Field<Integer> ATTACKS = Field.of(
            "attacks",
            Whole.of(1, Fields.MOST_ATTACKS),
            "attacks in all, 20 if nothing else says how many",
            Rule.BREACH_05);
    static final Field<Integer> PER_TURN = Field.of(
                    "per-turn", Whole.of(1, 100), "attacks made in one turn", Rule.BREACH_05)
            .or(1);
    static final Field<Integer> TURNS =
            Field.of("turns", Whole.of(1, Fields.MOST_ATTACKS), "turns it goes on for", Rule.BREACH_05);
    static final Field<Integer> POINTS_DONE = Field.of(
                    "points-done", Whole.of(0, Fields.MOST_POINTS), "breach points done before", Rule.BREACH_06)
            .or(0);
    static final Field<Certainty> UNTIL =
            Field.of("until", new Certainties(), "make as many attacks as it takes to be so sure", Rule.BREACH_03);

    private BreachForm() {}

    static Form<Breaching> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        Fields.POINTS,
                        POINTS_DONE,
                        ATTACKS,
                        Fields.HIT,
                        Fields.PENETRATE,
                        PER_TURN,
                        TURNS,
                        UNTIL,
                        WITH,
                        AS,
                        Fields.MATERIAL,
                        Fields.ROOF,
                        Fields.ARMOR_CLASS,
                        Fields.LAYERS,
                        Fields.VARIANT,
                        Fields.ATTACK_FACTOR,
                        Fields.EFFECT_AREA,
                        Fields.WEAPON,
                        penetration.table()),
                new BreachReader(penetration)::read);
    }
}
