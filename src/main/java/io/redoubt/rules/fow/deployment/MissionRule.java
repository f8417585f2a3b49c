package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;

/** A special rule of the mission about fortifications, or none; with checks of fortifications against the mission. */
enum MissionRule implements PlainName {
    NONE,
    FORTIFICATIONS,
    DEFENSIVE_BATTLE;

    static final SentenceTemplate NOT_GIVEN = SentenceTemplate.of(
            "No mission given: assumed to have the Fortifications special rule [FOW-GEN-12, FOW-GEN-11]");

    /**
     * Returns these rules.
     *
     * @throws BadInputException if they combine none with another rule
     */
    static List<MissionRule> consistent(List<MissionRule> mission) {
        if (mission.contains(NONE) && mission.size() > 1) {
            throw new BadInputException("--mission none and --mission with a rule cannot be combined; give only one");
        }
        return mission;
    }

    static void check(Fortification type, List<MissionRule> mission, Inputs inputs, Checklist list) {
        if (type.isBunker()) {
            checkBunker(type, mission, inputs, list);
        } else {
            checkOther(type, mission, list);
        }
    }

    /** Judges Bunkers, which have additional rules ({@link DeploymentReadings#OWN_BUNKERS}). */
    static void checkBunker(Object what, List<MissionRule> mission, Inputs inputs, Checklist list) {
        if (!mission.contains(FORTIFICATIONS)) {
            DeploymentReadings.OwnBunkers way = inputs.reading(DeploymentReadings.OWN_BUNKERS);
            if (way == DeploymentReadings.OwnBunkers.ANY_MISSION) {
                list.note("{}: a force may use its own Bunkers in any mission (reading) [FOW-GEN-12]", what);
                return;
            }
            if (way == DeploymentReadings.OwnBunkers.EITHER_RULE && mission.contains(DEFENSIVE_BATTLE)) {
                list.note("{}: part of the force in a Defensive Battle [FOW-DEPL-03, FOW-GEN-12]", what);
                return;
            }
        }
        checkOther(what, mission, list);
    }

    /** Judges fortifications that only the Fortifications special rule allows. */
    static void checkOther(Object what, List<MissionRule> mission, Checklist list) {
        if (mission.contains(FORTIFICATIONS)) {
            list.note("{}: allowed by the Fortifications special rule [FOW-GEN-12, FOW-GEN-11]", what);
        } else {
            list.fault("{}: only with the Fortifications special rule [FOW-GEN-11, FOW-GEN-12]", what);
        }
    }
}
