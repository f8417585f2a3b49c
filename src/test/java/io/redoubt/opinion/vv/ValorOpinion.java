package io.redoubt.opinion.vv;

import io.redoubt.opinion.SecondOpinion;
import java.util.Random;

/** Valor &amp; Victory worked out again, from chapter 20 and the core rules it leans on. */
public final class ValorOpinion implements SecondOpinion {
    @Override
    public String game() {
        return "vv";
    }

    @Override
    public Question ask(Random random) {
        return switch (random.nextInt(18)) {
            case 0, 1, 2 -> new FirepowerOpinion(new Draft(random, "shoot")).ask();
            case 3, 4 -> new ArmourOpinion(new Draft(random, "shoot")).ask();
            case 5 -> SmallOpinion.bare(new Draft(random, "shoot"));
            case 6, 7 -> new AssaultOpinion(new Draft(random, "assault")).ask();
            case 8, 9, 10 -> new CrossOpinion(new Draft(random, "cross")).ask();
            case 11, 12 -> PassageOpinion.ask(new Draft(random, "cross"));
            case 13 -> OccupyOpinion.ask(new Draft(random, "occupy"));
            case 14 -> SmallOpinion.survive(new Draft(random, "survive"));
            case 15 -> new LossOpinion(new Draft(random, "survive")).survive();
            case 16 ->
                random.nextInt(8) == 0
                        ? SmallOpinion.nonsense(new Draft(random, "shoot"))
                        : new LossOpinion(new Draft(random, "shoot")).shoot();
            default ->
                random.nextBoolean()
                        ? SmallOpinion.gap(new Draft(random, "gap"))
                        : SmallOpinion.rally(new Draft(random, "rally"));
        };
    }
}
