package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.movement.Cross.Passage;
import io.redoubt.rules.fow.movement.CrossReadings.CavalryAtTrenches;
import io.redoubt.rules.fow.movement.CrossReadings.DoubleTime;
import io.redoubt.rules.fow.movement.CrossReadings.EmptyTankPit;
import io.redoubt.rules.fow.movement.CrossReadings.FootAtBarricade;
import io.redoubt.rules.fow.movement.CrossReadings.GappedBarricade;
import io.redoubt.rules.fow.movement.CrossReadings.OverloadedBogging;
import io.redoubt.rules.fow.movement.CrossReadings.WreckInPit;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.Obstacle;
import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import java.util.List;

/** The rules of crossing: one method per obstacle, which fills the checklist and returns the dice for later. */
record Going(Inputs in, Obstacle obstacle, Mobility team, Checklist list) {
    private static final RequiredRoll TWO_PLUS = RequiredRoll.of(Target.atLeast(2));
    private static final RequiredRoll THREE_PLUS = RequiredRoll.of(Target.atLeast(3), "Overloaded");

    /** Judges a vehicle that is Bogged Down. */
    Crossing stuck() {
        list.forbid("The {} is Bogged Down: it may not move until its Starting Step frees it [FOW-CORE-51]", team);
        return Crossing.ends(this, Passage.BOGGED_DOWN);
    }

    /** Judges a move along a trench line, in it, for teams that may be in one. */
    Crossing alongTrench() {
        boolean atTheDouble = in.get(Cross.AT_THE_DOUBLE);
        if (!team.isFoot()) {
            list.forbid(
                    "Only Infantry and Man-packed Guns may be in a trench line: {} may not [FOW-TRENCH-07]",
                    team.plural());
        } else {
            list.note(
                    "Along a trench line it is Cross-country for {} in it [FOW-TRENCH-08, FOW-TRENCH-07]",
                    team.plural());
            if (atTheDouble) {
                list.note("Along a trench line teams may move At the Double [FOW-TRENCH-09]");
            }
        }
        return new Crossing(
                obstacle, team, true, list, List.of(Passage.CROSS_COUNTRY), umpire -> Passage.CROSS_COUNTRY);
    }

    /** Judges crossing a trench line or a gun pit. The summary box forgets Cavalry. */
    Crossing overTrench() {
        return switch (team) {
            case FULLY_TRACKED ->
                crossCountry(
                        "A {} is Cross-country for Fully-tracked vehicles [FOW-TCROSS-02, FOW-TCROSS-10]", obstacle);
            case INFANTRY ->
                crossCountry(
                        "A {} is Cross-country for Infantry [FOW-TCROSS-03, FOW-TCROSS-10, FOW-TRENCH-10]", obstacle);
            case CAVALRY ->
                cavalryMayCross()
                        ? crossCountry("A {} is Cross-country for Cavalry [FOW-TCROSS-04]", obstacle)
                        : impassable(
                                "A {} is Impassable to all teams that the summary box does not name [FOW-TCROSS-12]",
                                obstacle);
            case MAN_PACKED_GUN ->
                crossCountry(
                        "A {} is Cross-country for Man-packed Guns [FOW-TCROSS-05, FOW-TCROSS-10, FOW-TRENCH-10]",
                        obstacle);
            case HALF_TRACKED -> {
                list.note("A {} is Difficult Going for Half-tracked vehicles [FOW-TCROSS-06, FOW-TCROSS-11]", obstacle);
                yield difficult();
            }
            case WHEELED ->
                impassable("A {} is Impassable to Wheeled vehicles [FOW-TCROSS-07, FOW-TCROSS-12]", obstacle);
            case JEEP, WAGON ->
                impassable("A {} is Impassable to Jeeps and Wagons [FOW-TCROSS-08, FOW-TCROSS-12]", obstacle);
            case GUN ->
                impassable(
                        "A {} is Impassable to Guns that are not Man-packed [FOW-TCROSS-09, FOW-TCROSS-12]", obstacle);
            case MOTORCYCLE ->
                impassable(
                        "A {} is Impassable to all other teams, including {} [FOW-TCROSS-12]", obstacle, team.plural());
        };
    }

