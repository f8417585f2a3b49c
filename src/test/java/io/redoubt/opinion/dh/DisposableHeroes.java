package io.redoubt.opinion.dh;

import io.redoubt.opinion.SecondOpinion;
import java.util.Random;

/** The chapter on fortifications of Disposable Heroes, worked out again. */
public final class DisposableHeroes implements SecondOpinion {
    @Override
    public String game() {
        return "dh";
    }

    @Override
    public Question ask(Random random) {
        return switch (random.nextInt(20)) {
            case 0, 1 -> BarredShots.ask(new Asking("shoot", random));
            case 2, 3, 4, 5 -> VolleyQuestions.ask(new Asking("shoot", random));
            case 6, 7, 8, 9 -> SiegeQuestions.ask(new Asking("shoot", random));
            case 10, 11, 12 -> PenetrateQuestions.ask(new Asking("penetrate", random));
            case 13, 14 -> AssaultQuestions.ask(new Asking("assault", random));
            case 15, 16, 17 -> CounterattackQuestions.ask(new Asking("counterattack", random));
            default -> LeaveQuestions.ask(new Asking("leave", random));
        };
    }
}
