package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;

/** One attack on a structure: a hit, then a penetration of every wall or floor in the way (LG-Q27). */
public record HitAndPenetration(Test toHit, RequiredRoll hit, Test toPenetrate, RequiredRoll penetrate, int walls)
        implements StructureAttack {
    /** Reads an attack that cites the rule for structures under fire. */
    public static HitAndPenetration read(Inputs in, Surface surface, Penetration penetration) {
        return read(in, surface, penetration, RuleId.of("LG-ATTACK-01"));
    }

    /** Reads an attack whose tests cite this rule before the core rules. */
    public static HitAndPenetration read(Inputs in, Surface surface, Penetration penetration, RuleId rule) {
        RequiredRoll hit = in.get(SharedInputs.HIT).need();
        RequiredRoll penetrate = penetration.structure(in, surface);
        Test toPenetrate = Test.of("Penetration [LG-CORE-03, LG-CORE-01]", Die.D10, "penetrated", "held")
                .citingFirst(rule);
        return new HitAndPenetration(toHit(rule), hit, toPenetrate, penetrate, in.get(SharedInputs.LAYERS));
    }

    public static Test toHit(RuleId rule) {
        return Test.of("To hit [LG-CORE-02, LG-CORE-01]", Die.D10, "hit", "missed")
                .citingFirst(rule);
    }

    /** Notes the chance from a penetration table of the user. */
    public void tell(Checklist list) {
        if (!penetrate.reason().isEmpty()) {
            list.note(
                    "Your table, {}: penetrated on 1 to {} [LG-CORE-03]",
                    penetrate.reason(),
                    penetrate.target().number());
        }
    }

    @Override
    public Impact strike(Umpire umpire) {
        if (!umpire.test(toHit, hit)) {
            return Impact.MISS;
        }
        for (int wall = 0; wall < walls; wall++) {
            if (!umpire.test(toPenetrate, penetrate)) {
                return Impact.HIT;
            }
        }
        return Impact.PENETRATED;
    }
}
