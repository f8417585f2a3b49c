package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Quantity;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** An assault on a Bunker that is Destroyed already: there is nothing left to roll for. */
record AssaultOnWreck(Strongpoint at) implements AssaultCase {

    @Override
    public Sentence headline() {
        return Sentence.of(Remark.of("assaulting a {}"), at);
    }

    @Override
    public void check(Checklist list) {
        list.note(Remark.of("The {} is Destroyed already: nothing is rolled at it", Rule.ASLT_13, Rule.ASLT_14), at);
    }

    @Override
    public AssaultResult resolve(Umpire umpire) {
        return new AssaultResult(AssaultEnd.DESTROYED, 0, 0);
    }

    @Override
    public List<AssaultEnd> possible() {
        return List.of(AssaultEnd.DESTROYED);
    }

    @Override
    public List<Quantity<AssaultResult>> quantities() {
        return List.of();
    }

    @Override
    public Sentence verdict(AssaultResult result) {
        return Sentence.of(Remark.of("The {} is *DESTROYED*, as before."), at);
    }
}
