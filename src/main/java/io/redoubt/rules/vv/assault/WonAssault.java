package io.redoubt.rules.vv.assault;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** A close assault that is won: what the assaulters may do with the hex. */
record WonAssault(Winners winners) implements AssaultCase {
    static final Remark EXCEPTION =
            Remark.of("A close assault may go at an occupied hex that is closed to movement [VV-20.3-9, VV-20.3-8]");

    private static final Remark MINED = Remark.of("The assaulters *ENTER* {}: the mines eliminate *{}* of {}.");

    @Override
    public Sentence headline() {
        return Sentence.of("after a close assault on {}", winners.at().place());
    }

    @Override
    public void check(Checklist list) {
        list.note(EXCEPTION);
        winners.checkEntry(list);
    }

    @Override
    public Result resolve(Umpire umpire) {
        winners.follow(umpire);
        return new Result(End.ENTERS, 0, 0, winners.struck(umpire));
    }

    /** Mines leave it to dice what is lost, so that this is what a person wants to see. */
    @Override
    public List<End> shown() {
        return winners.mines().isPresent() ? List.of() : List.of(End.ENTERS);
    }

    @Override
    public List<Quantity<Result>> quantities() {
        return winners.mines().isPresent() ? List.of(CloseAssault.MINED) : List.of();
    }

    @Override
    public Sentence verdict(Result result) {
        String place = winners.at() == Position.OPEN ? "the hex" : winners.at().place();
        return winners.mines().isPresent()
                ? Sentence.of(
                        MINED,
                        place,
                        result.mined().number(),
                        winners.units() == 1 ? "1 unit" : winners.units() + " units")
                : Sentence.of("The assaulters *ENTER* {}.", place);
    }
}
