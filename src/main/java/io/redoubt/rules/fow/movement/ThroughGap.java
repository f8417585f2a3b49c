package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Crossing a Street Barricade that has been gapped.
 *
 * @param bar what still bars this team, for a group that lets the bans stay
 * @param start where the team began, as far as it still matters
 * @param going how it fares in the gap; empty where it does not come so far
 */
record ThroughGap(Mobility team, OverBarricade.Bar bar, Start start, Optional<DifficultGoing> going)
        implements Crossing {
    /** Whether the team began the Movement Step adjacent. */
    enum Start {
        ADJACENT,
        NOT_ADJACENT,
        ANYWHERE
    }

    private static final Remark ANYWHERE =
            Remark.of("No need to begin adjacent once it is gapped, as settled here [FOW-GAP-12]");

    static ThroughGap of(Inputs in, Mobility team) {
        CrossReadings.GappedBarricade reading = in.reading(CrossReadings.GAPPED_BARRICADE);
        OverBarricade.Bar bar = reading == CrossReadings.GappedBarricade.BANS_STAY
                ? OverBarricade.bar(in, team)
                : OverBarricade.Bar.NONE;
        Start start = reading == CrossReadings.GappedBarricade.ONLY_DIFFICULT ? Start.ANYWHERE : start(in);
        boolean enters = bar == OverBarricade.Bar.NONE && start != Start.NOT_ADJACENT;
        return new ThroughGap(team, bar, start, enters ? Optional.of(DifficultGoing.of(in, team)) : Optional.empty());
    }

    private static Start start(Inputs in) {
        return in.get(Cross.NOT_ADJACENT) ? Start.NOT_ADJACENT : Start.ADJACENT;
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
        list.note("A gapped Street Barricade is Difficult Going, for {} too [FOW-GAP-12]", team.plural());
        list.note("It still gives Concealment and Bulletproof Cover [FOW-GAP-13]");
        list.note(OverBarricade.ONE_SIDE);
        switch (start) {
            case ADJACENT -> list.note(OverBarricade.ADJACENT);
            case ANYWHERE -> list.note(ANYWHERE);
            case NOT_ADJACENT -> {
                list.note(OverBarricade.NOT_ADJACENT);
                list.note(OverBarricade.STOPS);
            }
        }
        going.ifPresent(difficult -> difficult.check(list));
    }

    @Override
    public List<Cross.Passage> shown() {
        return going.map(DifficultGoing::shown).orElseGet(() -> List.of(outside()));
    }

    @Override
    public Cross.Passage resolve(Umpire umpire) {
        return going.isPresent() ? going.get().resolve(umpire) : outside();
    }

    private Cross.Passage outside() {
        return bar == OverBarricade.Bar.NONE ? Cross.Passage.MUST_STOP : Cross.Passage.IMPASSABLE;
    }
}