    /** Judges crossing a tank pit: closed while occupied; the going of an empty one is partly a reading. */
    Crossing overTankPit() {
        if (in.get(Cross.DESTROYED)) {
            if (in.reading(CrossReadings.WRECK_IN_PIT) == WreckInPit.OCCUPIES) {
                return filled(
                        "The Destroyed tank still fills its tank pit: no team may enter or cross it [FOW-TANKPIT-10]");
            }
            list.note("A Destroyed tank no longer occupies its tank pit (reading) [FOW-TANKPIT-10]");
        } else if (in.get(Cross.OCCUPIED)) {
            return filled("The tank pit is occupied: no team of any kind may enter or cross it [FOW-TANKPIT-10]");
        }
        if (team.isVehicle()) {
            return noVehicles();
        }
        if (in.reading(CrossReadings.EMPTY_TANK_PIT) == EmptyTankPit.DIFFICULT_GOING) {
            list.note(
                    "An empty tank pit is barred to vehicles only; to {} it is Difficult Going (reading) [FOW-TANKPIT-09]",
                    team.plural());
            return difficult();
        }
        list.note(
                "An empty tank pit is barred to vehicles only; to {} it is like a gun pit (reading) [FOW-TANKPIT-09]",
                team.plural());
        return switch (team) {
            case INFANTRY -> crossCountry("A gun pit is Cross-country for Infantry [FOW-TCROSS-03]");
            case MAN_PACKED_GUN -> crossCountry("A gun pit is Cross-country for Man-packed Guns [FOW-TCROSS-05]");
            case CAVALRY ->
                cavalryMayCross()
                        ? crossCountry("A gun pit is Cross-country for Cavalry [FOW-TCROSS-04]")
                        : impassable(
                                "A gun pit is Impassable to all teams that the summary box does not name [FOW-TCROSS-12]");
            case GUN -> impassable("A gun pit is Impassable to Guns that are not Man-packed [FOW-TCROSS-09]");
            case FULLY_TRACKED, HALF_TRACKED, WHEELED, JEEP, WAGON, MOTORCYCLE -> noVehicles();
        };
    }

    /** A pit is always Impassable to vehicles, which is a result; to other teams an occupied one is closed. */
    private Crossing filled(String why) {
        if (team.isVehicle()) {
            list.note(why);
            return noVehicles();
        }
        list.forbid(why);
        return Crossing.ends(this, Passage.IMPASSABLE);
    }

    private Crossing noVehicles() {
        return impassable("A tank pit is Impassable to vehicles, even when empty [FOW-TANKPIT-09]");
    }

    private boolean cavalryMayCross() {
        return in.reading(CrossReadings.CAVALRY_AT_TRENCHES) == CavalryAtTrenches.CROSS_COUNTRY;
    }

    /** Judges crossing a Bunker or its ruins, whose going is the same. */
    Crossing overBunker() {
        boolean ruins = in.get(Cross.DESTROYED);
        if (team.isFoot()) {
            list.note(
                    ruins
                            ? "A Destroyed Bunker is still Difficult Going for Infantry and Man-packed Guns [FOW-DEST-02]"
                            : "A Bunker is Difficult Going for Infantry and Man-packed Guns [FOW-BOBS-03]");
            return difficult();
        }
        return impassable(
                ruins
                        ? "A Destroyed Bunker is still Impassable to {} [FOW-DEST-03]"
                        : "A Bunker is Impassable to {} [FOW-BOBS-04]",
                team.plural());
    }

    /** Judges crossing a Street Barricade that has no gap. */
    Crossing overBarricade() {
        if (isBarred()) {
            return Crossing.ends(this, Passage.IMPASSABLE);
        }
        list.note(
                "A Street Barricade is Very Difficult Going, which {} can cross [FOW-BARR-02, FOW-BARR-05]",
                team.plural());
        staysBeside();
        if (in.get(Cross.NOT_ADJACENT)) {
            return stops();
        }
        if (team.isFoot() && in.reading(CrossReadings.FOOT_AT_BARRICADE) == FootAtBarricade.NO_TEST) {
            checkPace();
            beganAdjacent();
            list.note("Only vehicles take a Skill Test to cross: foot troops do not (reading) [FOW-BARR-06]");
            return Crossing.ends(this, Passage.CROSSES);
        }
        RequiredRoll skill = SkillTest.plain(in.get(Cross.SKILL));
        boolean overloaded = team.isVehicle() && in.get(Cross.OVERLOADED);
        checkPace();
        beganAdjacent();
        if (team.isFoot()) {
            return Crossing.tests(this, Passage.MUST_STOP, umpire -> umpire.test(MovementTest.ON_FOOT, skill));
        }
        if (overloaded) {
            list.note("Overloaded: a Skill Test that is passed must be rolled again [FOW-BARR-07]");
            return Crossing.tests(
                    this,
                    Passage.BOGGED_DOWN,
                    umpire -> umpire.test(MovementTest.LOADED, skill) && umpire.test(MovementTest.AGAIN, skill));
        }
        return Crossing.tests(this, Passage.BOGGED_DOWN, umpire -> umpire.test(MovementTest.IN_A_VEHICLE, skill));
    }

