package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.SkillTest;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Crossing a Street Barricade that has no gap.
 *
 * @param bar what bars this team, if anything does
 * @param adjacent whether it began the Movement Step adjacent
 * @param skill what its Skill Test needs; empty where it takes none
 * @param load how it is loaded
 */
record OverBarricade(
        Mobility team, Bar bar, boolean adjacent, Optional<Need> skill, Load load, DifficultGoing.Hurry hurry)
        implements Crossing {
    /** Why a team cannot cross a Street Barricade. */
    enum Bar {
        NONE,
        CAVALRY,
        CARRIER,
        CLASS,
        NO_ARMOUR
    }

    /** How a vehicle is loaded. */
    enum Load {
        NORMAL,
        OVERLOADED
    }

    private static final Remark CAVALRY =
            Remark.of("A Street Barricade is Impassable to Cavalry [FOW-BARR-03, FOW-BARR-05]");
    private static final Remark CARRIER = Remark.of(
            "A Street Barricade is Impassable to teams with Remote Control Demolition Carriers [FOW-BARR-04]");
    private static final Remark CLASS =
            Remark.of("Only foot troops and Fully-tracked armoured vehicles can cross: Impassable to {} [FOW-BARR-05]");
    private static final Remark NO_ARMOUR = Remark.of(
            "Only foot troops and Fully-tracked armoured vehicles can cross: this one has no armour [FOW-BARR-05]");
    static final Remark ADJACENT = Remark.of("It began the Movement Step adjacent, so it may cross [FOW-BARR-08]");
    static final Remark NOT_ADJACENT =
            Remark.of("It did not begin the Movement Step adjacent, so it cannot cross this Step [FOW-BARR-08]");
    static final Remark ONE_SIDE =
            Remark.of("It ends the Step on one side or the other, never on top [FOW-BARR-11, FOW-BARR-12]");
    static final Remark STOPS = Remark.of("A team that reaches a Street Barricade must stop there [FOW-BARR-09]");
    private static final Remark OVERLOADED =
            Remark.of("Overloaded: a Skill Test that is passed must be rolled again [FOW-BARR-07]");

    static OverBarricade of(Inputs in, Mobility team) {
        Bar bar = bar(in, team);
        boolean adjacent = bar != Bar.NONE || !in.get(Cross.NOT_ADJACENT);
        boolean tries = bar == Bar.NONE && adjacent;
        boolean tests = tries
                && (team.isVehicle()
                        || in.reading(CrossReadings.FOOT_AT_BARRICADE) == CrossReadings.FootAtBarricade.SKILL_TEST);
        Optional<Need> skill = tests ? Optional.of(SkillTest.plain(in.get(Cross.SKILL))) : Optional.empty();
        boolean overloaded = tests && team.isVehicle() && in.get(Cross.OVERLOADED);
        DifficultGoing.Hurry hurry = tries ? DifficultGoing.hurry(in) : DifficultGoing.Hurry.NONE;
        return new OverBarricade(team, bar, adjacent, skill, overloaded ? Load.OVERLOADED : Load.NORMAL, hurry);
    }

    /** What bars a team from an ungapped barricade, the bans by name first. */
    static Bar bar(Inputs in, Mobility team) {
        if (team == Mobility.CAVALRY) {
            return Bar.CAVALRY;
        }
        if (in.get(Cross.DEMOLITION_CARRIER)) {
            return Bar.CARRIER;
        }
        if (team == Mobility.FULLY_TRACKED) {
            return in.get(Cross.UNARMOURED) ? Bar.NO_ARMOUR : Bar.NONE;
        }
        return team.isFoot() ? Bar.NONE : Bar.CLASS;
    }

    static void check(Bar bar, Mobility team, Checklist list) {
        switch (bar) {
            case NONE ->
                list.note(
                        "A Street Barricade is Very Difficult Going, which {} can cross [FOW-BARR-02, FOW-BARR-05]",
                        team.plural());
            // Impassable is a going like any other, and so an answer, for mounted troops as for all others.
            case CAVALRY -> list.note(CAVALRY);
            case CARRIER -> list.note(CARRIER);
            case CLASS -> list.note(CLASS, team.plural());
            case NO_ARMOUR -> list.note(NO_ARMOUR);
        }
    }

    @Override
    public Obstacle obstacle() {
        return Obstacle.STREET_BARRICADE;
    }

    @Override
    public void check(Checklist list) {
        check(bar, team, list);
        if (bar != Bar.NONE) {
            return;
        }
        list.note(ONE_SIDE);
        DifficultGoing.check(hurry, list);
        if (!adjacent) {
            list.note(NOT_ADJACENT);
            list.note(STOPS);
            return;
        }
        list.note(ADJACENT);
        if (skill.isEmpty()) {
            list.note("Only vehicles take a Skill Test to cross: foot troops do not (a reading) [FOW-BARR-06]");
        } else if (load == Load.OVERLOADED) {
            list.note(OVERLOADED);
        }
    }

    @Override
    public List<Cross.Passage> shown() {
        if (skill.isEmpty()) {
            return List.of(settled());
        }
        return List.of(team.isFoot() ? Cross.Passage.MUST_STOP : Cross.Passage.BOGGED_DOWN, Cross.Passage.CROSSES);
    }

    private Cross.Passage settled() {
        if (bar != Bar.NONE) {
            return Cross.Passage.IMPASSABLE;
        }
        return adjacent ? Cross.Passage.CROSSES : Cross.Passage.MUST_STOP;
    }

    @Override
    public Cross.Passage resolve(Umpire umpire) {
        if (skill.isEmpty()) {
            return settled();
        }
        Need need = skill.get();
        if (team.isFoot()) {
            return umpire.test(MovementTest.ON_FOOT, need) ? Cross.Passage.CROSSES : Cross.Passage.MUST_STOP;
        }
        boolean across = load == Load.OVERLOADED
                ? umpire.test(MovementTest.LOADED, need) && umpire.test(MovementTest.AGAIN, need)
                : umpire.test(MovementTest.IN_A_VEHICLE, need);
        return across ? Cross.Passage.CROSSES : Cross.Passage.BOGGED_DOWN;
    }
}
