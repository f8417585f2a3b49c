package io.redoubt.opinion.lg;

import io.redoubt.opinion.SecondOpinion;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** LaserGrenadiers from its ledger, core rules and tables: every test a d10 that succeeds on 1 to so many. */
public final class LgOpinion implements SecondOpinion {
    private static final List<Function<Random, Question>> PROCEDURES = List.of(
            StructureShots::plain,
            StructureShots::burning,
            StructureShots::nuclear,
            StructureShots::worn,
            TroopShots::ask,
            TroopShots::ask,
            TroopShots::ask,
            OpenShots::opening,
            OpenShots::direct,
            Damages::points,
            Damages::guidelines,
            Damages::ignored,
            Breaching::ask,
            Breaching::ask,
            Falling::quiet,
            Falling::underFire,
            Burning::ignite,
            Burning::spread,
            Burning::cross,
            Places::occupy,
            Places::cross,
            Spotting::ask,
            Nonsense::ask,
            Nonsense::points);

    @Override
    public String game() {
        return "lg";
    }

    @Override
    public Question ask(Random random) {
        return PROCEDURES.get(random.nextInt(PROCEDURES.size())).apply(random);
    }
}
