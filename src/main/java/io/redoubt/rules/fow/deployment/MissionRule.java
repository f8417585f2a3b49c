package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;

/**
 * A special rule of the mission that bears on fortifications, or the word that it has none; and whether a mission lets
 * fortifications be used at all.
 */
enum MissionRule implements NamedConstant {
    NONE("neither special rule"),
    FORTIFICATIONS("the Fortifications special rule"),
    DEFENSIVE_BATTLE("the Defensive Battle special rule");

    static final SentenceTemplate NOT_GIVEN = SentenceTemplate.of(
            "No mission given: assumed to have the Fortifications special rule [FOW-GEN-12, FOW-GEN-11]");

    private final String words;

    MissionRule(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /**
     * Returns these rules.
     *
     * @throws BadInputException if it is said both that there are none and that there is one
     */
    static List<MissionRule> consistent(List<MissionRule> mission) {
        if (mission.contains(NONE) && mission.size() > 1) {
            throw new BadInputException(
                    "--mission none and --mission with a rule contradict each other: give one of them");
        }
        return mission;
    }

    /** Judges one type of fortification. */
    static void check(Fortification type, List<MissionRule> mission, Inputs inputs, Checklist list) {
        if (type.isBunker()) {
            checkBunker(type, mission, inputs, list);
        } else {
            checkOther(type, mission, list);
        }
    }

    /** Judges Bunkers, of which the chapter says more ({@link DeploymentReadings#OWN_BUNKERS}). */
    static void checkBunker(Object what, List<MissionRule> mission, Inputs inputs, Checklist list) {
        if (!mission.contains(FORTIFICATIONS)) {
            DeploymentReadings.OwnBunkers way = inputs.reading(DeploymentReadings.OWN_BUNKERS);
            if (way == DeploymentReadings.OwnBunkers.ANY_MISSION) {
                list.note("{}: your group lets a force use its own Bunkers in any mission [FOW-GEN-12]", what);
                return;
            }
            if (way == DeploymentReadings.OwnBunkers.EITHER_RULE && mission.contains(DEFENSIVE_BATTLE)) {
                list.note("{}: part of the force in a Defensive Battle [FOW-DEPL-03, FOW-GEN-12]", what);
                return;
            }
        }
        checkOther(what, mission, list);
    }

    /** Judges everything else. */
    static void checkOther(Object what, List<MissionRule> mission, Checklist list) {
        if (mission.contains(FORTIFICATIONS)) {
            list.note("{}: allowed by the Fortifications special rule [FOW-GEN-12, FOW-GEN-11]", what);
        } else {
            list.fault("{}: not without the Fortifications special rule [FOW-GEN-11, FOW-GEN-12]", what);
        }
    }
}
