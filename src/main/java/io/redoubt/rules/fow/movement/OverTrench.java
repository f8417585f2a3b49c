package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Crossing a trench line or a gun pit.
 *
 * @param obstacle one of the two
 * @param difficult the going of those for whom it is Difficult
 * @param cavalry the going of Cavalry, which the summary box forgets
 */
record OverTrench(
        Obstacle obstacle, Mobility team, Optional<DifficultGoing> difficult, CrossReadings.CavalryAtTrenches cavalry)
        implements Crossing {
    static OverTrench of(Inputs in, Obstacle obstacle, Mobility team) {
        Optional<DifficultGoing> difficult =
                team == Mobility.HALF_TRACKED ? Optional.of(DifficultGoing.of(in, team)) : Optional.empty();
        CrossReadings.CavalryAtTrenches cavalry = team == Mobility.CAVALRY
                ? in.reading(CrossReadings.CAVALRY_AT_TRENCHES)
                : CrossReadings.CAVALRY_AT_TRENCHES.standard();
        return new OverTrench(obstacle, team, difficult, cavalry);
    }

    private boolean cavalryMayCross() {
        return cavalry == CrossReadings.CavalryAtTrenches.CROSS_COUNTRY;
    }

    @Override
    public void check(Checklist list) {
        switch (team) {
            case FULLY_TRACKED ->
                list.note("A {} is Cross-country for Fully-tracked vehicles [FOW-TCROSS-02, FOW-TCROSS-10]", obstacle);
            case INFANTRY ->
                list.note("A {} is Cross-country for Infantry [FOW-TCROSS-03, FOW-TCROSS-10, FOW-TRENCH-10]", obstacle);
            case CAVALRY ->
                list.note(
                        cavalryMayCross()
                                ? "A {} is Cross-country for Cavalry [FOW-TCROSS-04]"
                                : "A {} is Impassable to all the summary box does not name [FOW-TCROSS-12]",
                        obstacle);
            case MAN_PACKED_GUN ->
                list.note(
                        "A {} is Cross-country for Man-packed Guns [FOW-TCROSS-05, FOW-TCROSS-10, FOW-TRENCH-10]",
                        obstacle);
            case HALF_TRACKED ->
                list.note("A {} is Difficult Going for Half-tracked vehicles [FOW-TCROSS-06, FOW-TCROSS-11]", obstacle);
            case WHEELED ->
                list.note("A {} is Impassable to Wheeled vehicles [FOW-TCROSS-07, FOW-TCROSS-12]", obstacle);
            case JEEP, WAGON ->
                list.note("A {} is Impassable to Jeeps and Wagons [FOW-TCROSS-08, FOW-TCROSS-12]", obstacle);
            case GUN ->
                list.note(
                        "A {} is Impassable to Guns that are not Man-packed [FOW-TCROSS-09, FOW-TCROSS-12]", obstacle);
            case MOTORCYCLE ->
                list.note(
                        "A {} is Impassable to all other teams, {} among them [FOW-TCROSS-12]",
                        obstacle,
                        team.plural());
        }
        difficult.ifPresent(going -> going.check(list));
    }

    @Override
    public List<Cross.Passage> shown() {
        return difficult.map(DifficultGoing::shown).orElseGet(() -> List.of(settled()));
    }

    @Override
    public Cross.Passage resolve(Umpire umpire) {
        return difficult.isPresent() ? difficult.get().resolve(umpire) : settled();
    }

    private Cross.Passage settled() {
        return switch (team) {
            case FULLY_TRACKED, INFANTRY, MAN_PACKED_GUN -> Cross.Passage.CROSS_COUNTRY;
            case CAVALRY -> cavalryMayCross() ? Cross.Passage.CROSS_COUNTRY : Cross.Passage.IMPASSABLE;
            case HALF_TRACKED -> Cross.Passage.DIFFICULT_GOING;
            case WHEELED, JEEP, WAGON, GUN, MOTORCYCLE -> Cross.Passage.IMPASSABLE;
        };
    }
}
