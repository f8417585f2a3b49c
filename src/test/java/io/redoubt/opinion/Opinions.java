package io.redoubt.opinion;

import java.util.List;

/** The second opinions there are, one for each game. */
final class Opinions {
    static final List<SecondOpinion> ALL = List.of(new io.redoubt.opinion.vv.ValorOpinion());

    private Opinions() {}
}
