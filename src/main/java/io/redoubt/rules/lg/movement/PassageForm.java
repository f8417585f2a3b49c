package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SelfNamed;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.List;
import java.util.Optional;

/** The inputs of a passage. */
final class PassageForm {
    /** Who passes. */
    enum Passer implements SelfNamed {
        TROOPS,
        VEHICLE
    }

    private static final int ATTACK_FACTOR_OF_FIRE = 5;

    static final Field<Passer> AS = Field.of("as", Choice.of(Passer.values()), "who passes", Rule.FIRE_32)
            .or(Passer.TROOPS);
    static final Field<Integer> TURNS_INSIDE = Field.of(
                    "turns-inside", Whole.of(0, 100), "turns spent in the fire after entering it", Rule.FIRE_32)
            .or(0);
    static final Field<Integer> ATTACK_FACTOR = Field.of(
                    "attack-factor", Whole.of(0, 100), "attack factor of the fire, if you alter it", Rule.FIRE_32)
            .or(ATTACK_FACTOR_OF_FIRE);

    private PassageForm() {}

    static Form<Passage> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        SharedInputs.TROOPS,
                        AS,
                        SharedInputs.ARMOR_PENETRATE,
                        TURNS_INSIDE,
                        ATTACK_FACTOR,
                        Ruins.STRUCTURE,
                        Ruins.ACTION,
                        penetration.table(),
                        SharedInputs.ARMOR),
                in -> read(in, penetration));
    }

    private static Passage read(Inputs in, Penetration penetration) {
        Checklist list = new Checklist();
        Optional<StructureState> structure = in.find(Ruins.STRUCTURE);
        if (structure.isPresent()) {
            Ruins.check(structure.get(), in.get(Ruins.ACTION), in, list);
            return new Passage(false, Passer.TROOPS, 1, new Chance(0).need(""), 1, list);
        }
        Passer who = in.get(AS);
        int troops = in.get(SharedInputs.TROOPS);
        list.note(
                Remark.of("The fire attacks with factor {}, without a roll to hit", Rule.FIRE_32),
                in.get(ATTACK_FACTOR));
        int attacks = attacks(in, list);
        if (who == Passer.VEHICLE) {
            list.note(
                    "Whether its armor holds is all the chapter tells: what a penetration does to it is in the core rules",
                    Rule.FIRE_32,
                    Rule.CORE_03);
        }
        return new Passage(
                true, who, troops, penetration.piece(in, inputs -> inputs.get(ATTACK_FACTOR)), attacks, list);
    }

    private static int attacks(Inputs in, Checklist list) {
        int inside = in.get(TURNS_INSIDE);
        if (inside == 0) {
            list.note("It attacks once, on entering", Rule.FIRE_32);
            return 1;
        }
        if (in.reading(Readings.FIRE_ATTACKS) == Readings.Burns.ONCE) {
            list.note("It attacks once in all, however long they stay, as settled here", Rule.FIRE_32);
            return 1;
        }
        list.note(Remark.of("It attacks {} times: on entering and each turn inside", Rule.FIRE_32), inside + 1);
        return inside + 1;
    }
}
