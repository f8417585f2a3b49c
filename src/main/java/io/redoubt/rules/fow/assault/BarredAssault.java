package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** An assault across a Street Barricade from too far away: refused, whatever it is aimed at and whoever makes it. */
record BarredAssault() implements AssaultCase {

    @Override
    public Sentence headline() {
        return Sentence.of(Remark.of("assaulting across a Street Barricade"));
    }

    @Override
    public void check(Checklist list) {
        Approach.BARRICADE_FAR.check(list);
    }

    @Override
    public AssaultResult resolve(Umpire umpire) {
        throw new IllegalStateException("refused before any die is rolled");
    }

    @Override
    public List<AssaultEnd> possible() {
        return List.of();
    }

    @Override
    public List<Quantity<AssaultResult>> quantities() {
        return List.of();
    }

    @Override
    public Sentence verdict(AssaultResult result) {
        throw new IllegalStateException("refused before any die is rolled");
    }
}
