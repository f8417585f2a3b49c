package io.redoubt.rules.fow;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * Crossing a Street Barricade that has been gapped.
 *
 * @param bar what still bars this team, for a group that lets the bans stay
 * @param start where the team began, as far as it still matters
 */
record ThroughGap(Crosser team, OverBarricade.Bar bar, Start start, DifficultGoing going) implements Crossing {
    /** Whether the team began the Movement Step adjacent. */
    enum Start {
        ADJACENT,
        NOT_ADJACENT,
        ANYWHERE
    }

    private static final Remark DIFFICULT =
            Remark.of("A gapped Street Barricade is Difficult Going, for {} too", Rule.GAP_12);
    private static final Remark COVER = Remark.of("It still gives Concealment and Bulletproof Cover", Rule.GAP_13);
    private static final Remark ANYWHERE =
            Remark.of("No need to begin adjacent once it is gapped, as settled here", Rule.GAP_12);

    static ThroughGap of(Inputs in, Crosser team) {
        CrossPoints.GappedBarricade reading = in.reading(CrossPoints.GAPPED_BARRICADE);
        OverBarricade.Bar bar =
                reading == CrossPoints.GappedBarricade.BANS_STAY ? OverBarricade.bar(in, team) : OverBarricade.Bar.NONE;
        Start start = reading == CrossPoints.GappedBarricade.ONLY_DIFFICULT ? Start.ANYWHERE : start(in);
        return new ThroughGap(team, bar, start, DifficultGoing.of(in, team));
    }

    private static Start start(Inputs in) {
        return in.get(CrossForm.NOT_ADJACENT) ? Start.NOT_ADJACENT : Start.ADJACENT;
    }

    @Override
    public Obstacle obstacle() {
        return Obstacle.STREET_BARRICADE;
    }

    @Override
    public void check(Checklist list) {
        if (bar != OverBarricade.Bar.NONE) {
            OverBarricade.check(bar, team, list);
            return;
        }
        list.note(DIFFICULT, team.plural());
        list.note(COVER);
        switch (start) {
            case ADJACENT -> list.note(OverBarricade.ADJACENT);
            case ANYWHERE -> list.note(ANYWHERE);
            case NOT_ADJACENT -> {
                list.note(OverBarricade.NOT_ADJACENT);
                list.note(OverBarricade.STOPS);
                return;
            }
        }
        going.check(list);
    }

    @Override
    public List<Passage> possible() {
        if (bar != OverBarricade.Bar.NONE) {
            return List.of(Passage.IMPASSABLE);
        }
        return start == Start.NOT_ADJACENT ? List.of(Passage.MUST_STOP) : going.possible();
    }

    @Override
    public Passage resolve(Umpire umpire) {
        if (bar != OverBarricade.Bar.NONE) {
            return Passage.IMPASSABLE;
        }
        return start == Start.NOT_ADJACENT ? Passage.MUST_STOP : going.resolve(umpire);
    }
}
