package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Crossing a Bunker, or its ruins: the going is the same.
 *
 * @param difficult the going of foot troops; empty for all others, to whom it is Impassable
 */
record OverBunker(Mobility team, boolean destroyed, Optional<DifficultGoing> difficult) implements Crossing {
    static OverBunker of(Inputs in, Mobility team) {
        boolean destroyed = in.get(Cross.DESTROYED);
        return new OverBunker(
                team, destroyed, team.isFoot() ? Optional.of(DifficultGoing.of(in, team)) : Optional.empty());
    }

    @Override
    public Obstacle obstacle() {
        return Obstacle.BUNKER;
    }

    @Override
    public void check(Checklist list) {
        if (difficult.isPresent()) {
            list.note(
                    destroyed
                            ? "A Destroyed Bunker is still Difficult Going for Infantry and Man-packed Guns [FOW-DEST-02]"
                            : "A Bunker is Difficult Going for Infantry and Man-packed Guns [FOW-BOBS-03]");
            difficult.get().check(list);
        } else {
            list.note(
                    destroyed
                            ? "A Destroyed Bunker is still Impassable to {} [FOW-DEST-03]"
                            : "A Bunker is Impassable to {} [FOW-BOBS-04]",
                    team.plural());
        }
    }

    @Override
    public List<Cross.Passage> shown() {
        return difficult.map(DifficultGoing::shown).orElse(List.of(Cross.Passage.IMPASSABLE));
    }

    @Override
    public Cross.Passage resolve(Umpire umpire) {
        return difficult.isPresent() ? difficult.get().resolve(umpire) : Cross.Passage.IMPASSABLE;
    }
}
