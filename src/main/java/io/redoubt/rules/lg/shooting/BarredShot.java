package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** An attack that the rules do not allow, whatever else is known of it. */
record BarredShot(Sentence headline, Checklist objections) implements Shot {

    @Override
    public void check(Checklist list) {
        list.addAll(objections);
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        return ShotResult.at(ShotOutcome.MISSED);
    }

    @Override
    public List<ShotOutcome> fates() {
        return List.of(ShotOutcome.MISSED);
    }

    @Override
    public Sentence verdict(ShotResult result) {
        return Sentence.of(Remark.of("No shot."));
    }
}
