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
 * Crossing a tank pit. The chapter bars vehicles, and everybody while a tank is in it; how others fare at an empty
 * one it leaves open.
 *
 * @param difficult the going at an empty pit, where a group holds it to be Difficult for those on foot
 * @param cavalry the going of Cavalry at an empty pit that is like a gun pit
 */
record OverTankPit(
        Mobility team, Filling filling, Optional<DifficultGoing> difficult, CrossReadings.CavalryAtTrenches cavalry)
        implements Crossing {
    /** What is in the pit. */
    enum Filling {
        EMPTY,
        TANK,
        WRECK,
        WRECK_IGNORED
    }

    private static final Remark WRECK =
            Remark.of("The Destroyed tank still fills its tank pit: no team may enter or cross it [FOW-TANKPIT-10]");
    private static final Remark WRECK_IGNORED =
            Remark.of("A Destroyed tank no longer occupies its tank pit, as settled here [FOW-TANKPIT-10]");
    private static final Remark VEHICLES =
            Remark.of("A tank pit is Impassable to vehicles, even when empty [FOW-TANKPIT-09]");

    static OverTankPit of(Inputs in, Mobility team) {
        Filling filling = filling(in);
        boolean open = filling == Filling.EMPTY || filling == Filling.WRECK_IGNORED;
        boolean disputed = open && !team.isVehicle();
        boolean hard =
                disputed && in.reading(CrossReadings.EMPTY_TANK_PIT) == CrossReadings.EmptyTankPit.DIFFICULT_GOING;
        CrossReadings.CavalryAtTrenches cavalry = disputed && !hard && team == Mobility.CAVALRY
                ? in.reading(CrossReadings.CAVALRY_AT_TRENCHES)
                : CrossReadings.CAVALRY_AT_TRENCHES.standard();
        Optional<DifficultGoing> difficult = hard ? Optional.of(DifficultGoing.of(in, team)) : Optional.empty();
        return new OverTankPit(team, filling, difficult, cavalry);
    }

    private static Filling filling(Inputs in) {
        if (in.get(Cross.DESTROYED)) {
            boolean fills = in.reading(CrossReadings.WRECK_IN_PIT) == CrossReadings.WreckInPit.OCCUPIES;
            return fills ? Filling.WRECK : Filling.WRECK_IGNORED;
        }
        return in.get(Cross.OCCUPIED) ? Filling.TANK : Filling.EMPTY;
    }

    @Override
    public Obstacle obstacle() {
        return Obstacle.TANK_PIT;
    }

    @Override
    public void check(Checklist list) {
        switch (filling) {
            case TANK ->
                bar(
                        Remark.of(
                                "The tank pit is occupied: no team of any kind may enter or cross it [FOW-TANKPIT-10]"),
                        list);
            case WRECK -> bar(WRECK, list);
            case WRECK_IGNORED -> list.note(WRECK_IGNORED);
            case EMPTY -> {
                // The going is all there is to say.
            }
        }
        if (team.isVehicle()) {
            list.note(VEHICLES);
        } else if (filling == Filling.EMPTY || filling == Filling.WRECK_IGNORED) {
            checkEmpty(list);
        }
    }

    /** To a vehicle the pit is Impassable whoever is in it, which is an answer; to others it is closed. */
    private void bar(Remark remark, Checklist list) {
        if (team.isVehicle()) {
            list.note(remark);
        } else {
            list.forbid(remark);
        }
    }

    private void checkEmpty(Checklist list) {
        if (difficult.isPresent()) {
            list.note(
                    "An empty tank pit is barred to vehicles only; to {} it is Difficult Going, as settled here [FOW-TANKPIT-09]",
                    team.plural());
            difficult.get().check(list);
            return;
        }
        list.note(
                "An empty tank pit is barred to vehicles only; to {} it is as a gun pit (a reading: not in this chapter) [FOW-TANKPIT-09]",
                team.plural());
        list.note(
                switch (team) {
                    case INFANTRY -> Remark.of("A gun pit is Cross-country for Infantry [FOW-TCROSS-03]");
                    case MAN_PACKED_GUN -> Remark.of("A gun pit is Cross-country for Man-packed Guns [FOW-TCROSS-05]");
                    case CAVALRY ->
                        cavalry == CrossReadings.CavalryAtTrenches.CROSS_COUNTRY
                                ? Remark.of("A gun pit is Cross-country for Cavalry [FOW-TCROSS-04]")
                                : Remark.of(
                                        "A gun pit is Impassable to all the summary box does not name [FOW-TCROSS-12]");
                    case GUN -> Remark.of("A gun pit is Impassable to Guns that are not Man-packed [FOW-TCROSS-09]");
                    case FULLY_TRACKED, HALF_TRACKED, WHEELED, JEEP, WAGON, MOTORCYCLE -> VEHICLES;
                });
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
        boolean barred =
                team.isVehicle() || team == Mobility.GUN || cavalry == CrossReadings.CavalryAtTrenches.IMPASSABLE;
        return barred ? Cross.Passage.IMPASSABLE : Cross.Passage.CROSS_COUNTRY;
    }
}
