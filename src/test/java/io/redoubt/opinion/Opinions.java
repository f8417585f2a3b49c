package io.redoubt.opinion;

import io.redoubt.opinion.dh.DisposableHeroes;
import java.util.List;

/** The second opinions there are, one for each game. */
final class Opinions {
    static final List<SecondOpinion> ALL = List.of(new DisposableHeroes());

    private Opinions() {}
}
