package io.redoubt.opinion.fow;

import io.redoubt.opinion.SecondOpinion;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** Flames Of War once more, from its chapter: every procedure by the raw faces of its dice. */
public final class FlamesOfWar implements SecondOpinion {
    private static final List<Function<Random, Question>> PROCEDURES = List.of(
            ShotsAtBunkers::ask,
            ShotsAtBunkers::ask,
            ShotsAtBunkers::ask,
            ShotsAtTankPits::ask,
            ShotsAtCover::ask,
            Assaults::ask,
            Assaults::ask,
            Counterattacks::ask,
            Crossings::ask,
            Crossings::ask,
            Gaps::ask,
            FireOut::ask);

    @Override
    public String game() {
        return "fow";
    }

    @Override
    public Question ask(Random random) {
        Question question;
        do {
            question = PROCEDURES.get(random.nextInt(PROCEDURES.size())).apply(random);
        } while (Pending.covers(question.line()));
        return question;
    }
}
