package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Moving along a trench line, in it: only for those who may be in it at all. */
record AlongTrench(Mobility team, boolean atTheDouble) implements Crossing {
    static AlongTrench of(Inputs in, Mobility team) {
        return new AlongTrench(team, in.get(Cross.AT_THE_DOUBLE));
    }

    @Override
    public Obstacle obstacle() {
        return Obstacle.TRENCH_LINE;
    }

    @Override
    public void check(Checklist list) {
        if (!team.isFoot()) {
            list.forbid(
                    "Only Infantry and Man-packed Guns may be in a trench line: {} may not [FOW-TRENCH-07]",
                    team.plural());
            return;
        }
        list.note("Along a trench line it is Cross-country for {} in it [FOW-TRENCH-08, FOW-TRENCH-07]", team.plural());
        if (atTheDouble) {
            list.note("Along a trench line teams may move At the Double [FOW-TRENCH-09]");
        }
    }

    @Override
    public List<Cross.Passage> shown() {
        return List.of(Cross.Passage.CROSS_COUNTRY);
    }

    @Override
    public boolean leaves() {
        return false;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("moving along a {}", obstacle());
    }

    @Override
    public Sentence verdict(Cross.Passage passage) {
        return Sentence.of("The {} moves along the {}: *CROSS-COUNTRY*.", team, obstacle());
    }

    @Override
    public Cross.Passage resolve(Umpire umpire) {
        return Cross.Passage.CROSS_COUNTRY;
    }
}
