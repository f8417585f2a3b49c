package io.redoubt.opinion;

import io.redoubt.opinion.lg.LgOpinion;
import java.util.List;

/** The second opinions there are, one for each game. */
final class Opinions {
    static final List<SecondOpinion> ALL = List.of(new LgOpinion());

    private Opinions() {}
}
