package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** A vehicle that is Bogged Down: it crosses nothing until its Starting Step frees it. */
record Stuck(Obstacle obstacle, Mobility team) implements Crossing {
    @Override
    public void check(Checklist list) {
        list.forbid("The {} is Bogged Down: it may not move until its Starting Step frees it [FOW-CORE-51]", team);
    }

    @Override
    public List<Cross.Passage> shown() {
        return List.of(Cross.Passage.BOGGED_DOWN);
    }

    @Override
    public Cross.Passage resolve(Umpire umpire) {
        return Cross.Passage.BOGGED_DOWN;
    }
}
