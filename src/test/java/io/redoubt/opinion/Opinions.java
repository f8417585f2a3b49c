package io.redoubt.opinion;

import io.redoubt.opinion.dh.DisposableHeroes;
import io.redoubt.opinion.fow.FlamesOfWar;
import io.redoubt.opinion.lg.LgOpinion;
import io.redoubt.opinion.vv.ValorOpinion;
import java.util.List;

/** The second opinions there are, one for each game. */
public final class Opinions {
    public static final List<SecondOpinion> ALL =
            List.of(new FlamesOfWar(), new ValorOpinion(), new DisposableHeroes(), new LgOpinion());

    private Opinions() {}
}