    /** Judges crossing a gapped Street Barricade; remaining bans are a reading. */
    Crossing throughGap() {
        GappedBarricade reading = in.reading(CrossReadings.GAPPED_BARRICADE);
        boolean barred = reading == GappedBarricade.BANS_STAY && isBarred();
        boolean anywhere = reading == GappedBarricade.ONLY_DIFFICULT;
        boolean tooFar = !anywhere && in.get(Cross.NOT_ADJACENT);
        if (barred) {
            return Crossing.ends(this, Passage.IMPASSABLE);
        }
        list.note("A gapped Street Barricade is Difficult Going, also for {} [FOW-GAP-12]", team.plural());
        list.note("It still gives Concealment and Bulletproof Cover [FOW-GAP-13]");
        staysBeside();
        if (tooFar) {
            return stops();
        }
        if (anywhere) {
            list.note("No need to begin adjacent once it is gapped (reading) [FOW-GAP-12]");
        } else {
            beganAdjacent();
        }
        return difficult();
    }

    /** Returns whether an ungapped barricade bars the team, and notes why, teams barred by name first. */
    private boolean isBarred() {
        if (team == Mobility.CAVALRY) {
            list.note("A Street Barricade is Impassable to Cavalry [FOW-BARR-03, FOW-BARR-05]");
        } else if (in.get(Cross.DEMOLITION_CARRIER)) {
            list.note(
                    "A Street Barricade is Impassable to teams with Remote Control Demolition Carriers [FOW-BARR-04]");
        } else if (team == Mobility.FULLY_TRACKED && in.get(Cross.UNARMOURED)) {
            list.note(
                    "Only foot troops and Fully-tracked armoured vehicles can cross: this one has no armour [FOW-BARR-05]");
        } else if (team != Mobility.FULLY_TRACKED && !team.isFoot()) {
            list.note(
                    "Only foot troops and Fully-tracked armoured vehicles can cross: Impassable to {} [FOW-BARR-05]",
                    team.plural());
        } else {
            return false;
        }
        return true;
    }

    private void staysBeside() {
        list.note("It ends the Step on one side or the other, never on top [FOW-BARR-11, FOW-BARR-12]");
    }

    private void beganAdjacent() {
        list.note("It began the Movement Step adjacent, so it may cross [FOW-BARR-08]");
    }

    private Crossing stops() {
        list.note("It did not begin the Movement Step adjacent, so it cannot cross this Step [FOW-BARR-08]");
        list.note("A team that reaches a Street Barricade must stop there [FOW-BARR-09]");
        return Crossing.ends(this, Passage.MUST_STOP);
    }

    private Crossing crossCountry(String why, Object... values) {
        list.note(why, values);
        return Crossing.ends(this, Passage.CROSS_COUNTRY);
    }

    private Crossing impassable(String why, Object... values) {
        list.note(why, values);
        return Crossing.ends(this, Passage.IMPASSABLE);
    }

    /** Judges Difficult Going, by the core rules. */
    private Crossing difficult() {
        if (!team.isVehicle()) {
            checkPace();
            list.note("{} do not Bog Down: no die (core rules) [FOW-CORE-07]", team.plural());
            return Crossing.ends(this, Passage.DIFFICULT_GOING);
        }
        boolean overloaded = in.get(Cross.OVERLOADED);
        return switch (in.reading(CrossReadings.BOGGING)) {
            case NO_ROLL -> {
                checkPace();
                list.note("No bogging roll for {} (reading) [FOW-CORE-07]", team.plural());
                yield Crossing.ends(this, Passage.DIFFICULT_GOING);
            }
            case SKILL_TEST -> mayBogDown(MovementTest.OUT_OF_THE_MUD, SkillTest.plain(in.get(Cross.SKILL)));
            case TWO_PLUS ->
                overloaded && in.reading(CrossReadings.OVERLOADED_BOGGING) == OverloadedBogging.THREE_PLUS
                        ? mayBogDown(MovementTest.BOGGING_LOADED, THREE_PLUS)
                        : mayBogDown(MovementTest.BOGGING, TWO_PLUS);
        };
    }

    private Crossing mayBogDown(Test test, RequiredRoll need) {
        checkPace();
        list.note("A vehicle may Bog Down in Difficult Going (core rules) [FOW-CORE-07]");
        return Crossing.tests(this, Passage.BOGGED_DOWN, umpire -> umpire.test(test, need));
    }

    private void checkPace() {
        if (!in.find(Cross.AT_THE_DOUBLE).orElse(false)) {
            return;
        }
        if (in.reading(CrossReadings.DOUBLE_TIME) == DoubleTime.ALLOWED) {
            list.note("At the Double through Difficult Going (reading) [FOW-CORE-30]");
        } else {
            list.forbid(
                    "No team may move At the Double through Difficult or Very Difficult Going (core rules) [FOW-CORE-30]");
        }
    }
}
