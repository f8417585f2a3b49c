package io.redoubt.battle;

import io.redoubt.question.Consequence;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Happening;
import io.redoubt.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** What a ruling leaves on the pieces, until every procedure says it itself. */
public final class Effects {
    private Effects() {}

    public static List<Change> of(RuleSet game, Happening happening, Consequence<?> came, Cast cast) {
        List<Change> all = new ArrayList<>(game.keeping().effects(happening, cast));
        all.addAll(came.effects(cast));
        return all;
    }
}
